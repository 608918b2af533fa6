import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readEnv, SettingError } from './env.ts'
import { killSpawned, spawnRefused } from './testing/spawn-server.ts'

const KEY = '6f1d0c92ab34e58772904bd1c6e3a5f8091b2c3d4e5f60718293a4b5c6d7e8f9'
const remote = (password: string, query = '') => `postgres://evenhand:${password}@db.example.org/evenhand${query}`

/** Each would start in development, and names its setting in production. */
const UNSAFE: [string, Record<string, string>][] = [
  ['PUBLIC_URL', { PUBLIC_URL: 'http://evenhand.example.org' }],
  ['DATABASE_URL', { DATABASE_URL: remote('changeme'), MASTER_KEY: KEY }],
  ['DATABASE_URL', { DATABASE_URL: remote('k3Vt8sQp', '?sslmode=disable'), MASTER_KEY: KEY }],
  ['MASTER_KEY', { MASTER_KEY: '0'.repeat(64) }],
  ['METRICS', { METRICS: 'on', PUBLIC_URL: 'https://evenhand.example.org' }],
  ['METRICS_TOKEN', { METRICS: 'token' }],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_live_xxxxxxxx' }],
  ['STRIPE_API_BASE', { STRIPE_API_BASE: 'https://stripe.example.org' }],
  ['OIDC_CLIENT_SECRET', { OIDC_CLIENT_SECRET: 'secret' }],
  ['SMTP_URL', { SMTP_URL: 'smtps://evenhand:password1@mail.example.org' }],
]

const SAFE: [string, Record<string, string>][] = [
  ['no setting at all', {}],
  ['https', { PUBLIC_URL: 'https://evenhand.example.org' }],
  ['plain http in a network of one’s own', { PUBLIC_URL: 'http://192.168.1.20:3000', HOST: '0.0.0.0' }],
  ['plain http to a name of the network', { PUBLIC_URL: 'http://evenhand.lan' }],
  ['PostgreSQL in the next container', { DATABASE_URL: 'postgres://evenhand:evenhand@postgres/evenhand' }],
  ['figures for who has the token', { METRICS: 'token', METRICS_TOKEN: 'b7f0c2d9e4a1886355aa' }],
  ['a mail relay that asks for no password', { SMTP_URL: 'smtp://relay.example.org:25' }],
  ['a database that asks for none', { DATABASE_URL: 'postgres://evenhand@db.example.org/evenhand', MASTER_KEY: KEY }],
  ['a deliberate exception', { PUBLIC_URL: 'http://evenhand.example.org', ALLOW_INSECURE: 'on' }],
]

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-secrets-'))
  const path = join(folder, 'password')
  writeFileSync(path, 'k3Vt/8s:Qp\n')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is read as if it were given itself', () => {
    const settings = { DATABASE_URL: 'postgres://evenhand@postgres/evenhand', DATABASE_PASSWORD_FILE: path }
    const url = new URL(readEnv(settings).DATABASE_URL ?? '')
    expect(decodeURIComponent(url.password)).toBe('k3Vt/8s:Qp')
    expect(readEnv({ PAYMENTS: 'off', STRIPE_SECRET_KEY_FILE: path }).STRIPE_SECRET_KEY).toBe('k3Vt/8s:Qp')
  })

  it('is refused where it is missing, or given twice', () => {
    expect(() => readEnv({ METRICS_TOKEN_FILE: join(folder, 'none') })).toThrow('setting METRICS_TOKEN_FILE: ')
    expect(() => readEnv({ OIDC_CLIENT_SECRET: 'x', OIDC_CLIENT_SECRET_FILE: path })).toThrow('given twice')
  })
})

describe('T60: production', () => {
  it.each(UNSAFE)('does not start with an unsafe %s: %j', (name, settings) => {
    expect(() => readEnv({ NODE_ENV: 'production', ...settings })).toThrow(SettingError)
    expect(() => readEnv({ NODE_ENV: 'production', ...settings })).toThrow(new RegExp(`^setting ${name}: .{20,200}$`))
  })

  it.each(SAFE)('starts with %s', (_, settings) => {
    expect(readEnv({ NODE_ENV: 'production', ...settings })).toBeDefined()
  })

  it('ends with 1 and one line, eight times', async () => {
    const settings = UNSAFE.slice(0, 8)
    const outcomes = await Promise.all(
      settings.map(([, unsafe]) => spawnRefused({ NODE_ENV: 'production', ...unsafe })),
    ).finally(killSpawned)
    expect(outcomes).toEqual(
      settings.map(([name]) => ({
        code: 1,
        output: expect.stringMatching(new RegExp(`^Evenhand cannot start: setting ${name}: [^\\n]+\\n$`)),
      })),
    )
  })
})
