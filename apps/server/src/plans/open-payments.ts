import type { BillingPeriod, PlanId } from '@evenhand/model'
import Stripe from 'stripe'
import type { Env } from '../env.ts'
import { type NeededForStripe, paymentsMode } from './payments-mode.ts'

export type PaidPlan = { planId: Exclude<PlanId, 'free'>; billingPeriod: BillingPeriod }

/** What the payment provider calls the prices: the first id of each is sold, all of them are recognised. */
export type PriceTable = (PaidPlan & { ids: string[] })[]

/** The payment provider, or its stand-in behind the same client. */
export type Provider = {
  stripe: Stripe
  prices: PriceTable
  /** More than one while a secret is being replaced. */
  webhookSecrets: string[]
  isLive: boolean
  /** Hosts of the provider's own pages. */
  pageHosts: string[]
}

export type Payments = { mode: 'stripe' | 'sandbox'; provider: Provider } | { mode: 'off'; provider?: undefined }

/** What a stand-in has to offer: a way to its API, and its names for keys and prices. */
export type StandIn = { fetch: typeof fetch; secretKey: string; webhookSecret: string; prices: PriceTable }

const API_VERSION = '2025-03-31.basil'
const STRIPE_PAGES = ['checkout.stripe.com', 'billing.stripe.com']
const TIMEOUT = 80_000
const RETRIES = 2

/** The settings are complete: `readEnv` refuses others. */
export function openPayments(env: Env, standIn: StandIn): Payments {
  const mode = paymentsMode(env)
  if (mode === 'off') return { mode }
  if (mode === 'sandbox') {
    const { secretKey, webhookSecret, prices } = standIn
    const stripe = createClient(secretKey, standIn.fetch)
    return { mode, provider: { stripe, prices, webhookSecrets: [webhookSecret], isLive: false, pageHosts: [] } }
  }
  const secretKey = need(env, 'STRIPE_SECRET_KEY')
  return {
    mode,
    provider: {
      stripe: createClient(secretKey, env.STRIPE_API_BASE ? rebase(env.STRIPE_API_BASE) : fetch),
      prices: pricesOf(env),
      webhookSecrets: list(need(env, 'STRIPE_WEBHOOK_SECRET')),
      isLive: /^[rs]k_live_/.test(secretKey),
      pageHosts: [...STRIPE_PAGES, ...env.STRIPE_PAGE_HOSTS],
    },
  }
}

function createClient(secretKey: string, ask: typeof fetch): Stripe {
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(ask),
  })
}

/** The same requests, sent to another address. */
function rebase(base: string): typeof fetch {
  return (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    return fetch(`${base}${pathname}${search}`, init)
  }
}

function pricesOf(env: Env): PriceTable {
  return [
    { planId: 'basic', billingPeriod: 'monthly', ids: list(need(env, 'STRIPE_PRICE_BASIC_MONTHLY')) },
    { planId: 'basic', billingPeriod: 'yearly', ids: list(need(env, 'STRIPE_PRICE_BASIC_YEARLY')) },
    { planId: 'pro', billingPeriod: 'monthly', ids: list(need(env, 'STRIPE_PRICE_PRO_MONTHLY')) },
    { planId: 'pro', billingPeriod: 'yearly', ids: list(need(env, 'STRIPE_PRICE_PRO_YEARLY')) },
  ]
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

function need(env: Env, name: NeededForStripe): string {
  const value = env[name]
  if (value === undefined) throw new Error(`${name} is missing`)
  return value
}
