import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export type SpawnedServer = {
  url: string
  process: ChildProcess
  /** Resolves to the exit code; null after a signal. */
  exited: Promise<number | null>
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const READY_WITHIN = 240_000

const running = new Set<ChildProcess>()

/** Ends what a failed test left behind. */
export function killSpawned(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** Starts the server as people do, on a free port, and waits until it says that it is ready. */
export async function spawnServer(settings: Record<string, string>): Promise<SpawnedServer> {
  const { child, exited, output } = spawnMain(settings)
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready: ${output()}`)), READY_WITHIN)
    child.stdout?.on('data', () => {
      const ready = /^Evenhand is ready at (\S+)$/m.exec(output())
      if (!ready) return
      clearTimeout(timer)
      resolve(ready[1]!)
    })
    void exited.then((code) => reject(new Error(`ended with ${code}: ${output()}`)))
  })
  return { url, process: child, exited }
}

/** Starts the server where it is expected to refuse; what it said and its exit code. */
export async function spawnRefused(settings: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { exited, output } = spawnMain(settings)
  return { code: await exited, output: output() }
}

function spawnMain(settings: Record<string, string>) {
  const env = {
    PATH: process.env['PATH'],
    PORT: '0',
    LOG_LEVEL: 'error',
    PLANS: 'off',
    WORKER_THREADS: '1',
    RATE_LIMITS: 'off',
    ...settings,
  }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  running.add(child)
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  void exited.then(() => running.delete(child))
  return { child, exited, output: () => text }
}
