import { checkStart } from './check-start.ts'
import { FolderInUseError } from './db/lock-folder.ts'
import { readEnv, SettingError } from './env.ts'

/** Says in one line why there is no start; only what nobody expected is shown with where it came from. */
function explain(error: unknown): string {
  if (error instanceof SettingError || error instanceof FolderInUseError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

async function start(): Promise<void> {
  const env = readEnv(process.env)
  await checkStart(env)
  // `npm start` asks for no more than this before it builds the page.
  if (process.argv.includes('--check')) return
  // Loaded only now: it takes seconds, which nobody should wait for to read that a setting is wrong.
  const { serve } = await import('./serve.ts')
  await serve(env)
}

start().catch((error: unknown) => {
  process.stderr.write(`Evenhand cannot start: ${explain(error)}\n`)
  process.exit(1)
})
