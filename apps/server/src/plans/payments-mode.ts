import type { Env } from '../env.ts'

type PaymentSettings = Pick<Env, 'PLANS' | 'PAYMENTS' | 'HOST' | 'PUBLIC_URL' | NeededForStripe>

/**
 * How people pay here. Without a key only a server that nobody else can reach plays the sandbox by itself:
 * one behind a proxy listens on loopback, too, so its public address counts as well.
 */
export function paymentsMode(env: PaymentSettings): 'stripe' | 'sandbox' | 'off' {
  if (env.PLANS === 'off' || env.PAYMENTS === 'off') return 'off'
  if (env.PAYMENTS) return env.PAYMENTS
  if (env.STRIPE_SECRET_KEY) return 'stripe'
  return isLoopback(env.HOST) && (!env.PUBLIC_URL || isLoopback(new URL(env.PUBLIC_URL).hostname)) ? 'sandbox' : 'off'
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host)
}

const NEEDED_FOR_STRIPE = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_BASIC_MONTHLY',
  'STRIPE_PRICE_BASIC_YEARLY',
  'STRIPE_PRICE_PRO_MONTHLY',
  'STRIPE_PRICE_PRO_YEARLY',
] as const
export type NeededForStripe = (typeof NEEDED_FOR_STRIPE)[number]

/** The first setting without which nobody can pay by Stripe, where that is how people pay. */
export function findMissingForStripe(env: PaymentSettings): NeededForStripe | undefined {
  return paymentsMode(env) === 'stripe' ? NEEDED_FOR_STRIPE.find((name) => env[name] === undefined) : undefined
}
