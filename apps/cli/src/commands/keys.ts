import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadTranslator } from '../load-translator.ts'
import { nameMasterKey, readMasterKeys, readState, writeMasterKeys } from '../master-key-file.ts'
import { parseCommandLine } from '../parse-command-line.ts'
import { UsageError } from '../usage-error.ts'

/** How often a server looks for new keys, twice over, and time to wrap many. */
const PATIENCE = 60_000
const LOOK_AGAIN = 500
const KEY_BYTES = 32

type Tell = (key: string, values?: Record<string, string | number>) => void
type Place = { file: string; data: string }

/**
 * Looks after the master keys of a server's file: `list` names them, `rotate` adds one and waits until the running
 * server has wrapped everything by it, `prune` takes out those that wrap nothing any more.
 * Exit code 1 where the server did not answer in time.
 */
export async function keys(args: string[]): Promise<number> {
  const option = { type: 'string' } as const
  const options = { data: option, file: option, wait: option, language: option }
  const { values, positionals } = parseCommandLine({ args, allowPositionals: true, options })
  const data = values.data ?? process.env['DATA_DIR'] ?? './data'
  const file = values.file ?? process.env['MASTER_KEY_FILE'] ?? join(data, 'master-keys')
  const translator = await loadTranslator(values.language)
  const tell: Tell = (key, named = {}) => console.log(translator.translate(`cli.keys.${key}`, named))
  const [command = 'list', ...rest] = positionals
  if (rest.length > 0) throw new UsageError('name one command')
  if (command === 'list') return list({ file, data }, tell)
  if (command === 'rotate') return rotate({ file, data }, tell, Number(values.wait ?? PATIENCE / 1000) * 1000)
  if (command === 'prune') return prune({ file, data }, tell)
  throw new UsageError(`${command} is none of list, rotate, prune`)
}

function list({ file, data }: Place, tell: Tell): number {
  const inUse = readState(data)?.inUse ?? []
  for (const [index, key] of readMasterKeys(file).entries()) {
    const name = nameMasterKey(key)
    tell(index === 0 ? 'newest' : inUse.includes(name) ? 'inUse' : 'unused', { name })
  }
  return 0
}

async function rotate({ file, data }: Place, tell: Tell, patience: number): Promise<number> {
  const known = readMasterKeys(file)
  const key = randomBytes(KEY_BYTES).toString('hex')
  const name = nameMasterKey(key)
  writeMasterKeys(file, [key, ...known])
  tell('added', { name, file })
  for (const end = Date.now() + patience; Date.now() < end; await sleep(LOOK_AGAIN)) {
    const state = readState(data)
    if (state?.newest === name && state.inUse.every((id) => id === name)) {
      tell('rotated', { name })
      return 0
    }
  }
  tell('waiting', { seconds: Math.round(patience / 1000) })
  return 1
}

function prune({ file, data }: Place, tell: Tell): number {
  const [newest, ...older] = readMasterKeys(file)
  const state = readState(data)
  if (newest === undefined || state?.newest !== nameMasterKey(newest)) {
    tell('unknown')
    return 1
  }
  const kept = older.filter((key) => state.inUse.includes(nameMasterKey(key)))
  if (kept.length < older.length) writeMasterKeys(file, [newest, ...kept])
  tell('pruned', { count: older.length - kept.length })
  return 0
}
