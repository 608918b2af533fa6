import { sql } from 'kysely'
import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '../db/testing/open-test-database.ts'
import { ensureCustomer } from '../features/billing/ensure-customer.ts'
import { reconcileBilling } from '../features/billing/reconcile-billing.ts'
import { listObjects } from '../features/sandbox/sandbox-store.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { createPayers, type Payer } from './testing/create-payers.ts'

describe.each(DATABASES)('buying a plan on %s', (kind) => {
  let server: TestServer
  let stripe: Stripe
  const { enrol, allowance, errorOf, urlOf, checkout, submit, buy, manage, customerOf } = createPayers(() => server)

  beforeAll(async () => {
    server = await startTestServer({ kind, settings: { PLANS: 'on' }, works: false })
    stripe = server.deps.payments.provider!.stripe
  })
  afterAll(() => server.close())

  it('T21 takes the plan and its period, and nothing else, from the buyer', async () => {
    const user = await enrol()
    for (const extra of [{ priceId: 'price_1' }, { amount: 1 }, { userId: 'somebody' }, { metadata: {} }]) {
      const body = { planId: 'pro', billingPeriod: 'monthly', language: 'en', ...extra }
      expect((await user.ask('POST', '/api/billing/checkout', body)).status).toBe(400)
    }
    expect((await checkout(user, 'platinum')).status).toBe(400)
    const url = await urlOf(await checkout(user, 'basic', { billingPeriod: 'yearly', language: 'th' }))
    const session = await stripe.checkout.sessions.retrieve(url.split('/').at(-1)!)
    const metadata = { projectId: 'evenhand', userId: user.id, planId: 'basic', billingPeriod: 'yearly' }
    expect(session).toMatchObject({
      mode: 'subscription',
      client_reference_id: user.id,
      customer: await customerOf(user),
      metadata,
      success_url: 'http://localhost/success/?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost/th',
    })
    await submit(user, url)
    const { data } = await stripe.subscriptions.list({ customer: await customerOf(user) })
    expect(data[0]).toMatchObject({ metadata, items: { data: [{ price: { id: 'price_sandbox_basic_yearly' } }] } })
  })

  it('T21 gives what the price is for, whatever the metadata says', async () => {
    const user = await enrol()
    await urlOf(await checkout(user, 'basic'))
    const metadata = { projectId: 'evenhand', userId: user.id, planId: 'pro', billingPeriod: 'yearly' }
    const forged = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: await customerOf(user),
      client_reference_id: user.id,
      line_items: [{ price: 'price_sandbox_basic_monthly', quantity: 1 }],
      metadata,
      subscription_data: { metadata },
      success_url: 'http://localhost/success/',
      cancel_url: 'http://localhost/',
    })
    await submit(user, forged.url!)
    expect(await allowance(user)).toMatchObject({ plan: 'basic', remaining: 300 })
  })

  it('T22 makes one customer of twenty first checkouts at once', async () => {
    const user = await enrol()
    const urls = await Promise.all(Array.from({ length: 20 }, async () => urlOf(await checkout(user, 'basic'))))
    expect(new Set(urls).size).toBe(20)
    const open = await stripe.checkout.sessions.list({ customer: await customerOf(user), status: 'open' })
    expect(open.data).toHaveLength(1)
    const made = (await listObjects(server.deps.db, { kind: 'customer' })).filter(
      ({ metadata }) => metadata['userId'] === user.id,
    )
    expect(made.map(({ id }) => id)).toEqual([await customerOf(user)])
    // As twenty processes would, which know nothing of each other.
    const params = { name: 'Ines Calder', metadata: { userId: 'twenty' } }
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => (await stripe.customers.create(params, { idempotencyKey: 'twenty' })).id),
    )
    expect(new Set(ids).size).toBe(1)
    const other = stripe.customers.create({ name: 'Somebody' }, { idempotencyKey: 'twenty' })
    await expect(other).rejects.toMatchObject({ statusCode: 400 })
    expect(await ensureCustomer(server.deps.db, stripe, user.id)).toBe(await customerOf(user))
  })

  it('T22 sells one plan to who has opened the page of it twice, and none to who has just paid', async () => {
    const user = await enrol()
    const [first, second] = [await urlOf(await checkout(user, 'basic')), await urlOf(await checkout(user, 'pro'))]
    expect((await user.request(new URL(first).pathname, { method: 'POST' })).status).toBe(404)
    await submit(user, second)
    // As if the news of it were still on their way.
    await sql`delete from subscriptions where user_id = ${user.id}`.execute(server.deps.db)
    expect(await urlOf(await checkout(user, 'pro'))).toContain('/sandbox-checkout/portal/')
    const { data } = await stripe.subscriptions.list({ customer: await customerOf(user) })
    expect(data).toHaveLength(1)
  })

  it('makes another customer where the provider has lost one, and says so where one is needed', async () => {
    const user = await enrol()
    const portal = (): Promise<Response> => user.ask('POST', '/api/billing/portal', { language: 'en' })
    expect(await errorOf(await portal())).toEqual([404, 'customer-not-found', 'Customer not found'])
    await urlOf(await checkout(user, 'basic'))
    const first = await customerOf(user)
    await stripe.customers.del(first)
    expect(await errorOf(await portal())).toEqual([404, 'customer-not-found', 'Customer not found'])
    await buy(user, 'basic')
    expect(await customerOf(user)).not.toBe(first)
    expect(await allowance(user)).toMatchObject({ plan: 'basic' })
  })

  it('T25 tells the truth about a purchase, and gives nothing for asking', async () => {
    const [user, other] = [await enrol(), await enrol()]
    const ask = (of: Payer, id: string): Promise<Response> => of.ask('GET', `/api/billing/checkout/${id}`)
    const url = await urlOf(await checkout(user, 'pro'))
    const id = url.split('/').at(-1)!
    expect(await (await ask(user, id)).json()).toEqual({ state: 'confirming' })
    expect((await ask(other, id)).status).toBe(404)
    expect((await ask(user, 'cs_test_invented')).status).toBe(404)
    expect((await ask(user, '%00')).status).toBe(400)
    expect(await allowance(user)).toMatchObject({ plan: 'free' })
    await submit(user, url)
    expect((await ask(other, id)).status).toBe(404)
    expect(await allowance(other)).toMatchObject({ plan: 'free' })
    expect(await (await ask(user, id)).json()).toEqual({ state: 'active', planId: 'pro' })
    await manage(user, 'expire')
    expect(await (await ask(user, id)).json()).toEqual({ state: 'failed' })
  })

  it('T25 knows a purchase whose events were lost, and the night finds what nobody asks for', async () => {
    const user = await enrol()
    const id = await buy(user, 'pro')
    await sql`delete from subscriptions where user_id = ${user.id}`.execute(server.deps.db)
    expect(await allowance(user)).toMatchObject({ plan: 'free' })
    const asked = await user.ask('GET', `/api/billing/checkout/${id}`)
    expect(await asked.json()).toEqual({ state: 'active', planId: 'pro' })
    await sql`delete from subscriptions where user_id = ${user.id}`.execute(server.deps.db)
    await reconcileBilling(server.deps)
    expect(await allowance(user)).toMatchObject({ plan: 'pro' })
  })
})
