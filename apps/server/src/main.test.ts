import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readEnv, SettingError, type Env } from './env.ts'
import { killSpawned, spawnRefused, spawnServer } from './testing/spawn-server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evenhand-main-'))
})
afterEach(killSpawned)
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('starting', { timeout: 120_000 }, () => {
  it('refuses a second server on the same embedded database', async () => {
    const settings = { DATA_DIR: join(folder, 'locked') }
    const first = await spawnServer(settings)
    const second = await spawnRefused(settings)
    expect(second.code).toBe(1)
    expect(second.output).toMatch(/^Evenhand cannot start: .*db\.lock is held by process \d+/m)
    first.process.kill('SIGINT')
    expect(await first.exited).toBe(0)
  })

  it('makes its secret once, for its own eyes', async () => {
    const path = join(folder, 'locked', 'secret')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(await readFile(path, 'utf8')).toMatch(/^[0-9a-f]{64}$/)
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
    [{ PUBLIC_URL: 'evenhand.example' }, 'PUBLIC_URL'],
    [{ ROLE: 'worker' }, 'ROLE'],
    [{ ROLE: 'everything' }, 'ROLE'],
    [{ WORKER_THREADS: '0' }, 'WORKER_THREADS'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  ])('is refused with the name of the bad setting: %j', (settings, name) => {
    const read = (): Env => readEnv({ DATA_DIR: join(folder, 'unused'), ...settings })
    expect(read).toThrow(SettingError)
    expect(read).toThrow(new RegExp(`^setting ${name}: [^\n]+$`))
  })

  it('ends with 1 and one line where a setting is bad', async () => {
    const { code, output } = await spawnRefused({ DATA_DIR: join(folder, 'unused'), PORT: 'eighty' })
    expect(code).toBe(1)
    expect(output.trimEnd().split('\n')).toEqual([expect.stringMatching(/^Evenhand cannot start: setting PORT: /)])
  })

  it('refuses a damaged secret instead of making another', async () => {
    const damaged = await mkdtemp(join(folder, 'damaged-'))
    await writeFile(join(damaged, 'secret'), 'changeme')
    const { code, output } = await spawnRefused({ DATA_DIR: damaged })
    expect([code, output]).toEqual([1, expect.stringContaining('setting DATA_DIR: ')])
  })
})
