import type { Server } from 'node:http'
import { createApp } from './app.ts'
import { FolderInUseError } from './db/lock-folder.ts'
import { openDeps, type Deps } from './deps.ts'
import { readEnv, SettingError, type Env } from './env.ts'
import { openPort } from './http/open-port.ts'
import { startWorker } from './worker.ts'

/** Time to stop in, after which the process ends with what is still open. */
const STOP_WITHIN = 4_500

const say = (line: string): void => void process.stdout.write(`${line}\n`)

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

function explain(error: unknown): string {
  if (error instanceof SettingError || error instanceof FolderInUseError)
    return `Evenhand cannot start: ${error.message}`
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return `Evenhand cannot start: ${detail}`
}

async function listen(deps: Deps, env: Env): Promise<Server> {
  const app = createApp(deps)
  const { server, port } = await openPort(app.fetch, { port: env.PORT, hostname: env.HOST }).catch(
    (error: NodeJS.ErrnoException) => {
      const isOurs = error.code === 'EADDRINUSE' || error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL'
      throw isOurs ? new SettingError(`setting PORT: ${env.HOST}:${env.PORT} cannot be opened (${error.code})`) : error
    },
  )
  const host = env.HOST === '0.0.0.0' || env.HOST === '::' ? 'localhost' : env.HOST
  say(`Evenhand is ready at ${env.PUBLIC_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`}`)
  return server
}

async function start(): Promise<void> {
  const env = readEnv(process.env)
  const deps = await openDeps(env)
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

start().catch((error: unknown) => fail(explain(error)))
