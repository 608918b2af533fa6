import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { createMasterKeys } from './crypto/master-keys.ts'
import { createSecret } from './crypto/secret.ts'
import { openTestDatabase } from './db/testing/open-test-database.ts'
import { openDeps } from './deps.ts'
import { readEnv } from './env.ts'
import { screenOne } from './features/runs/screen-one.ts'
import { createLog } from './http/log.ts'
import { startWorker } from './worker.ts'

type Line = { level: string; event: string; code?: string }

it('what is cut off because the server stops is no error in its log', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'evenhand-deps-'))
  const lines: Line[] = []
  const filename = new URL('jobs/testing/moody-engine-thread.ts', import.meta.url).href
  const deps = await openDeps(readEnv({ DATA_DIR, PLANS: 'off' }), {
    connection: await openTestDatabase('PGlite'),
    secret: createSecret(randomBytes(32)),
    masterKeys: createMasterKeys([randomBytes(32)]),
    engine: { filename, threads: 1, name: { id: 'moody', version: '1' } },
    log: createLog('info', (line) => void lines.push(JSON.parse(line) as Line)),
  })
  const stopWorker = await startWorker(deps)
  const owner = { id: 'guest:1', kind: 'guest', network: '192.0.2' } as const
  const order = { owner, text: 'PLEASE HANG', fileName: 'a.txt', language: 'en' }
  const answer = screenOne(deps, order).catch((error: unknown) => error)
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select 1 from resumes where state = 'running'`.execute(deps.db)
      expect(rows).toHaveLength(1)
    },
    { timeout: 60_000, interval: 100 },
  )
  deps.stopping.abort()
  await stopWorker()
  await deps.close()
  expect(await answer).toMatchObject({ code: 'unavailable' })
  expect(lines.filter(({ level }) => level === 'error')).toEqual([])
  expect(lines.filter(({ code }) => code === 'stopping').map(({ event }) => event)).toEqual(['engine', 'queue'])
  await rm(DATA_DIR, { recursive: true, force: true })
})
