import { createHmac } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from './usage-error.ts'

/** What a server notes of its master keys: names only. */
export type KeyState = { newest: string; inUse: string[] }

const KEY = /^[0-9a-f]{64}$/i

/** A key's name, as the server gives it: it tells nothing of the key. */
export function nameMasterKey(key: string): string {
  return createHmac('sha256', Buffer.from(key, 'hex')).update('evenhand master key').digest('hex').slice(0, 12)
}

/** Keys of a file, the newest first. Throws UsageError where it is no such file. */
export function readMasterKeys(file: string): string[] {
  const text = read(file)
  if (text === undefined) throw new UsageError(`there is no file ${file}: start the server once, or name it by --file`)
  const keys = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (keys.length === 0 || !keys.every((key) => KEY.test(key)))
    throw new UsageError(`${file} is no file of master keys`)
  return keys
}

/** Replaces the file in one step: whoever reads it sees the old keys or the new ones, also after a loss of power. */
export function writeMasterKeys(file: string, keys: string[]): void {
  const draft = `${file}.new`
  try {
    const opened = openSync(draft, 'w', 0o600)
    writeSync(opened, `${keys.join('\n')}\n`)
    fsyncSync(opened)
    closeSync(opened)
    renameSync(draft, file)
  } catch (error) {
    throw new UsageError(`${file} could not be written: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** What the server that uses the folder noted last; undefined where none has. */
export function readState(data: string): KeyState | undefined {
  const text = read(join(data, 'master-keys.json'))
  return text === undefined ? undefined : (JSON.parse(text) as KeyState)
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new UsageError(`${path} could not be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}
