import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../apps/server/src/app.ts'
import { openDeps, type Deps } from '../../apps/server/src/deps.ts'
import { readEnv } from '../../apps/server/src/env.ts'
import { openPort } from '../../apps/server/src/http/open-port.ts'
import { startWorker } from '../../apps/server/src/worker.ts'

export type OpenServer = {
  url: string
  deps: Deps
  /** The same server at another address, with some of its parts replaced. */
  listen(parts: Partial<Deps>): Promise<string>
  stop(): Promise<void>
}

/** An engine that fails as its text asks. */
const filename = new URL('../../apps/server/src/jobs/testing/moody-engine-thread.ts', import.meta.url).href

/** The real server on a port of its own, in this process, so that a test can break its database under it. */
export async function openServer(settings: Record<string, string>, port = 0): Promise<OpenServer> {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-open-'))
  const env = readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent', WORKER_THREADS: '1', RATE_LIMITS: 'off', ...settings })
  const deps = await openDeps(env, { engine: { filename } })
  const stopWorker = await startWorker(deps)
  const closing: (() => void)[] = []
  const listen = async (parts: Partial<Deps>, port = 0): Promise<string> => {
    const app = createApp({ ...deps, ...parts })
    const opened = await openPort(app.fetch, { port, hostname: 'localhost' })
    closing.push(() => {
      opened.server.close()
      opened.server.closeAllConnections()
    })
    return `http://localhost:${opened.port}`
  }
  return {
    url: await listen({}, port),
    deps,
    listen: (parts) => listen(parts),
    async stop() {
      deps.stopping.abort()
      for (const close of closing) close()
      await stopWorker()
      await deps.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
