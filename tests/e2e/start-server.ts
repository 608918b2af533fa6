import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
const READY = /ready at (\S+)/

/** One thread: a second takes longer to load than it would save on the few resumes of a test. */
const DEFAULTS = { NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'error', WORKER_THREADS: '1' }

export type TestServer = { url: string; stop: () => Promise<void> }

/** Starts the real server on a free port with an empty embedded database; resolves when it says that it is ready. */
export async function startServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-e2e-'))
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...DEFAULTS, DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const match = READY.exec(output)
      if (match?.[1]) resolve(match[1])
    })
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code} before it was ready`)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, stop }
}
