import type { Server } from 'node:http'
import { createApp } from './app.ts'
import { explainPort } from './check-start.ts'
import { explainDatabase } from './db/explain-database.ts'
import { openDeps, type Deps } from './deps.ts'
import { describeStart } from './describe-start.ts'
import type { Env } from './env.ts'
import { openPort } from './http/open-port.ts'
import { startWorker } from './worker.ts'

/** Time to stop in, after which the process ends with what is still open. */
const STOP_WITHIN = 4_500

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function listen(deps: Deps, env: Env): Promise<Server> {
  const app = createApp(deps)
  const { server, port } = await openPort(app.fetch, { port: env.PORT, hostname: env.HOST }).catch(
    (error: NodeJS.ErrnoException) => {
      throw explainPort(error, env)
    },
  )
  const host = env.HOST === '0.0.0.0' || env.HOST === '::' ? 'localhost' : env.HOST
  say(`Evenhand is ready at ${env.PUBLIC_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`}`)
  // Beside the logs, which alone have standard output and are JSON.
  if (env.LOG_LEVEL !== 'silent') process.stderr.write(`${describeStart(env, deps.payments).join('\n')}\n`)
  return server
}

/** Opens everything, answers requests and works until a signal ends it. Throws SettingError for what cannot be used. */
export async function serve(env: Env): Promise<void> {
  const deps = await openDeps(env).catch((error: unknown) => {
    throw explainDatabase(error, env)
  })
  const stopWorker = env.ROLE === 'web' ? undefined : await startWorker(deps)
  let server: Server | undefined
  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_WITHIN).unref()
    deps.stopping.abort()
    server?.close()
    server?.closeIdleConnections()
    await stopWorker?.()
    await deps.close()
    server?.closeAllConnections()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
  if (env.ROLE === 'worker') say('Evenhand is working')
  else server = await listen(deps, env)
}
