import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { expectRunToSurvive } from './testing/expect-run-to-survive.ts'
import { killSpawned } from './testing/spawn-server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evenhand-main-'))
})
afterEach(killSpawned)
afterAll(() => rm(folder, { recursive: true, force: true }))

it.each([
  ['PGlite', 'SIGKILL'],
  ['PostgreSQL', 'SIGKILL'],
  ['PostgreSQL', 'SIGTERM'],
] as const)(
  'a server on %s that gets a %s in the middle of a run ends it after its restart: no row lost, none twice',
  { timeout: 240_000 },
  async (kind, signal) => {
    await expectRunToSurvive(kind, { signal, folder })
    expect.hasAssertions()
  },
)
