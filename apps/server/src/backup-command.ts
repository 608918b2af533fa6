import { dumpTo, restoreFrom } from './backup/backup.ts'
import { DumpError } from './backup/dump-form.ts'
import { FolderInUseError } from './db/lock-folder.ts'
import { readEnv, SettingError } from './env.ts'

/** `dump FILE`, `restore FILE [--replace]`: what `evenhand` calls. Says its result, or why not, as one line of JSON. */
const [command = '', path = '', option] = process.argv.slice(2)

try {
  const env = readEnv({ ...process.env, LOG_LEVEL: 'error', ROLE: 'all', WORKER_THREADS: '1' })
  const result = command === 'dump' ? await dumpTo(env, path) : await restoreFrom(env, path, option === '--replace')
  process.stdout.write(`${JSON.stringify(result)}\n`)
} catch (error) {
  const isExpected = error instanceof DumpError || error instanceof FolderInUseError || error instanceof SettingError
  const code = (error as NodeJS.ErrnoException).code
  if (!isExpected && code !== 'ENOENT' && code !== 'EACCES') throw error
  process.stdout.write(`${JSON.stringify({ error: (error as Error).message })}\n`)
  process.exitCode = 1
}
