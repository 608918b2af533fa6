import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { RunDetail } from '@evenhand/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMasterKeys } from '../crypto/master-keys.ts'
import { createSecret } from '../crypto/secret.ts'
import { reconcileTombstones } from '../crypto/tombstones.ts'
import { openTestDatabase, type DatabaseKind } from '../db/testing/open-test-database.ts'
import { replayTombstones } from '../features/privacy/replay-tombstones.ts'
import { createErasers } from '../features/runs/erasers.ts'
import { inventedResume, startTestServer, type TestServer, type Visitor } from '../testing/start-test-server.ts'
import { readLines, writeLines } from './backup-file.ts'
import { restoreDump } from './restore-dump.ts'
import { writeDump } from './write-dump.ts'

const WAYS: [DatabaseKind, DatabaseKind][] = [
  ['PGlite', 'PostgreSQL'],
  ['PostgreSQL', 'PGlite'],
]

describe.each(WAYS)('T58: a dump of %s, restored to %s', { timeout: 120_000 }, (from, to) => {
  const opened = { secret: createSecret(randomBytes(32)), masterKeys: createMasterKeys([randomBytes(32)]) }
  let server: TestServer
  let folder: string
  let file: string
  let guest: Visitor
  let [kept, deleted] = ['', '']
  let before: RunDetail
  let written = 0

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'evenhand-dump-'))
    file = join(folder, 'evenhand.dump')
    server = await startTestServer({ kind: from, opened })
    guest = server.visit()
    for (const job of ['Staff nurse', 'Cook']) {
      const run = await guest.createRun(1, job)
      await guest.sendTexts(run.id, { 0: inventedResume(1) })
      before = await guest.finish(run.id)
      kept = deleted
      deleted = run.id
    }
    before = (await (await guest.request(`/api/runs/${kept}`)).json()) as RunDetail
    written = await writeLines(file, (write) => writeDump(server.deps.db, write))
  }, 120_000)
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('is one file for its owner alone, and holds no word of a resume', async () => {
    expect(written).toBeGreaterThan(10)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const text = gunzipSync(await readFile(file)).toString()
    for (const word of ['Calder', 'Harbour Clinic', 'Wound care', 'Cook']) expect(text).not.toContain(word)
  })

  it('brings back every row, and deletes once more what was deleted since', async () => {
    const { DATA_DIR } = server.deps.env
    expect((await guest.request(`/api/runs/${deleted}`, { method: 'DELETE' })).status).toBe(204)
    await reconcileTombstones(server.deps.db, DATA_DIR)

    const connection = await openTestDatabase(to)
    const rows = await restoreDump(connection.db, readLines(file), false)
    const again: string[] = []
    await writeDump(connection.db, async (line) => void again.push(line))
    const lines = gunzipSync(await readFile(file))
      .toString()
      .trimEnd()
      .split('\n')
    expect(again.slice(1).sort()).toEqual(lines.slice(1).sort())
    expect(rows).toBe(written)

    const restored = await startTestServer({
      kind: to,
      opened: { ...opened, connection },
      settings: { DATA_DIR },
      works: false,
    })
    try {
      expect(await replayTombstones(restored.deps, createErasers(restored.deps))).toBe(1)
      const same = restored.visit()
      for (const [name, value] of guest.cookies) same.cookies.set(name, value)
      expect((await same.request(`/api/runs/${deleted}`)).status).toBe(404)
      expect(await (await same.request(`/api/runs/${kept}`)).json()).toEqual(before)
      // Numbers go on after those of the dump.
      expect((await same.createRun(1)).id).toEqual(expect.any(String))
      expect((await same.sendTexts(kept, { 0: inventedResume(1) })).status).toBeLessThan(500)
    } finally {
      await restored.close()
    }
  })

  // Slow on the embedded database, and no other there.
  it.each(WAYS.slice(0, 1).filter(([, target]) => target === to))(
    'is refused where a database is in use, and where the file is cut off, altered or something else',
    async () => {
      const connection = await openTestDatabase(to)
      const { db } = connection
      const bytes = await readFile(file)
      const lines = gunzipSync(bytes).toString().split('\n')
      const restore = async (content: Uint8Array, replaces = true): Promise<unknown> => {
        const path = join(folder, 'bad.dump')
        await writeFile(path, content)
        return restoreDump(db, readLines(path), replaces).catch((error: Error) => `${error.name}: ${error.message}`)
      }
      const text = (altered: string[]): Buffer => gzipSync(altered.join('\n'))
      expect(await restore(bytes)).toBeGreaterThan(10)
      expect(await restore(bytes, false)).toMatch(/^DumpError: the database is in use/)
      expect(await restore(bytes.subarray(0, bytes.length - 200))).toMatch(/^DumpError: /)
      expect(await restore(text(lines.slice(0, -2)))).toBe('DumpError: the dump was cut off')
      const row = lines.findIndex((line) => line.includes('"succeeded"'))
      expect(await restore(text(lines.filter((_, n) => n !== row)))).toMatch(/^DumpError: the dump is damaged/)
      expect(await restore(text(['{"format":"something"}']))).toBe('DumpError: this is no dump of Evenhand')
      expect(await restore(Buffer.from('no file of ours'))).toMatch(/^DumpError: /)
      expect(await restore(text([lines[0]!.replace(/"0\d+-[^"]+"/, '"9999-later"')]))).toMatch(
        /does not know 9999-later/,
      )
      expect(await restore(bytes)).toBeGreaterThan(10)
      await connection.close()
    },
  )
})
