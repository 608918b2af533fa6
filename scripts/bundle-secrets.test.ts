import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const dist = join(root, 'apps/web/dist')

const SHAPES = [
  /\b[rs]k_(?:live|test)_[0-9A-Za-z]{8,}/,
  /\bwhsec_[0-9A-Za-z]{8,}/,
  /\bAIza[0-9A-Za-z_-]{35}/,
  /\bsk-(?:proj-|ant-|or-)?[0-9A-Za-z_-]{20,}/,
  /\bGOCSPX-[0-9A-Za-z_-]{10,}/,
  /\behk_[0-9A-Za-z_-]{16,}/,
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  /\bpostgres(?:ql)?:\/\/[^\s:"'`/]+:[^\s@"'`]+@/,
]
/** Settings whose names alone would show that the page was built with the server's. */
const SETTINGS = [
  ...readFileSync(join(root, 'apps/server/src/env.ts'), 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+): /gm),
].map(([, name]) => name!)
/** What a build could have put in: values of the settings that are secret by their name and set where this runs. */
const values = (env: NodeJS.ProcessEnv): string[] =>
  Object.entries(env).flatMap(([name, value]) =>
    SETTINGS.includes(name) && /SECRET|KEY|TOKEN|PASSWORD|_URL/.test(name) && value && value.length >= 8 ? [value] : [],
  )

function findSecrets(text: string, env: NodeJS.ProcessEnv = process.env): string[] {
  const named = SETTINGS.filter((name) => /SECRET|MASTER_KEY|_TOKEN/.test(name) && text.includes(name))
  return [
    ...SHAPES.flatMap((shape) => shape.exec(text)?.[0] ?? []),
    ...named,
    ...values(env).filter((value) => text.includes(value)),
  ]
}

describe('T37: the built page', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(?:js|mjs|css|html|json|txt|svg|webmanifest)$/.test(path),
  )

  test('holds nothing that has the shape of a secret, and no setting of the server', () => {
    expect(files.length).toBeGreaterThan(10)
    const found = files.map((path) => [path, findSecrets(readFileSync(join(dist, path), 'utf8'))] as const)
    expect(found.filter(([, secrets]) => secrets.length > 0)).toEqual([])
  })

  test('comes without source maps', () => {
    expect(readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.map'))).toEqual([])
  })

  const planted = (...parts: string[]): string => `const a="${parts.join('')}"`
  test.each([
    ['a key of the payment provider', planted('sk_', 'live_51Habcdefgh')],
    ['the secret of its events', planted('whsec', '_0123456789abcdef')],
    ['a key of a language model', planted('sk-', 'proj-0123456789abcdefghij')],
    ['a key of Google', planted('AIza', 'SyA0123456789abcdefghijklmnopqrstuvw')],
    ['a private key', planted('-----BEGIN ', 'EC PRIVATE KEY-----')],
    ['the address of a database', planted('postgres://', 'evenhand:k3Vt8sQp@db/evenhand')],
    ['the name of a secret setting', planted('MASTER', '_KEY')],
    ['the value of a setting', planted('quiet-', 'harbour-lamp')],
  ])('would be refused with %s in it', (_, text) => {
    expect(findSecrets(text, { OIDC_CLIENT_SECRET: 'quiet-harbour-lamp' })).not.toEqual([])
  })
})
