import type { Allowance, ErrorBody } from '@evenhand/model'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '../../db/testing/open-test-database.ts'
import { inventedResume, startTestServer, type TestServer, type Visitor } from '../../testing/start-test-server.ts'

const moody = { filename: new URL('../../jobs/testing/moody-engine-thread.ts', import.meta.url).href }

describe.each(DATABASES)('the allowance of guests on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ kind, settings: { PLANS: 'on' }, engine: moody })
  })
  afterAll(() => server.close())

  const read = async (visitor: Visitor): Promise<Allowance> =>
    (await (await visitor.request('/api/allowance')).json()) as Allowance
  const create = (visitor: Visitor, files: number): Promise<Response> =>
    visitor.post('/api/runs', { fileNames: Array.from({ length: files }, (_, n) => `${n}.pdf`) })
  const ledger = async (runId: string): Promise<unknown[]> => {
    const { rows } = await sql<{ line: string }>`
      select kind || ' ' || amount as line from ledger where run_id = ${runId} order by id`.execute(server.deps.db)
    return rows.map(({ line }) => line)
  }

  it('is three before the first use, and costs nothing to read', async () => {
    expect(await read(server.visit('198.51.1'))).toEqual({ plan: 'guest', status: 'active', limit: 3, remaining: 3 })
  })

  it('T16 T17 is reserved with the run, charged for successes and given back for failures', async () => {
    const visitor = server.visit('198.51.2')
    const run = await visitor.createRun(3)
    expect(await read(visitor)).toMatchObject({ remaining: 0 })
    await visitor.sendTexts(run.id, { 0: inventedResume(0), 1: 'PLEASE FAIL', 2: '  ' })
    await visitor.finish(run.id)
    const left = await read(visitor)
    expect(left).toMatchObject({ limit: 3, remaining: 2 })
    const days = (Date.parse(left.resetsAt!) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)
    expect(await ledger(run.id)).toEqual(['reserve 3', 'release 1', 'charge 1', 'release 1'])
  })

  it('is given back when a run is cancelled, and reserved again for a second analysis of failures', async () => {
    const visitor = server.visit('198.51.3')
    const cancelled = await visitor.createRun(2)
    await visitor.post(`/api/runs/${cancelled.id}/cancel`)
    expect(await read(visitor)).toMatchObject({ remaining: 3 })
    const run = await visitor.createRun(1)
    await visitor.sendTexts(run.id, { 0: 'PLEASE FAIL' })
    await visitor.finish(run.id)
    await visitor.post(`/api/runs/${run.id}/retry`)
    await visitor.finish(run.id)
    expect(await ledger(run.id)).toEqual(['reserve 1', 'release 1', 'reserve 1', 'release 1'])
    expect(await read(visitor)).toMatchObject({ remaining: 3 })
  })

  it('refuses a run that is larger than what remains, and leaves nothing of it', async () => {
    const visitor = server.visit('198.51.4')
    const refused = await create(visitor, 4)
    const { error } = (await refused.json()) as ErrorBody
    expect([refused.status, error.code, error.args]).toEqual([
      402,
      'guest-limit',
      { requested: 4, remaining: 3, count: 3 },
    ])
    expect(error.message).toBe('Free users can only upload 3 resumes at a time. Please sign up for more.')
    expect(await (await visitor.request('/api/runs')).json()).toEqual({ runs: [] })
    expect(await read(visitor)).toMatchObject({ remaining: 3 })
  })

  it('T15 is never overdrawn by fifty requests at once', async () => {
    const visitor = server.visit('198.51.5')
    await read(visitor)
    const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await create(visitor, 1)).status))
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array<number>(3).fill(201), ...Array<number>(47).fill(402)])
    expect(await read(visitor)).toMatchObject({ remaining: 0 })
  })

  it('T19 ends at thirty a day for all guests of one network, whatever their cookies', async () => {
    const statuses: number[] = []
    for (let guest = 0; guest < 11; guest++) statuses.push((await create(server.visit('198.51.6'), 3)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(201), 402])
    expect((await create(server.visit('198.51.7'), 3)).status).toBe(201)
  })

  it('T18 opens again when its window has passed', async () => {
    const visitor = server.visit('198.51.8')
    const run = await visitor.createRun(3)
    await visitor.sendTexts(run.id, { 0: inventedResume(0), 1: inventedResume(1), 2: inventedResume(2) })
    await visitor.finish(run.id)
    expect((await create(visitor, 1)).status).toBe(402)
    await sql`update allowances set window_start = now() - interval '31 days' where id in
      (select json_array_elements_text(allowance_ids::json) from runs where id = ${run.id})`.execute(server.deps.db)
    expect(await read(visitor)).toMatchObject({ remaining: 3 })
    expect((await create(visitor, 3)).status).toBe(201)
  })

  it('T19 keeps no address: only a salted hash of the network', async () => {
    const { rows } = await sql<{ id: string }>`select id from allowances`.execute(server.deps.db)
    expect(rows.length).toBeGreaterThan(5)
    expect(JSON.stringify(rows)).not.toContain('198.51')
  })

  it('does not follow a forged cookie', async () => {
    const visitor = server.visit('198.51.9')
    await visitor.createRun(3)
    const { rows } = await sql<{ owner_id: string }>`
      select owner_id from runs order by created_at desc limit 1`.execute(server.deps.db)
    const guest = rows[0]!.owner_id.replace('guest:', '')
    const cookie = `gid=${guest}.${'A'.repeat(43)}`
    const forged = await server.visit('198.51.9').request('/api/runs', { headers: { cookie } })
    expect(await forged.json()).toEqual({ runs: [] })
  })
})
