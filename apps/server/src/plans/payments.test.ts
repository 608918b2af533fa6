import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createTranslator, loadDictionary } from '@evenhand/locales'
import type { Allowance, ErrorBody } from '@evenhand/model'
import { constantFrom, nat, sample, shuffledSubarray, tuple } from 'fast-check'
import { sql } from 'kysely'
import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { DATABASES } from '../db/testing/open-test-database.ts'
import { transaction } from '../db/transaction.ts'
import { signUpVisitor, type Member } from '../features/accounts/testing/sign-up-visitor.ts'
import { readEnv } from '../env.ts'
import { checkPageUrl } from '../features/billing/check-page-url.ts'
import { ensureCustomer } from '../features/billing/ensure-customer.ts'
import { reconcileBilling } from '../features/billing/reconcile-billing.ts'
import { startCheckout } from '../features/billing/start-checkout.ts'
import { signEvent } from '../features/sandbox/open-sandbox.ts'
import { newId, seconds, type Charge, type Event } from '../features/sandbox/sandbox-objects.ts'
import { listObjects, saveObject } from '../features/sandbox/sandbox-store.ts'
import { tell } from '../features/sandbox/tell-event.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { endBilling } from './end-billing.ts'
import { openPayments } from './open-payments.ts'
import { planOf } from './plan-of.ts'

type User = Member & { id: string }
const WEBHOOK = '/api/webhooks/stripe'
const WORDS = createTranslator(await loadDictionary('en'), 'en')
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_invented',
  STRIPE_WEBHOOK_SECRET: 'whsec_invented',
  STRIPE_PRICE_BASIC_MONTHLY: 'price_1',
  STRIPE_PRICE_BASIC_YEARLY: 'price_2',
  STRIPE_PRICE_PRO_MONTHLY: 'price_3',
  STRIPE_PRICE_PRO_YEARLY: 'price_4',
}

