import { randomBytes } from 'node:crypto'
import type { Allowance, AllowanceHistory, ErrorBody, PlanId } from '@evenhand/model'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSecret } from '../crypto/secret.ts'
import { connectPostgres } from '../db/connect.ts'
import { DATABASES } from '../db/testing/open-test-database.ts'
import { transaction } from '../db/transaction.ts'
import { readEnv } from '../env.ts'
import { createMeter } from '../features/allowance/meter.ts'
import { sendResumes } from '../features/runs/send-resumes.ts'
import { sweepDeviceRuns } from '../features/allowance/device-runs.ts'
import { signUpVisitor, type Member } from '../features/accounts/testing/sign-up-visitor.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { paymentsMode } from './payments-mode.ts'
import { planOf } from './plan-of.ts'
import { setPlan } from './set-plan.ts'

type User = Member & { id: string }

describe.each(DATABASES)('the allowance of an account on %s', (kind) => {
  let server: TestServer
  /** Signing up takes a password hash each, so accounts are shared where they start anew anyway. */
  let user: User
  let number = 0

  async function join(): Promise<User> {
    const member = await signUpVisitor(server, `member${number++}@mail.example`)
    const { rows } = await sql<{ id: string }>`select id from users where email = ${member.email}`.execute(
      server.deps.db,
    )
    return { ...member, id: rows[0]!.id }
  }
  beforeAll(async () => {
    server = await startTestServer({ kind, settings: { PLANS: 'on' }, works: false })
    user = await join()
  })
  afterAll(() => server.close())
  afterEach(() => vi.useRealTimers())

  const read = async (of = user): Promise<Allowance> =>
    (await (await of.ask('GET', '/api/allowance')).json()) as Allowance
  const create = (files: number, of = user): Promise<Response> =>
    of.ask('POST', '/api/runs', { fileNames: Array.from({ length: files }, (_, n) => `${n}.pdf`) })
  const reserve = (amount: number, of = user): Promise<Response> => of.ask('POST', '/api/device-runs', { amount })
  async function use(amount: number, of = user): Promise<void> {
    for (let left = amount; left > 0; left -= 1000) {
      const succeeded = Math.min(1000, left)
      const { id } = (await (await reserve(succeeded, of)).json()) as { id: string }
      expect((await of.ask('POST', `/api/device-runs/${id}/done`, { succeeded })).status).toBe(200)
    }
  }
  const forget = (): Promise<unknown> =>
    sql`delete from allowances where id in (${`user:${user.id}`}, ${`user:${user.id}#paid`})`.execute(server.deps.db)
  async function be(plan: PlanId, status: 'active' | 'expired' | 'cancelled' = 'active'): Promise<void> {
    await forget()
    await setPlan(server.deps.db, user.id, plan)
    if (plan !== 'free') await sql`update subscriptions set status = ${status}`.execute(server.deps.db)
  }
  const change = (text: string): Promise<unknown> => sql.raw(text).execute(server.deps.db)

  it('T18 is three a day from the first use, and whole again when the day is over', async () => {
    await be('free')
    expect(await read()).toEqual({ plan: 'free', status: 'active', limit: 3, remaining: 3 })
    await use(3)
    const left = await read()
    expect(left).toMatchObject({ remaining: 0 })
    const hours = (Date.parse(left.resetsAt!) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24.01)
    const refused = (await (await create(1)).json()) as ErrorBody
    expect(refused.error).toMatchObject({
      code: 'daily-limit',
      args: { requested: 1, remaining: 0, resetsAt: left.resetsAt },
    })
    await change(`update allowances set window_start = window_start - interval '25 hours'`)
    expect(await read()).toMatchObject({ remaining: 3 })
    expect((await create(3)).status).toBe(201)
  })

  it.each<[string, PlanId, 'active' | 'expired' | 'cancelled', number, number, [number, string, string]]>([
    ['more files than remain', 'free', 'active', 1, 3, [402, 'quota', 'You can only process up to 2 files at a time.']],
    [
      'nothing left on the free plan',
      'free',
      'active',
      3,
      1,
      [402, 'daily-limit', 'Daily upload limit reached. Please upgrade your plan or wait for reset.'],
    ],
    [
      'nothing left where a larger plan is sold',
      'basic',
      'active',
      300,
      1,
      [402, 'upload-limit', 'You have reached your upload limit. Please upgrade your plan or wait for reset.'],
    ],
    [
      'nothing left on the largest plan',
      'pro',
      'active',
      10_000,
      1,
      [402, 'paid-limit', 'Upload limit reached. Please wait for your quota to reset.'],
    ],
    [
      'an expired subscription',
      'basic',
      'expired',
      0,
      1,
      [402, 'subscription-expired', 'Your subscription has expired. Please renew to continue.'],
    ],
    [
      'a cancelled subscription',
      'pro',
      'cancelled',
      0,
      1,
      [
        402,
        'subscription-cancelled',
        'Your subscription was cancelled. Please renew it or start the free plan to continue.',
      ],
    ],
    [
      'more than a thousand files',
      'pro',
      'active',
      0,
      1001,
      [400, 'too-many-files', 'Maximum of 1000 files can be processed at once'],
    ],
  ])('says so: %s', async (_name, plan, status, used, files, expected) => {
    await be(plan, status)
    await use(used)
    const response = await create(files)
    const { error } = (await response.json()) as ErrorBody
    expect([response.status, error.code, error.message]).toEqual(expected)
    if (status !== 'active') expect(await read()).toMatchObject({ status, remaining: 0 })
  })

  it('is not guessed where it cannot be read', async () => {
    await be('free')
    await change('alter table subscriptions rename to away')
    const response = await create(1)
    await change('alter table away rename to subscriptions')
    const { error } = (await response.json()) as ErrorBody
    expect([response.status, error.code, error.message]).toEqual([
      503,
      'limits-unverified',
      'Unable to verify upload limits. Please try again.',
    ])
  })

  it('T15 is never passed by fifty requests at once', async () => {
    await be('free')
    const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await reserve(1)).status))
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array<number>(3).fill(201), ...Array<number>(47).fill(402)])
    await be('basic')
    await use(290)
    const granted = await Promise.all(Array.from({ length: 50 }, async () => (await reserve(3)).status))
    expect(granted.filter((status) => status === 201)).toHaveLength(3)
    expect(await read()).toMatchObject({ remaining: 1 })
  })

  it('T15 does not open twice in fifty requests at the end of its window', async () => {
    await be('free')
    await use(3)
    await change(`update allowances set window_start = window_start - interval '25 hours'`)
    const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await reserve(1)).status))
    expect(statuses.filter((status) => status === 201)).toHaveLength(3)
  })

  it('takes a larger plan at once, in the running month', async () => {
    await be('basic')
    await use(299)
    await setPlan(server.deps.db, user.id, 'pro')
    expect(await read()).toMatchObject({ plan: 'pro', limit: 10_000, remaining: 9701 })
    expect((await create(1000)).status).toBe(201)
  })

  it('takes a smaller plan at once, and never counts below nothing', async () => {
    await be('pro')
    await use(400)
    const { id } = (await (await reserve(10)).json()) as { id: string }
    await setPlan(server.deps.db, user.id, 'basic')
    expect(await read()).toMatchObject({ plan: 'basic', limit: 300, remaining: 0 })
    expect((await create(1)).status).toBe(402)
    expect((await user.ask('POST', `/api/device-runs/${id}/done`, { succeeded: 4 })).status).toBe(200)
    await setPlan(server.deps.db, user.id, 'pro')
    expect(await read()).toMatchObject({ remaining: 9596 })
  })

  it('counts the free day and the paid month apart', async () => {
    await be('free')
    await use(3)
    await setPlan(server.deps.db, user.id, 'basic')
    expect(await read()).toMatchObject({ remaining: 300 })
    await setPlan(server.deps.db, user.id, 'free')
    expect(await read()).toMatchObject({ remaining: 0 })
  })

  it('T18 starts a new month inside a paid year', async () => {
    await be('basic')
    await use(300)
    await change(`update subscriptions set billing_period = 'yearly', period_start = period_start - interval '5 months',
      period_end = period_start + interval '7 months'`)
    await change(`update allowances set window_start = window_start - interval '1 month'`)
    const left = await read()
    expect(left).toMatchObject({ remaining: 300 })
    expect((Date.parse(left.resetsAt!) - Date.now()) / 86_400_000).toBeLessThan(31.1)
    await use(300)
    expect((await create(1)).status).toBe(402)
  })

  it.each([-36, 36])('T18 follows the clock of the database, not this one: %i hours', async (hours) => {
    await be('free')
    await use(3)
    const { db, meter } = server.deps
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
    const owner = { id: `user:${user.id}`, kind: 'user' as const, userId: user.id, network: '' }
    const rules = await meter.rulesFor(owner)
    const attempt = transaction(db, (trx) =>
      meter.reserve(trx, rules, { id: 'skewed', ownerId: owner.id, allowanceIds: [owner.id], amount: 1 }),
    )
    await expect(attempt).rejects.toMatchObject({ code: 'daily-limit' })
  })

  it('is charged for what succeeded on a device, once, and given back for the rest', async () => {
    await be('basic')
    const { id } = (await (await reserve(20)).json()) as { id: string }
    expect(await read()).toMatchObject({ remaining: 280 })
    const done = (succeeded: number) => user.ask('POST', `/api/device-runs/${id}/done`, { succeeded })
    expect((await done(21)).status).toBe(400)
    expect(await (await done(15)).json()).toMatchObject({ remaining: 285 })
    expect(await (await done(15)).json()).toMatchObject({ remaining: 285 })
    const history = (await (await user.ask('GET', '/api/allowance/history')).json()) as AllowanceHistory
    const lines = history.entries.filter(({ runId }) => runId === id).map(({ kind, amount }) => `${kind} ${amount}`)
    expect(lines).toEqual(['release 5', 'charge 15', 'reserve 20'])
    // Of all tests until here; midnight, which parts the days, may have come meanwhile.
    expect(history.days.length).toBeLessThanOrEqual(2)
    expect(history.days.reduce((sum, { charged }) => sum + charged, 0)).toBeGreaterThan(15)
  })

  it('is given back by devices that fall silent', async () => {
    await be('basic')
    const { id } = (await (await reserve(50)).json()) as { id: string }
    await sweepDeviceRuns(server.deps)
    expect(await read()).toMatchObject({ remaining: 250 })
    await sql`update device_runs set created_at = now() - interval '7 hours' where id = ${id}`.execute(server.deps.db)
    await sweepDeviceRuns(server.deps)
    expect(await read()).toMatchObject({ remaining: 300 })
  })

  it("T26 is nobody else's, and nothing that is sent changes plan or limits", async () => {
    const other = await join()
    await be('basic')
    const { id } = (await (await reserve(5)).json()) as { id: string }
    expect((await other.ask('POST', `/api/device-runs/${id}/done`, { succeeded: 0 })).status).toBe(404)
    expect(await read(other)).toMatchObject({ plan: 'free', remaining: 3 })
    for (const extra of [{ userId: other.id }, { plan: 'pro' }, { uploads_remaining: 99 }, { limit: 99 }]) {
      expect((await other.ask('POST', '/api/device-runs', { amount: 1, ...extra })).status).toBe(400)
    }
    for (const forged of [{ subscription_tier: 'pro' }, { uploads_remaining: 99 }, { subscription_status: 'active' }]) {
      await other.ask('PATCH', '/api/auth/profile', forged)
    }
    expect(await planOf(server.deps.db, other.id)).toEqual({
      subscription_tier: 'free',
      subscription_status: 'active',
      uploads_remaining: 3,
      uploads_reset_at: null,
      auto_renew: false,
      payment_due_at: null,
    })
  })

  it('lets the jobs of Pro go first', async () => {
    const { db } = server.deps
    const priorityOf = async (): Promise<number> => {
      const { id: runId } = (await (await create(1)).json()) as { id: string }
      const { rows } = await sql<{ id: string }>`select id from resumes where run_id = ${runId}`.execute(db)
      await transaction(db, (trx) => sendResumes(server.deps, trx, { runId, ids: rows.map(({ id }) => id) }))
      const jobs = await sql<{ priority: number }>`
        select priority from pgboss.job where data ->> 'runId' = ${runId}`.execute(db)
      return jobs.rows[0]!.priority
    }
    await be('basic')
    const basic = await priorityOf()
    await be('pro')
    expect(await priorityOf()).toBeGreaterThan(basic)
  })
})

describe('without plans', () => {
  it('nothing is counted, and everybody has everything', async () => {
    const { db } = connectPostgres('postgres://127.0.0.1:1/never-asked')
    const env = readEnv({ PLANS: 'off' })
    const meter = createMeter(db, env, createSecret(randomBytes(32)))
    const owner = { id: 'guest:1', kind: 'guest' as const, network: '192.0.2' }
    expect(await meter.rulesFor(owner)).toEqual([])
    expect(await meter.read(db, owner)).toMatchObject({ plan: 'pro', remaining: 1000 })
    expect(await meter.isAdvanced(owner)).toBe(true)
    expect(await planOf(db, 'anybody', 'off')).toMatchObject({ uploads_remaining: 1000 })
    expect(paymentsMode(env)).toBe('off')
  })
})
