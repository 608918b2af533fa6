import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadMasterKeys } from './master-keys.ts'

const A = 'a'.repeat(64)
const B = 'b'.repeat(64)
const DATABASE_URL = 'postgres://db.example/evenhand'

describe('master keys', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'evenhand-keys-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('are made once, for the server alone to read, where the database is embedded', async () => {
    const DATA_DIR = join(folder, 'embedded')
    const first = await loadMasterKeys({ DATA_DIR })
    const path = join(DATA_DIR, 'master-keys')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(await readFile(path, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
    expect((await loadMasterKeys({ DATA_DIR })).newest().id).toBe(first.newest().id)
  })

  it.each([
    { DATABASE_URL, NODE_ENV: 'production' },
    { DATABASE_URL, PUBLIC_URL: 'https://evenhand.example' },
  ])('must be given to a PostgreSQL installation in production: %j', async (settings) => {
    await expect(loadMasterKeys({ DATA_DIR: folder, ...settings })).rejects.toThrow(/^setting MASTER_KEY_FILE: /)
    const given = await loadMasterKeys({ DATA_DIR: folder, ...settings, MASTER_KEY: A })
    expect(given.newest().bytes.toString('hex')).toBe(A)
  })

  it.each(['changeme', A.slice(1), `${A},short`, ','])('are refused when they are not keys: %s', async (MASTER_KEY) => {
    await expect(loadMasterKeys({ DATA_DIR: folder, MASTER_KEY })).rejects.toThrow(/^setting MASTER_KEY: /)
  })

  it('are read from a file, the newest first, and again when it has changed', async () => {
    const MASTER_KEY_FILE = join(folder, 'file')
    await expect(loadMasterKeys({ DATA_DIR: folder, MASTER_KEY_FILE })).rejects.toThrow(/cannot be read/)
    await writeFile(MASTER_KEY_FILE, `${A}\n`)
    const keys = await loadMasterKeys({ DATA_DIR: folder, MASTER_KEY_FILE })
    const old = keys.newest()
    await writeFile(MASTER_KEY_FILE, `${B}\n${A}\n`)
    await keys.reload()
    expect(keys.newest().bytes.toString('hex')).toBe(B)
    expect(keys.find(old.id)).toEqual(old)
  })
})