describe.each(DATABASES)('payment on %s', { timeout: 120_000 }, (kind) => {
  let server: TestServer
  let stripe: Stripe
  let number = 0

  beforeAll(async () => {
    server = await startTestServer({ kind, settings: { PLANS: 'on' }, works: false })
    stripe = server.deps.payments.provider!.stripe
  })
  afterAll(() => server.close())

  async function enrol(): Promise<User> {
    const member = await signUpVisitor(server, `payer${number++}@mail.example`)
    const { rows } = await sql<{ id: string }>`select id from users where email = ${member.email}`.execute(
      server.deps.db,
    )
    return { ...member, id: rows[0]!.id }
  }
  const allowance = async (user: User): Promise<Allowance> =>
    (await (await user.ask('GET', '/api/allowance')).json()) as Allowance
  const errorOf = async (response: Response): Promise<[number, string, string]> => {
    const { error } = (await response.json()) as ErrorBody
    return [response.status, error.code, error.message]
  }
  async function urlOf(response: Response): Promise<string> {
    expect(response.status).toBe(200)
    return ((await response.json()) as { url: string }).url
  }
  const checkout = (user: User, planId: string, billingPeriod = 'monthly', language = 'en'): Promise<Response> =>
    user.ask('POST', '/api/billing/checkout', { planId, billingPeriod, language })
  /** Opens a page of the sandbox and sends its form, as a browser does. */
  async function submit(user: User, url: string, form: Record<string, string> = {}): Promise<string> {
    const { pathname } = new URL(url)
    expect((await user.request(pathname)).status).toBe(200)
    const answer = await user.request(pathname, { method: 'POST', body: new URLSearchParams(form) })
    expect(answer.status).toBe(303)
    return answer.headers.get('location')!
  }
  /** Buys a plan; returns the checkout session's id. */
  async function buy(user: User, planId: string, billingPeriod = 'monthly'): Promise<string> {
    const location = await submit(user, await urlOf(await checkout(user, planId, billingPeriod)))
    return new URL(location).searchParams.get('session_id')!
  }
  async function manage(user: User, action: string, price?: string): Promise<void> {
    const url = await urlOf(await user.ask('POST', '/api/billing/portal', { language: 'en' }))
    await submit(user, url, { action, ...(price && { price }) })
  }
  const use = async (user: User, amount: number): Promise<void> => {
    const reserved = await user.ask('POST', '/api/device-runs', { amount })
    expect(reserved.status).toBe(201)
    const { id } = (await reserved.json()) as { id: string }
    await user.ask('POST', `/api/device-runs/${id}/done`, { succeeded: amount })
  }
  const start = (user: User, files = 1): Promise<Response> =>
    user.ask('POST', '/api/runs', { fileNames: Array.from({ length: files }, (_, n) => `${n}.pdf`) })
  const customerOf = async (user: User): Promise<string> => {
    const { rows } = await sql<{ id: string }>`
      select customer_id as id from billing_customers where user_id = ${user.id}`.execute(server.deps.db)
    return rows[0]!.id
  }
  async function mailTo(user: User): Promise<string[]> {
    const folder = join(server.deps.env.DATA_DIR, 'mail')
    const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
    return mails.filter((text) => text.includes(`To: ${user.email}`))
  }
  const deliver = (body: string, signature: string): Promise<Response> =>
    server.visit().request(WEBHOOK, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    })

  it('takes somebody from three a day through all that can happen to a subscription', async () => {
    const user = await enrol()
    await use(user, 3)
    expect((await errorOf(await start(user)))[1]).toBe('daily-limit')
    const sessionId = await buy(user, 'basic')
    const confirmed = await user.ask('GET', `/api/billing/checkout/${sessionId}`)
    expect(await confirmed.json()).toEqual({ state: 'active', planId: 'basic' })
    expect(await allowance(user)).toMatchObject({ plan: 'basic', status: 'active', limit: 300, remaining: 300 })
    await server.deps.accounts.settle()
    const mails = (await mailTo(user)).filter((text) => text.includes('Your plan is now'))
    expect(mails).toEqual([expect.stringContaining('Your plan is now Basic.')])
    expect(await planOf(server.deps.db, user.id)).toMatchObject({ subscription_tier: 'basic', auto_renew: true })
    await use(user, 300)
    expect((await errorOf(await start(user)))[1]).toBe('upload-limit')

    // A larger plan: the same month, more of it.
    const change = await urlOf(await checkout(user, 'pro'))
    expect(new URL(change).pathname).toMatch(/^\/sandbox-checkout\/portal\//)
    expect(await submit(user, change, { action: 'switch', price: 'price_sandbox_pro_monthly' })).toBe(
      'http://localhost/',
    )
    expect(await allowance(user)).toMatchObject({ plan: 'pro', remaining: 9700 })

    // The next month. Periods are counted in seconds: this one must have begun in an earlier one.
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    await manage(user, 'jump')
    expect(await allowance(user)).toMatchObject({ plan: 'pro', status: 'active', remaining: 10_000 })

    // Cancelled: paid until its end, then over, with both ways out.
    await manage(user, 'cancel')
    expect(await planOf(server.deps.db, user.id)).toMatchObject({ subscription_status: 'active', auto_renew: false })
    await manage(user, 'keep')
    expect(await planOf(server.deps.db, user.id)).toMatchObject({ auto_renew: true })
    await manage(user, 'cancel')
    await manage(user, 'jump')
    expect((await errorOf(await start(user)))[1]).toBe('subscription-cancelled')
    await manage(user, 'renew')
    expect(await allowance(user)).toMatchObject({ plan: 'pro', status: 'active', remaining: 10_000 })

    // Expired: nobody paid.
    await manage(user, 'expire')
    expect(await errorOf(await start(user))).toEqual([
      402,
      'subscription-expired',
      'Your subscription has expired. Please renew to continue.',
    ])
    expect(await allowance(user)).toMatchObject({ status: 'expired', remaining: 0 })
    expect(await urlOf(await checkout(user, 'free', 'monthly', 'de'))).toBe('http://localhost/de')
    expect(await allowance(user)).toMatchObject({ plan: 'free', status: 'active', remaining: 0 })
    await reconcileBilling(server.deps)
    expect(await allowance(user)).toMatchObject({ plan: 'free' })
    await buy(user, 'basic', 'monthly')
    await manage(user, 'expire')
    // A new subscription ends what could still be collected for the old one.
    await buy(user, 'basic', 'yearly')
    const { data } = await stripe.subscriptions.list({ customer: await customerOf(user), status: 'all' })
    expect(data.filter(({ status }) => status !== 'canceled').map(({ status }) => status)).toEqual(['active'])
    const yearly = await allowance(user)
    expect(yearly).toMatchObject({ plan: 'basic', status: 'active', remaining: 300 })
    expect((Date.parse(yearly.resetsAt!) - Date.now()) / 86_400_000).toBeLessThan(31.1)
  })

  it('shows who pays where to cancel, and sells nothing without an account', async () => {
    const user = await enrol()
    await buy(user, 'pro', 'yearly')
    expect(await urlOf(await checkout(user, 'free'))).toContain('/sandbox-checkout/portal/')
    expect(await allowance(user)).toMatchObject({ plan: 'pro', status: 'active' })
    const guest = await server.visit().post('/api/billing/checkout', { planId: 'pro', billingPeriod: 'monthly' })
    expect((await errorOf(guest)).slice(0, 2)).toEqual([401, 'sign-in-required'])
  })

  it.each([
    [
      'T27 no address came back',
      { url: null },
      'payment-url-missing',
      'The payment provider did not return an address.',
    ],
    ['T27 an address that runs a script', { url: 'javascript:alert(1)' }, 'payment-url-invalid', 'Invalid URL Payment'],
    [
      'T27 an address of somebody else',
      { url: 'https://evil.example/pay' },
      'payment-url-invalid',
      'Invalid URL Payment',
    ],
    [
      'T27 an address without https',
      { url: 'http://checkout.stripe.com/c' },
      'payment-url-invalid',
      'Invalid URL Payment',
    ],
    ['the provider refuses', undefined, 'subscription-failed', 'Failed to start subscription'],
  ])('says what went wrong: %s', async (_name, session, code, message) => {
    const user = await enrol()
    const provider = createServer((request, response) => {
      const isCustomer = request.url?.endsWith('/customers')
      response.writeHead(session || isCustomer ? 200 : 400, { 'content-type': 'application/json' })
      response.end(JSON.stringify(isCustomer ? { id: newId('cus') } : (session ?? { error: { type: 'card_error' } })))
    })
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
    const settings = { ...STRIPE, STRIPE_API_BASE: `http://127.0.0.1:${(provider.address() as AddressInfo).port}` }
    const payments = openPayments(readEnv(settings), server.deps.sandbox!)
    const order = { userId: user.id, planId: 'pro', billingPeriod: 'monthly', language: 'en' } as const
    const url = startCheckout(server.deps, payments.provider!, { ...order, origin: 'https://evenhand.example' })
    await expect(url).rejects.toMatchObject({ code })
    expect(WORDS.translate(`errors.${code}`)).toBe(message)
    provider.close()
  })

  it('lets the addresses of the provider and of this server pass', () => {
    const at = {
      provider: { pageHosts: ['checkout.stripe.com', 'pay.company.example'] },
      origin: 'http://localhost:3000',
    }
    for (const url of [
      'https://checkout.stripe.com/c/pay/cs_1',
      'https://pay.company.example/c/pay/cs_1',
      'http://localhost:3000/sandbox-checkout/pay/1',
    ]) {
      expect(checkPageUrl(url, at)).toBe(url)
    }
  })

  it('sells nothing where payment is off', async () => {
    const app = createApp({ ...server.deps, payments: { mode: 'off' }, sandbox: undefined }, 'no built page')
    const user = await enrol()
    const headers = { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ planId: 'pro', billingPeriod: 'monthly' })
    const refused = await app.request('/api/billing/checkout', { method: 'POST', headers, body })
    expect(await errorOf(refused)).toEqual([409, 'payments-off', 'Payment is not set up on this server.'])
    expect((await app.request(WEBHOOK, { method: 'POST', body })).status).toBe(404)
    expect((await app.request('/sandbox/stripe/v1/prices')).status).toBe(404)
  })

  it('has pages that say what they are, ask for no card and run no script', async () => {
    const user = await enrol()
    const url = await urlOf(await checkout(user, 'basic', 'yearly', 'en'))
    const page = await user.request(new URL(url).pathname)
    const text = await page.text()
    expect(text).toContain('Sandbox: no money moves')
    expect(text).toContain('$134 each year')
    expect(text).toContain('300 resumes per month')
    expect(text).not.toMatch(/<script|<input|onclick|src=/)
    const nonce = /<style nonce="([^"]+)"/.exec(text)?.[1]
    expect(page.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
    const foreign = await user.request(new URL(url).pathname, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    })
    expect(foreign.status).toBe(403)
    await submit(user, url)
    expect((await user.request(new URL(url).pathname)).status).toBe(404)
    const portal = await urlOf(await user.ask('POST', '/api/billing/portal', { language: 'en' }))
    const managed = await (await user.request(new URL(portal).pathname)).text()
    for (const action of ['cancel', 'renew', 'expire', 'jump', 'switch']) expect(managed).toContain(`value="${action}"`)
    expect((await server.visit().request('/sandbox/stripe/v1/customers/cus_1')).status).toBe(401)
  })

  it('T21 takes the plan and its period, and nothing else, from the buyer', async () => {
    const user = await enrol()
    for (const extra of [{ priceId: 'price_1' }, { amount: 1 }, { userId: 'somebody' }, { metadata: {} }]) {
      const body = { planId: 'pro', billingPeriod: 'monthly', language: 'en', ...extra }
      expect((await user.ask('POST', '/api/billing/checkout', body)).status).toBe(400)
    }
    expect((await checkout(user, 'platinum')).status).toBe(400)
    const url = await urlOf(await checkout(user, 'basic', 'yearly', 'th'))
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
    const ask = (of: User, id: string): Promise<Response> => of.ask('GET', `/api/billing/checkout/${id}`)
    const url = await urlOf(await checkout(user, 'pro'))
    const id = url.split('/').at(-1)!
    expect(await (await ask(user, id)).json()).toEqual({ state: 'confirming' })
    expect((await ask(other, id)).status).toBe(404)
    expect((await ask(user, 'cs_test_invented')).status).toBe(404)
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

  it('T24 ends where the provider is after a thousand events, shuffled, repeated and all at once', async () => {
    const { db, sandbox } = server.deps
    const prices = ['price_sandbox_basic_monthly', 'price_sandbox_pro_monthly', 'price_sandbox_basic_yearly']
    const actions = ['cancel', 'keep', 'jump', 'renew', 'expire', 'switch', 'fail', 'jump']
    const users: User[] = []
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
