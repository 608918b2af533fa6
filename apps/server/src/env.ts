import { resolve } from 'node:path'
import { type ModelSettings, ModelSettingError, readModelSettings } from '@evenhand/llm/client'
import { z } from 'zod'
import { findUnsafe } from './find-unsafe.ts'
import { isLoopbackHost } from './http/loopback-host.ts'
import { findMissingForStripe } from './plans/payments-mode.ts'
import { readSecretFiles } from './read-secret-files.ts'
import { address, list, oneOf, shortText, wholeNumber } from './setting-kinds.ts'

const Switch = oneOf('on', 'off')
const HTTP: [string, string] = ['https', 'http']
/** Pages, links in mails and cookies are those of a whole host. */
const ROOT_ONLY = 'must be a host without a path, as in https://evenhand.example.org: no part of another site is served'
const DOMAIN = /^[^\s@:;/.][^\s@:;/]*\.[^\s@:;/]*[^\s@:;/.]$/
const DOMAINS = 'must be domains as they stand behind the @, with commas, as in example.org, example.com'
const HOSTS = 'must be hosts without https://, with commas, as in pay.example.org'
const HAS_ADDRESS = /[^\s@<>]@[^\s@<>]/

/** @public */
export const Settings = z.object({
  /** 0 lets the system choose, which tests use. */
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((path) => resolve(path)),
  /** A PostgreSQL address; without it the embedded database in DATA_DIR is used. */
  DATABASE_URL: address(['postgres', 'postgresql'], 'postgres://user:password@host/name').optional(),
  /** Where people reach this server; Secure cookies and HSTS follow its scheme. */
  PUBLIC_URL: address(HTTP, 'https://evenhand.example.org')
    .refine((url) => /^https?:\/\/[^/?#@]+\/?$/i.test(url), ROOT_ONLY)
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  /** Master keys that wrap the owners' keys: 64 hexadecimal digits each, one a line, the newest first. */
  MASTER_KEY_FILE: z.string().min(1).optional(),
  /** The same without a file, separated by commas; wins over the file. */
  MASTER_KEY: z.string().min(1).optional(),
  /** production: PostgreSQL is refused without a master key of its own. */
  NODE_ENV: z.string().optional(),
  /** Days after which a finished run is deleted where its owner has not chosen. */
  RETENTION_DAYS: wholeNumber(1, 730).default(180),
  /** off: the texts of resumes are deleted once they were analysed, where their owner has not chosen. */
  KEEP_TEXTS: Switch.default('on'),
  /** Days the log of decisions is kept; it names nobody. */
  DECISION_LOG_DAYS: wholeNumber(183, 3650).default(730),
  ROLE: oneOf('all', 'web', 'worker').default('all'),
  LOG_LEVEL: oneOf('silent', 'error', 'info').default('info'),
  /** Threads that analyse; by default one a core, at least one and at most eight. */
  WORKER_THREADS: wholeNumber(1, 64).optional(),
  /** off: no allowance at all, as in a company's own installation. */
  PLANS: Switch.default('on'),
  /** How people pay: by default Stripe where there is a key, and the sandbox where only this machine can reach us. */
  PAYMENTS: oneOf('stripe', 'sandbox', 'off').optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  /** Signs the events Stripe sends; two, with a comma, while one replaces the other. */
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Where Stripe's API is, for tests against a stand-in. */
  STRIPE_API_BASE: address(HTTP, 'https://api.stripe.com').optional(),
  /** Price ids; the first of each is sold, further ones (with commas) are still recognised. */
  STRIPE_PRICE_BASIC_MONTHLY: z.string().optional(),
  STRIPE_PRICE_BASIC_YEARLY: z.string().optional(),
  STRIPE_PRICE_PRO_MONTHLY: z.string().optional(),
  STRIPE_PRICE_PRO_YEARLY: z.string().optional(),
  /** Hosts of Stripe's pages under a domain of one's own, with commas. */
  STRIPE_PAGE_HOSTS: list(DOMAIN, HOSTS),
  /** Tells this installation's customers from those of others in the same Stripe account. */
  PROJECT_ID: shortText(100).default('evenhand'),
  /** What a new password needs: the specification's rules, or those of NIST SP 800-63B, which ask for length alone. */
  PASSWORD_POLICY: oneOf('specification', 'nist').default('specification'),
  /** How people come to an account: by themselves, with an address of SIGNUP_DOMAINS, invited, or made by an operator. */
  SIGNUP: oneOf('open', 'domain', 'invite', 'closed').default('open'),
  /** Mail domains that may register where SIGNUP is `domain`, with commas. */
  SIGNUP_DOMAINS: list(DOMAIN, DOMAINS),
  /** Whether an address must be confirmed before its account can be used; by default where mail leaves this machine. */
  VERIFY_EMAIL: Switch.optional(),
  /** off: only people with an account can screen. */
  GUESTS: Switch.default('on'),
  /** After so long without a sign of life a session ends; the page gives one every four minutes. */
  SESSION_IDLE_MINUTES: wholeNumber(5, 43_200).default(30),
  /** After so long everybody signs in again. */
  SESSION_HOURS: wholeNumber(1, 720).default(12),
  GOOGLE_ISSUER: address(HTTP, 'https://accounts.google.com').default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** A company's own sign-in by OpenID Connect; whoever it lets in gets an account. */
  OIDC_ISSUER: address(HTTP, 'https://login.example.org').optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** What its button says. */
  OIDC_NAME: shortText(60).default('Single sign-on'),
  /** smtp(s)://user:password@host:port; without it mail is written to DATA_DIR/mail. */
  SMTP_URL: address(['smtps', 'smtp'], 'smtps://user:password@host:465')
    .refine((url) => new URL(url).hostname !== '', 'names no host, as smtps://user:password@host:465 does')
    .optional(),
  MAIL_FROM: shortText(200)
    .regex(HAS_ADDRESS, 'must have an e-mail address, as in Evenhand <noreply@example.org>')
    .default('Evenhand <noreply@localhost>'),
  /** Shown in the footer of the page when set. */
  SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
  SUPPORT_HOURS: shortText(100).optional(),
  /** off: no limits of requests, as behind a gateway that has its own. */
  RATE_LIMITS: Switch.default('on'),
  /** on: a language model may see the resumes of people without an account, too. */
  MODEL_FOR_GUESTS: Switch.default('off'),
  /** Figures for Prometheus at /metrics: to nobody, to everybody who reaches the port, or to who has METRICS_TOKEN. */
  METRICS: oneOf('off', 'on', 'token').default('off'),
  METRICS_TOKEN: shortText(200, 16).optional(),
  /** on: production starts although `findUnsafe` names a setting. */
  ALLOW_INSECURE: Switch.default('off'),
  /** Number of proxies of ours in front, whose X-Forwarded-For entries are believed. */
  TRUST_PROXY: wholeNumber(0, 5).default(0),
})

/** The server's settings, read once from the environment. */
export type Env = z.infer<typeof Settings> & {
  /** The language model in use, by the settings LLM_*; without one the built-in engine judges. */
  model: ModelSettings | undefined
}

/** A setting the server cannot run with; its message is one line that names the setting. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
}

/** Reads the settings; an empty one counts as absent. Throws SettingError. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.entries(source).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const given = readSecretFiles(Object.fromEntries(filled), (name, why) => {
    throw new SettingError(`setting ${name}: ${why}`)
  })
  const parsed = Settings.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new SettingError(`setting ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'cannot be used'}`)
  }
  const env: Env = { ...parsed.data, model: readModel(given) }
  if (!env.DATABASE_URL && env.ROLE !== 'all') {
    throw new SettingError(`setting ROLE: ${env.ROLE} needs a PostgreSQL database (DATABASE_URL)`)
  }
  if (env.SIGNUP === 'domain' && env.SIGNUP_DOMAINS.length === 0) {
    throw new SettingError('setting SIGNUP_DOMAINS: name the domains that may register')
  }
  refuseHalves(env)
  for (const name of ['GOOGLE_ISSUER', 'OIDC_ISSUER'] as const) {
    if (env[name]?.startsWith('http:') && !isLoopbackHost(new URL(env[name]).hostname)) {
      throw new SettingError(`setting ${name}: an issuer elsewhere must be reached by https`)
    }
  }
  if (env.METRICS === 'token' && env.METRICS_TOKEN === undefined) {
    throw new SettingError('setting METRICS_TOKEN: METRICS=token needs one of 16 characters or more')
  }
  const unsafe = env.NODE_ENV === 'production' && env.ALLOW_INSECURE === 'off' ? findUnsafe(env) : undefined
  if (unsafe) throw new SettingError(`setting ${unsafe.name}: ${unsafe.why} (ALLOW_INSECURE=on starts all the same)`)
  const missing = findMissingForStripe(env)
  if (missing) throw new SettingError(`setting ${missing}: payment by Stripe needs it`)
  return env
}

/** Settings of which one does nothing without the other: without a word, people would only miss a button. */
const HALVES = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
  ['OIDC_CLIENT_ID', 'OIDC_ISSUER'],
] as const

function refuseHalves(env: Env): void {
  const half = HALVES.find(([missing, given]) => env[missing] === undefined && env[given] !== undefined)
  if (half) throw new SettingError(`setting ${half[0]}: ${half[1]} needs it`)
}

function readModel(given: Record<string, string | undefined>): ModelSettings | undefined {
  try {
    return readModelSettings(given)
  } catch (error) {
    throw error instanceof ModelSettingError ? new SettingError(`setting ${error.message}`) : error
  }
}
