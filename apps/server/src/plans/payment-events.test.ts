import { constantFrom, nat, sample, shuffledSubarray, tuple } from 'fast-check'
import { sql } from 'kysely'
import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '../db/testing/open-test-database.ts'
import { transaction } from '../db/transaction.ts'
import { syncCustomer } from '../features/billing/sync-customer.ts'
import { signEvent } from '../features/sandbox/open-sandbox.ts'
import { newId, seconds, type Charge, type Event } from '../features/sandbox/sandbox-objects.ts'
import { listObjects, saveObject } from '../features/sandbox/sandbox-store.ts'
import { tell } from '../features/sandbox/tell-event.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { endBilling } from './end-billing.ts'
import { planOf } from './plan-of.ts'
import { createPayers, type Payer } from './testing/create-payers.ts'

describe.each(DATABASES)('what the payment provider tells on %s', (kind) => {
  let server: TestServer
  let stripe: Stripe
  const { enrol, allowance, buy, manage, customerOf, deliver } = createPayers(() => server)

  beforeAll(async () => {
    server = await startTestServer({ kind, settings: { PLANS: 'on' }, works: false })
    stripe = server.deps.payments.provider!.stripe
  })
  afterAll(() => server.close())

  it('T23 refuses what the provider did not sign just now', async () => {
    const secret = server.deps.sandbox!.webhookSecret
    const event = {
      id: newId('evt'),
      object: 'event',
      type: 'customer.subscription.updated',
      livemode: false,
      data: { object: { object: 'subscription', customer: 'cus_1' } },
    }
    const body = JSON.stringify(event)
    const now = seconds()
    const live = JSON.stringify({ ...event, livemode: true })
    const cases: [string, string, string, number][] = [
      ['as it is', body, signEvent(body, secret), 200],
      ['almost five minutes old', body, signEvent(body, secret, now - 295), 200],
      ['301 seconds old', body, signEvent(body, secret, now - 301), 400],
      ['an hour ahead', body, signEvent(body, secret, now + 3600), 400],
      ['301 seconds ahead', body, signEvent(body, secret, now + 305), 400],
      ['another secret', body, signEvent(body, 'whsec_other'), 400],
      ['written again', JSON.stringify(event, null, 1), signEvent(body, secret), 400],
      ['cut off', body.slice(0, -1), signEvent(body, secret), 400],
      ['no signature', body, '', 400],
      ['no time', body, signEvent(body, secret).replace(/^t=\d+,/, ''), 400],
      ['two times', body, `t=${now},${signEvent(body, secret, now - 4000)}`, 400],
      ['the other mode', live, signEvent(live, secret), 400],
    ]
    for (const [name, text, signature, status] of cases) {
      expect([name, (await deliver(text, signature)).status]).toEqual([name, status])
    }
    const large = 'x'.repeat(256 * 1024 + 1)
    expect((await deliver(large, signEvent(large, secret))).status).toBe(413)
    const { rows } = await sql`select 1 from stripe_events where id = ${event.id}`.execute(server.deps.db)
    expect(rows).toEqual([])
  })

  it('T28 ends the plan of who disputes or gets back the payment', async () => {
    const user = await enrol()
    await buy(user, 'pro')
    const customer = await customerOf(user)
    const { db } = server.deps
    const [charge] = await listObjects(db, { kind: 'charge', customer })
    const told = async (type: string, change: Partial<Charge>, dispute?: 'needs_response' | 'won'): Promise<void> => {
      const changed = { ...charge!, ...change }
      await transaction(db, async (trx) => {
        await saveObject(trx, changed)
        if (!dispute) return tell(trx, type, changed)
        const object = {
          id: 'dp_1',
          object: 'dispute' as const,
          charge: changed.id,
          created: seconds(),
          status: dispute,
          livemode: false as const,
        }
        await saveObject(trx, object)
        return tell(trx, type, object)
      })
      await server.deps.sandbox!.deliver(deliver)
    }
    await told('charge.dispute.created', { disputed: true }, 'needs_response')
    expect(await allowance(user)).toMatchObject({ status: 'expired', remaining: 0 })
    await told('charge.dispute.closed', { disputed: true }, 'won')
    expect(await allowance(user)).toMatchObject({ status: 'active' })
    await told('charge.refunded', { refunded: true })
    expect(await allowance(user)).toMatchObject({ status: 'cancelled', remaining: 0 })
  })

  it('forgets who leaves, at the provider as well', async () => {
    const user = await enrol()
    await buy(user, 'basic')
    const customer = await customerOf(user)
    const kept = async (): Promise<number> => {
      const { rows } = await sql<{ n: number }>`select
        (select count(*) from sandbox_objects where body like ${`%${user.email}%`})::int +
        (select count(*) from sandbox_keys where answer like ${`%${user.email}%`})::int as n`.execute(server.deps.db)
      return rows[0]!.n
    }
    expect(await kept()).toBeGreaterThan(0)
    await endBilling(server.deps, user.id)
    expect(await kept()).toBe(0)
    await expect(stripe.customers.retrieve(customer)).rejects.toMatchObject({ code: 'resource_missing' })
    expect(await allowance(user)).toMatchObject({ plan: 'free', remaining: 3 })
    await expect(endBilling(server.deps, user.id)).resolves.toBeUndefined()
  })

  it('T24 never writes what was read first over what was read later', async () => {
    const user = await enrol()
    await buy(user, 'basic')
    const customer = await customerOf(user)
    const provider = server.deps.payments.provider!
    const read = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const list = async (wanted: Stripe.SubscriptionListParams) => {
      const found = await stripe.subscriptions.list(wanted)
      read.resolve()
      await held.promise
      return found
    }
    const slow = Object.create(stripe, { subscriptions: { value: { list } } }) as Stripe
    const first = syncCustomer(server.deps, { ...provider, stripe: slow }, customer)
    await read.promise
    await manage(user, 'expire')
    expect(await allowance(user)).toMatchObject({ status: 'expired' })
    held.resolve()
    await first
    expect(await allowance(user)).toMatchObject({ status: 'expired' })
  })

  it('T24 ends where the provider is after a thousand events, shuffled, repeated and all at once', async () => {
    const { db, sandbox } = server.deps
    const prices = ['price_sandbox_basic_monthly', 'price_sandbox_pro_monthly', 'price_sandbox_basic_yearly']
    const actions = ['cancel', 'keep', 'jump', 'renew', 'expire', 'switch', 'fail', 'jump']
    const users: Payer[] = []
    for (let n = 0; n < 4; n++) {
      const user = await enrol()
      await buy(user, n % 2 ? 'basic' : 'pro')
      users.push(user)
    }
    const steps = sample(tuple(nat(3), constantFrom(...actions), constantFrom(...prices)), {
      numRuns: 40,
      seed: 42,
    })
    for (const [who, action, price] of steps) await manage(users[who]!, action, price)
    const standings = async (): Promise<unknown[]> => Promise.all(users.map(({ id }) => planOf(db, id)))
    const truth = await standings()
    const states = new Set(truth.map((plan) => JSON.stringify(plan)))
    expect(states.size).toBeGreaterThan(1)

    // From nothing, by events alone.
    const events: Event[] = []
    for (const user of users) {
      events.push(...(await listObjects(db, { kind: 'event', customer: await customerOf(user), limit: 1000 })))
    }
    await sql`delete from subscriptions`.execute(db)
    await sql`delete from stripe_events`.execute(db)
    const copies = Math.ceil(1000 / events.length)
    const all = Array.from({ length: copies }, () => events)
      .flat()
      .slice(0, 1000)
    const [shuffled] = sample(shuffledSubarray(all, { minLength: all.length }), { numRuns: 1, seed: 7 })
    expect(shuffled).toHaveLength(1000)
    const statuses = new Set<number>()
    for (let at = 0; at < 1000; at += 20) {
      const sent = shuffled!.slice(at, at + 20).map(async (event) => {
        const body = JSON.stringify(event)
        statuses.add((await deliver(body, signEvent(body, sandbox!.webhookSecret))).status)
      })
      await Promise.all(sent)
    }
    expect([...statuses]).toEqual([200])
    expect(await standings()).toEqual(truth)
    const { rows } = await sql<{ open: number; events: number }>`
      select count(*) filter (where state <> 'done')::int as open, count(*)::int as events from stripe_events`.execute(
      db,
    )
    expect(rows[0]?.open).toBe(0)
    expect(rows[0]?.events).toBeLessThanOrEqual(events.length)
  })

  it('T24 leaves customers of others alone, and does again what failed', async () => {
    const user = await enrol()
    await buy(user, 'pro')
    const event = {
      id: newId('evt'),
      object: 'event',
      type: 'customer.subscription.deleted',
      livemode: false,
      data: { object: { object: 'subscription', customer: 'cus_of_another_shop' } },
    }
    const send = (body: string): Promise<Response> => deliver(body, signEvent(body, server.deps.sandbox!.webhookSecret))
    expect((await send(JSON.stringify(event))).status).toBe(200)
    const own = JSON.stringify({
      ...event,
      data: { object: { ...event.data.object, customer: await customerOf(user) } },
    })
    await sql`alter table subscriptions rename to away`.execute(server.deps.db)
    expect((await send(own)).status).toBe(500)
    await sql`alter table away rename to subscriptions`.execute(server.deps.db)
    await sql`delete from subscriptions where user_id = ${user.id}`.execute(server.deps.db)
    expect((await send(own)).status).toBe(200)
    expect(await allowance(user)).toMatchObject({ plan: 'pro' })
    await sql`delete from subscriptions where user_id = ${user.id}`.execute(server.deps.db)
    expect((await send(own)).status).toBe(200)
    expect(await allowance(user)).toMatchObject({ plan: 'free' })
  })
})
