import { existsSync } from 'node:fs'
import type { Run, RunDetail } from '@evenhand/model'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openChain, verifyChain } from './crypto/decision-log.ts'
import { DATABASES } from './db/testing/open-test-database.ts'
import { sweepPrivacy } from './features/privacy/sweep-privacy.ts'
import { createErasers } from './features/runs/erasers.ts'
import { takeOverRuns } from './features/runs/take-over-runs.ts'
import { writeMailFile } from './mail/mail-folder.ts'
import { inventedResume, startTestServer, type TestServer, type Visitor } from './testing/start-test-server.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

describe.each(DATABASES)('retention on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ kind, settings: { RETENTION_DAYS: '90', DECISION_LOG_DAYS: '365' } })
  })
  afterAll(() => server.close())

  const sweepAt = (time: number) => sweepPrivacy(server.deps, createErasers(server.deps), new Date(time))
  async function screen(visitor: Visitor): Promise<string> {
    const run = await visitor.createRun(1)
    await visitor.sendTexts(run.id, { 0: inventedResume(1) })
    await visitor.finish(run.id)
    return run.id
  }
  /** An account with a run of its own; made in the database, because how accounts are made is not the matter here. */
  async function screenAs(userId: string, days: number | null): Promise<string> {
    const guest = server.visit()
    const runId = await screen(guest)
    const { owner_id } = await server.deps.db
      .selectFrom('runs')
      .select('owner_id')
      .where('id', '=', runId)
      .executeTakeFirstOrThrow()
    await sql`insert into users (id, email, name, retention_days) values (${userId}, ${`${userId}@x.example`}, '', ${days})`.execute(
      server.deps.db,
    )
    await takeOverRuns(server.deps, { guestId: owner_id, userId })
    return runId
  }
  const exists = async (runId: string): Promise<boolean> => {
    const { rows } = await sql`select 1 from runs where id = ${runId}`.execute(server.deps.db)
    return rows.length === 1
  }

  it('T56: deletes a run the day after its owner wants it no longer, and the others by the setting', async () => {
    const own = await screenAs('thirty', 30)
    const usual = await screenAs('usual', null)
    const now = Date.now()
    await sweepAt(now + 30 * DAY - HOUR)
    expect([await exists(own), await exists(usual)]).toEqual([true, true])
    await sweepAt(now + 31 * DAY)
    expect([await exists(own), await exists(usual)]).toEqual([false, true])
    await sweepAt(now + 90 * DAY - HOUR)
    expect(await exists(usual)).toBe(true)
    await sweepAt(now + 91 * DAY)
    expect(await exists(usual)).toBe(false)
  })

  it('T56: deletes mails that were written as files after a week', async () => {
    const path = await writeMailFile(server.deps.env.DATA_DIR, Buffer.from('To: ines@x.example'))
    await sweepAt(Date.now() + 7 * DAY - HOUR)
    expect(existsSync(path)).toBe(true)
    await sweepAt(Date.now() + 7 * DAY + HOUR)
    expect(existsSync(path)).toBe(false)
  })

  it('T56: deletes what a guest left a day after the last visit, with the key; the count of uses stays', async () => {
    const guest = server.visit()
    const runId = await screen(guest)
    const now = Date.now()
    await sweepAt(now + DAY - HOUR)
    expect(((await (await guest.request('/api/runs')).json()) as { runs: Run[] }).runs).toHaveLength(1)
    await sweepAt(now + DAY + HOUR)
    expect(await exists(runId)).toBe(false)
    const { rows } =
      await sql`select 1 from guests union all select 1 from data_keys where owner_id like 'guest:%'`.execute(
        server.deps.db,
      )
    expect(rows).toEqual([])
    // The same browser begins anew.
    const again = await screen(guest)
    expect(((await (await guest.request(`/api/runs/${again}`)).json()) as RunDetail).resumes[0]?.state).toBe('done')
  })

  it('T56: deletes how a guest used the allowance after the thirty days it counts for; an account keeps its own', async () => {
    const { db } = server.deps
    const guest = server.visit()
    const { id } = (await (await guest.post('/api/device-runs', { amount: 1 })).json()) as { id: string }
    await guest.post(`/api/device-runs/${id}/done`, { succeeded: 1 })
    await sql`insert into ledger (owner_id, run_id, kind, amount) values ('user:kept', 'a', 'charge', 1)`.execute(db)
    const listOwners = async () => {
      const { rows } = await sql<{ owner: string }>`
        select distinct split_part(owner_id, ':', 1) as owner from
          (select owner_id from ledger union all select owner_id from device_runs) used order by 1`.execute(db)
      return rows.map(({ owner }) => owner)
    }
    const now = Date.now()
    await sweepAt(now + 30 * DAY - HOUR)
    expect(await listOwners()).toEqual(['guest', 'user'])
    await sweepAt(now + 30 * DAY + HOUR)
    expect(await listOwners()).toEqual(['user'])
  })

  it('strangers who ask for what they never left fill no table, and what a refused run made goes after a day', async () => {
    const { db } = server.deps
    const count = async () =>
      (
        await sql<{ rows: number }>`select (select count(*) from decision_log) + (select count(*) from tombstones)
        + (select count(*) from data_keys where owner_id like 'guest:%') as rows`.execute(db)
      ).rows[0]!.rows
    await server.deps.vault.keyOf('installation')
    const before = await count()
    expect((await server.visit().request('/api/me/export')).status).toBe(200)
    const answer = await server.visit().request('/api/me/data', { method: 'DELETE' })
    expect(await answer.json()).toMatchObject({ runs: 0, keyDestroyed: false })
    expect(await count()).toBe(before)
    await server.deps.vault.keyOf('guest:refused')
    await sweepAt(Date.now() + DAY - HOUR)
    expect(await server.deps.vault.findKey('guest:refused')).toBeDefined()
    await sweepAt(Date.now() + DAY + HOUR)
    expect(await server.deps.vault.findKey('guest:refused')).toBeUndefined()
  })

  it('counts a visit as use', async () => {
    const guest = server.visit()
    const runId = await screen(guest)
    await sql`update guests set last_used_at = now() - interval '23 hours'`.execute(server.deps.db)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR })
    try {
      await guest.request('/api/allowance')
    } finally {
      vi.useRealTimers()
    }
    const { rows } = await sql`select 1 from guests where last_used_at < now() - interval '1 hour'
      and id = (select owner_id from runs where id = ${runId})`.execute(server.deps.db)
    expect(rows).toEqual([])
  })

  it('T56: keeps the log of decisions for its own time; what is left can still be checked', async () => {
    await screenAs('logged', null)
    const chain = await openChain(server.deps.vault, 'user:usual')
    expect(await verifyChain(server.deps.db, chain)).toEqual({ entries: 1 })
    await sweepAt(Date.now() + 366 * DAY)
    expect(await verifyChain(server.deps.db, chain)).toEqual({ entries: 0 })
    expect(
      (await sql`select 1 from decision_log where entry not like '%retention%'`.execute(server.deps.db)).rows,
    ).toEqual([])
  })
})
