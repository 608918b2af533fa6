import { join } from 'node:path'
import type { Env } from './env.ts'
import type { Payments } from './plans/open-payments.ts'

/** What is set and what is not, for who has just started the server: a line each, without passwords and keys. */
export function describeStart(env: Env, payments: Payments): string[] {
  return [
    `  Data: ${data(env)}`,
    `  Mail: ${mail(env)}`,
    `  Plans: ${env.PLANS === 'off' ? 'off, nobody is limited' : 'on, a few free resumes each; PLANS=off lifts all limits'}`,
    `  Payments: ${pay(payments)}`,
    `  Language model: ${env.model ? `${env.model.provider} ${env.model.model}` : 'none, the built-in engine judges'}`,
  ]
}

function data({ DATABASE_URL, DATA_DIR }: Env): string {
  if (DATABASE_URL === undefined) return `${DATA_DIR}, with the embedded database`
  return `PostgreSQL at ${new URL(DATABASE_URL).host || 'its socket'}, keys in ${DATA_DIR}`
}

function mail({ SMTP_URL, DATA_DIR }: Env): string {
  if (SMTP_URL !== undefined) return `sent by ${new URL(SMTP_URL).host}`
  return `not sent, written to ${join(DATA_DIR, 'mail')}; set SMTP_URL to send it`
}

function pay({ mode, provider }: Payments): string {
  if (mode === 'sandbox') return 'sandbox, every plan can be tried and no money moves'
  if (mode === 'off') return 'off'
  return provider.isLive ? 'Stripe' : 'Stripe with a test key'
}
