import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PLANS } from '@evenhand/model'
import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { createSecret } from '../crypto/secret.ts'
import { connectPostgres } from '../db/connect.ts'
import { readEnv, SettingError } from '../env.ts'
import { PRICES } from '../features/sandbox/sandbox-objects.ts'
import { openSandbox } from '../features/sandbox/open-sandbox.ts'
import { openPayments } from './open-payments.ts'
import { paymentsMode } from './payments-mode.ts'

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_invented',
  STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old',
  STRIPE_PRICE_BASIC_MONTHLY: 'price_1,price_0',
  STRIPE_PRICE_BASIC_YEARLY: 'price_2',
  STRIPE_PRICE_PRO_MONTHLY: 'price_3',
  STRIPE_PRICE_PRO_YEARLY: 'price_4',
}

describe('how people pay', () => {
  it.each([
    ['sandbox', {}],
    ['sandbox', { HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' }],
    ['sandbox', { HOST: '0.0.0.0', PAYMENTS: 'sandbox' }],
    ['off', { HOST: '0.0.0.0' }],
    // Behind a proxy everybody reaches a server that listens on loopback only.
    ['off', { HOST: 'localhost', PUBLIC_URL: 'https://evenhand.example' }],
    ['stripe', STRIPE],
    ['stripe', { ...STRIPE, HOST: '0.0.0.0' }],
    ['sandbox', { ...STRIPE, PAYMENTS: 'sandbox' }],
    ['off', { ...STRIPE, PAYMENTS: 'off' }],
    ['off', { ...STRIPE, PLANS: 'off' }],
  ])('is %s with %j', (mode, settings) => {
    expect(paymentsMode(readEnv(settings))).toBe(mode)
  })

  const standIn = openSandbox(connectPostgres('postgres://127.0.0.1:1/never-asked').db, createSecret(Buffer.alloc(32)))

  it.each(Object.keys(STRIPE))('is refused with the other settings without %s', (name) => {
    const settings = { ...STRIPE, PAYMENTS: 'stripe', [name]: '' }
    expect(() => readEnv(settings)).toThrow(SettingError)
    expect(() => readEnv(settings)).toThrow(`setting ${name}: payment by Stripe needs it`)
    expect(readEnv({ ...settings, PAYMENTS: 'off' }).PAYMENTS).toBe('off')
  })

  it('is refused, too, where only a key says that it is Stripe', () => {
    const { STRIPE_SECRET_KEY } = STRIPE
    expect(() => readEnv({ STRIPE_SECRET_KEY })).toThrow('setting STRIPE_WEBHOOK_SECRET: ')
  })

  it("has the specification's client: version, time-out, and two more tries", async () => {
    const seen: unknown[] = []
    const server = createServer((request, response) => {
      seen.push([request.url, request.headers['stripe-version'], request.headers['authorization']])
      response.writeHead(seen.length < 3 ? 500 : 200, { 'content-type': 'application/json' })
      response.end(seen.length < 3 ? '{"error":{"type":"api_error"}}' : '{"id":"cus_1","object":"customer"}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/prefix`
    const { provider } = openPayments(readEnv({ ...STRIPE, STRIPE_API_BASE: base }), standIn)
    const client = provider!.stripe as Stripe & { getApiField(name: string): unknown }
    expect(await client.customers.retrieve('cus_1')).toMatchObject({ id: 'cus_1' })
    server.close()
    const asked = ['/prefix/v1/customers/cus_1', '2025-03-31.basil', 'Bearer sk_test_invented']
    expect(seen).toEqual([asked, asked, asked])
    expect(client.getApiField('timeout')).toBe(80_000)
  })

  it('takes further price ids and a second webhook secret', () => {
    const { provider } = openPayments(readEnv(STRIPE), standIn)
    expect(provider?.prices[0]?.ids).toEqual(['price_1', 'price_0'])
    expect(provider?.webhookSecrets).toEqual(['whsec_new', 'whsec_old'])
    expect(provider?.isLive).toBe(false)
  })

  it('asks in the sandbox what the table of plans says', () => {
    expect(PRICES.map(({ id, unit_amount }) => [id, unit_amount])).toEqual([
      ['price_sandbox_basic_monthly', PLANS.basic.price.monthly * 100],
      ['price_sandbox_basic_yearly', PLANS.basic.price.yearly * 100],
      ['price_sandbox_pro_monthly', PLANS.pro.price.monthly * 100],
      ['price_sandbox_pro_yearly', PLANS.pro.price.yearly * 100],
    ])
    expect(PRICES.map(({ unit_amount }) => unit_amount)).toEqual([1_400, 13_400, 4_900, 47_000])
  })
})
