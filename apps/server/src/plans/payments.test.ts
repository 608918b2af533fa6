import { createTranslator, loadDictionary } from '@evenhand/locales'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '../app.ts'
import { DATABASES } from '../db/testing/open-test-database.ts'
import { readEnv } from '../env.ts'
import { checkPageUrl } from '../features/billing/check-page-url.ts'
import { reconcileBilling } from '../features/billing/reconcile-billing.ts'
import { startCheckout } from '../features/billing/start-checkout.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { openPayments } from './open-payments.ts'
import { planOf } from './plan-of.ts'
import { answerCheckouts } from './testing/answer-checkouts.ts'
import { createPayers } from './testing/create-payers.ts'

const WORDS = createTranslator(await loadDictionary('en'), 'en')

describe.each(DATABASES)('payment on %s', (kind) => {
  let server: TestServer
  let stripe: Stripe
  const { enrol, allowance, errorOf, urlOf, checkout, submit, buy, manage, use, start, customerOf, mailTo } =
    createPayers(() => server)

  beforeAll(async () => {
    server = await startTestServer({ kind, settings: { PLANS: 'on' }, works: false })
    stripe = server.deps.payments.provider!.stripe
  })
  afterAll(() => server.close())

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
    expect(await urlOf(await checkout(user, 'free', { billingPeriod: 'monthly', language: 'de' }))).toBe(
      'http://localhost/de',
    )
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
    const provider = await answerCheckouts(session)
    const payments = openPayments(readEnv(provider.settings), server.deps.sandbox!)
    const order = { userId: user.id, planId: 'pro', billingPeriod: 'monthly', language: 'en' } as const
    const url = startCheckout(server.deps, payments.provider!, { ...order, origin: 'https://evenhand.example' })
    await expect(url).rejects.toMatchObject({ code })
    expect(WORDS.translate(`errors.${code}`)).toBe(message)
    provider.close()
  })

  it('keeps an account whose payment cannot be ended now, and asks to come again', async () => {
    const user = await enrol()
    await urlOf(await checkout(user, 'basic'))
    const away = vi.spyOn(stripe.customers, 'del')
    away.mockRejectedValueOnce(new Stripe.errors.StripeConnectionError({ message: 'away', type: 'api_error' }))
    const refused = await user.ask('DELETE', '/api/me')
    expect(refused.headers.get('retry-after')).toBe('2')
    expect((await errorOf(refused)).slice(0, 2)).toEqual([503, 'unavailable'])
    expect((await user.ask('GET', '/api/auth/profile')).status).toBe(200)
    expect((await user.ask('DELETE', '/api/me')).status).toBe(200)
    expect(away).toHaveBeenCalledTimes(2)
    away.mockRestore()
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
    expect((await app.request('/api/webhooks/stripe', { method: 'POST', body })).status).toBe(404)
    expect((await app.request('/sandbox/stripe/v1/prices')).status).toBe(404)
  })

  it('has pages that say what they are, ask for no card and run no script', async () => {
    const user = await enrol()
    const url = await urlOf(await checkout(user, 'basic', { billingPeriod: 'yearly', language: 'en' }))
    const page = await user.request(new URL(url).pathname)
    const text = await page.text()
    expect(text).toContain('Sandbox: no money moves')
    expect(text).toContain('$134\u2069 each year')
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
})
