import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadTranslator } from '../load-translator.ts'
import { parseCommandLine } from '../parse-command-line.ts'
import { refuseUnwritable } from '../refuse-unwritable.ts'
import { UsageError } from '../usage-error.ts'

/** The server's own program: the command line imports nothing of it. */
const PROGRAM = fileURLToPath(new URL('../../../server/src/backup-command.ts', import.meta.url))

type Answer = { rows: number; erased?: number } | { error: string }

/** Writes the database to a file. The embedded database needs its server stopped. Exit code 1 where it was not done. */
export async function dump(args: string[]): Promise<number> {
  return run('dump', args, {})
}

/** Fills the database from such a file; the server must be stopped. Exit code 1 where it was not done. */
export async function restore(args: string[]): Promise<number> {
  return run('restore', args, { replace: { type: 'boolean' } })
}

async function run(name: 'dump' | 'restore', args: string[], more: { replace?: { type: 'boolean' } }): Promise<number> {
  const option = { type: 'string' } as const
  const options = { data: option, language: option, ...more }
  const { values, positionals } = parseCommandLine({ args, allowPositionals: true, options })
  const [file, ...rest] = positionals
  if (file === undefined || rest.length > 0) throw new UsageError('name one file')
  if (name === 'dump') refuseUnwritable('FILE', file)
  const translator = await loadTranslator(values.language)
  const env = { ...process.env, ...(values.data === undefined ? {} : { DATA_DIR: values.data }) }
  const order = [PROGRAM, name, resolve(file), ...('replace' in values && values.replace ? ['--replace'] : [])]
  const { stdout } = spawnSync(process.execPath, order, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  const answer = parseAnswer(stdout)
  if ('error' in answer) {
    console.error(`evenhand ${name}: ${answer.error}`)
    return 1
  }
  const { rows, erased = 0 } = answer
  console.log(translator.translate(name === 'dump' ? 'cli.dump.written' : 'cli.dump.restored', { rows, file, erased }))
  return 0
}

function parseAnswer(stdout: string): Answer {
  const line = stdout.trimEnd().split('\n').at(-1) ?? ''
  return line.startsWith('{') ? (JSON.parse(line) as Answer) : { error: 'stopped' }
}
