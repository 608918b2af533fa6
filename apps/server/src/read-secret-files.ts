import { readFileSync } from 'node:fs'

type Source = Record<string, string>

/** Settings that may be given as a file, by the name with _FILE behind it: what a container gets as a secret. */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET',
  'SMTP_URL',
  'METRICS_TOKEN',
  'LLM_API_KEYS',
] as const

/** The settings with what their files hold, without line breaks at the ends. `fail` is told what cannot be read. */
export function readSecretFiles(given: Source, fail: (name: string, why: string) => never): Source {
  const settings = { ...given }
  for (const name of SECRET_SETTINGS) {
    const path = given[`${name}_FILE`]
    if (path === undefined) continue
    if (given[name] !== undefined) fail(name, `is given twice, as itself and as ${name}_FILE`)
    try {
      settings[name] = readFileSync(path, 'utf8').trim()
    } catch {
      fail(`${name}_FILE`, `${path} cannot be read`)
    }
  }
  const { DATABASE_URL: url, DATABASE_PASSWORD: password } = settings
  // Otherwise the embedded database would be opened, and nobody would know why it is empty.
  if (url === undefined && password !== undefined)
    fail('DATABASE_URL', 'DATABASE_PASSWORD is for the database it names')
  if (url !== undefined && password !== undefined && URL.canParse(url)) {
    const withPassword = new URL(url)
    withPassword.password = encodeURIComponent(password)
    settings['DATABASE_URL'] = withPassword.href
  }
  return settings
}
