import type { Env } from './env.ts'
import { isLoopbackHost } from './http/loopback-host.ts'

/** Passwords and keys that are printed in somebody's example. */
const EXAMPLES = new Set(
  [
    'admin',
    'changeme',
    'change-me',
    'default',
    'evenhand',
    'example',
    'password',
    'postgres',
    'secret',
    'test',
  ].flatMap((word) => [word, `${word}1`, `${word}123`]),
)
const SECRETS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET',
  'METRICS_TOKEN',
] as const

export type Unsafe = { name: keyof Env; why: string }

/** The first setting that would leave an installation in production open to strangers. */
export function findUnsafe(env: Env): Unsafe | undefined {
  return findExample(env) ?? findOpenDoor(env) ?? findClearText(env)
}

/** Secrets that everybody knows. */
function findExample(env: Env): Unsafe | undefined {
  const name = SECRETS.find((secret) => isExample(env[secret]))
  if (name) return { name, why: 'is a value out of an example' }
  if (env.MASTER_KEY?.split(',').some((key) => new Set(key.trim().toLowerCase()).size < 8)) {
    return { name: 'MASTER_KEY', why: 'is not random; `openssl rand -hex 32` makes one' }
  }
  for (const name of ['DATABASE_URL', 'SMTP_URL'] as const) {
    const url = env[name] === undefined ? undefined : new URL(env[name])
    // None at all is no example: a relay that knows this machine, a database that takes a certificate.
    if (url?.password && !isNear(url.hostname) && isExample(decodeURIComponent(url.password))) {
      return { name, why: 'has a password out of an example' }
    }
  }
  return undefined
}

/** What only operators may reach, open to all. */
function findOpenDoor(env: Env): Unsafe | undefined {
  if (env.METRICS === 'on' && env.PUBLIC_URL !== undefined && !isNear(new URL(env.PUBLIC_URL).hostname)) {
    return { name: 'METRICS', why: 'on shows the figures to the internet; use token' }
  }
  if (env.STRIPE_API_BASE !== undefined && !isLoopbackHost(new URL(env.STRIPE_API_BASE).hostname)) {
    return { name: 'STRIPE_API_BASE', why: 'sends the secret key to another host than Stripe' }
  }
  return undefined
}

/** What could be read on its way. */
function findClearText(env: Env): Unsafe | undefined {
  const page = env.PUBLIC_URL === undefined ? undefined : new URL(env.PUBLIC_URL)
  if (page?.protocol === 'http:' && !isNear(page.hostname)) {
    return { name: 'PUBLIC_URL', why: 'people would send passwords and resumes over the internet by plain http' }
  }
  const database = env.DATABASE_URL === undefined ? undefined : new URL(env.DATABASE_URL)
  if (database && !isNear(database.hostname) && database.searchParams.get('sslmode') === 'disable') {
    return { name: 'DATABASE_URL', why: 'sslmode=disable to a host elsewhere' }
  }
  return undefined
}

function isExample(value: string | undefined): boolean {
  if (value === undefined) return false
  const word = value.toLowerCase().replace(/^(?:[rs]k_(?:live|test)|whsec)_/, '')
  return EXAMPLES.has(word) || /^[x.*]*$/.test(word)
}

/** This machine, a private address, a name without a domain (as in a container's network) or one of a local network. */
function isNear(hostname: string): boolean {
  if (isLoopbackHost(hostname) || !/[.:]/.test(hostname)) return true
  if (/\.(?:local|lan|internal|home\.arpa|localhost)$/.test(hostname)) return true
  return /^(?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|\[f[cd]|\[fe80:|\[::1\])/.test(hostname)
}
