import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readEnv, SettingError, type Env } from './env.ts'
import { killSpawned, spawnRefused, spawnServer } from './testing/spawn-server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evenhand-main-'))
})
afterEach(killSpawned)
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('starting', () => {
  it('refuses a second server on the same embedded database', async () => {
    const settings = { DATA_DIR: join(folder, 'locked') }
    const first = await spawnServer(settings)
    const second = await spawnRefused(settings)
    expect(second.code).toBe(1)
    expect(second.output).toMatch(/^Evenhand cannot start: .*db\.lock is held by process \d+ .*stop that server first/m)
    first.process.kill('SIGINT')
    expect(await first.exited).toBe(0)
  })

  it('makes its secret once, for its own eyes', async () => {
    const path = join(folder, 'locked', 'secret')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(await readFile(path, 'utf8')).toMatch(/^[0-9a-f]{64}$/)
  })

  it('keeps other users of the machine out of the embedded database, also out of one of an earlier version', async () => {
    const path = join(folder, 'locked', 'db')
    expect((await stat(path)).mode & 0o777).toBe(0o700)
    await chmod(path, 0o755)
    const { process, exited } = await spawnServer({ DATA_DIR: join(folder, 'locked') })
    expect((await stat(path)).mode & 0o777).toBe(0o700)
    process.kill('SIGINT')
    expect(await exited).toBe(0)
  })

  it.each([
    ['PORT', 'eighty', 'must be a whole number from 0 to 65535'],
    ['PORT', '3.5', 'must be a whole number from 0 to 65535'],
    ['PORT', '70000', 'must be a whole number from 0 to 65535'],
    ['PORT', ' ', 'must be a whole number from 0 to 65535'],
    ['PORT', '0x50', 'must be a whole number from 0 to 65535'],
    ['RETENTION_DAYS', '1e2', 'must be a whole number from 1 to 730'],
    ['DATABASE_URL', 'postgres://evenhand:k3%Vt@db.example.org/evenhand', 'write it as %25'],
    ['SMTP_URL', 'smtps://', 'names no host'],
    ['SMTP_URL', 'smtps://k3%@mail.example.org', 'write it as %25'],
    ['MAIL_FROM', 'Evenhand', 'must have an e-mail address'],
    ['STRIPE_PAGE_HOSTS', 'https://pay.example.org', 'must be hosts without https://'],
    ['SIGNUP_DOMAINS', '@example.org', 'must be domains as they stand behind the @'],
    ['SIGNUP_DOMAINS', 'example.org; example.com', 'must be domains as they stand behind the @'],
    ['DATABASE_URL', 'mysql://localhost/x', 'must begin with postgres://'],
    ['PUBLIC_URL', 'evenhand.example', 'must begin with https:// or http://'],
    ['PUBLIC_URL', 'https://example.org/evenhand', 'must be a host without a path'],
    ['PUBLIC_URL', 'https://example.org?x=1', 'must be a host without a path'],
    ['GOOGLE_CLIENT_SECRET', 'k3Vt8sQp', 'GOOGLE_CLIENT_SECRET needs it', 'GOOGLE_CLIENT_ID'],
    ['OIDC_ISSUER', 'https://login.example.org', 'OIDC_ISSUER needs it', 'OIDC_CLIENT_ID'],
    ['OIDC_CLIENT_ID', 'evenhand', 'OIDC_CLIENT_ID needs it', 'OIDC_ISSUER'],
    ['DATABASE_PASSWORD', 'k3Vt8sQp', 'is for the database it names', 'DATABASE_URL'],
    ['SMTP_URL', 'mail.example.org', 'must begin with smtps:// or smtp://'],
    ['ROLE', 'worker', 'needs a PostgreSQL database'],
    ['ROLE', 'everything', 'must be all or web or worker'],
    ['WORKER_THREADS', '-1', 'must be a whole number from 1 to 64'],
    ['LOG_LEVEL', 'loud', 'must be silent or error or info'],
    ['PLANS', 'no', 'must be on or off'],
    ['SUPPORT_EMAIL', 'help', 'must be an e-mail address'],
    ['METRICS_TOKEN', 'short', 'must have 16 to 200 characters'],
    ['OIDC_NAME', 'x'.repeat(61), 'must be no longer than 60 characters'],
    ['LLM_PROVIDER', 'foo', 'must be openai-compatible or google or anthropic, or off'],
    ['LLM_PROVIDER', 'google', 'is needed', 'LLM_MODEL'],
  ])(
    'is refused with the name of the bad setting and what it must be: %s %s',
    (setting, value, rule, name = setting) => {
      const read = (): Env => readEnv({ DATA_DIR: join(folder, 'unused'), [setting]: value })
      expect(read).toThrow(SettingError)
      expect(read).toThrow(new RegExp(`^setting ${name}: [^\n]*${rule}[^\n]*$`))
    },
  )

  it('ends with 1 and one line where a setting is bad', async () => {
    const { code, output } = await spawnRefused({ DATA_DIR: join(folder, 'unused'), PORT: 'eighty' })
    expect([code, output]).toEqual([1, 'Evenhand cannot start: setting PORT: must be a whole number from 0 to 65535\n'])
  })

  it('refuses a damaged secret instead of making another', async () => {
    const damaged = await mkdtemp(join(folder, 'damaged-'))
    await writeFile(join(damaged, 'secret'), 'changeme')
    const { code, output } = await spawnRefused({ DATA_DIR: damaged })
    expect([code, output]).toEqual([1, expect.stringContaining('setting DATA_DIR: ')])
  })
})
