import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findSecrets, listLeaks } from './find-secrets.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const dist = join(root, 'apps/web/dist')

describe('T37: the built page', () => {
  test('holds nothing that has the shape of a secret, and no setting of the server', () => {
    expect(readdirSync(dist, { recursive: true }).length).toBeGreaterThan(10)
    expect(listLeaks(dist)).toEqual([])
  })

  test('comes without source maps', () => {
    expect(readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.map'))).toEqual([])
  })

  const planted = (...parts: string[]): string => `const a="${parts.join('')}"`
  const env = { OIDC_CLIENT_SECRET: 'quiet-harbour-lamp', LLM_API_KEYS: 'first-model-key,second-model-key' }
  test.each([
    ['a key of the payment provider', planted('sk_', 'live_51Habcdefgh')],
    ['the secret of its events', planted('whsec', '_0123456789abcdef')],
    ['a key of a language model', planted('sk-', 'proj-0123456789abcdefghij')],
    ['a key of Google', planted('AIza', 'SyA0123456789abcdefghijklmnopqrstuvw')],
    ['a private key', planted('-----BEGIN ', 'EC PRIVATE KEY-----')],
    ['the address of a database', planted('postgres://', 'evenhand:k3Vt8sQp@db/evenhand')],
    ['the name of a secret setting', planted('MASTER', '_KEY')],
    ['the name of the keys of a model', planted('LLM_API', '_KEYS')],
    ['the value of a setting', planted('quiet-', 'harbour-lamp')],
    ['one key of several', planted('second-', 'model-key')],
  ])('is refused with %s in it', (_, text) => {
    expect(findSecrets(text, env)).not.toEqual([])
  })

  test('is not refused for where people reach the server', () => {
    expect(
      findSecrets(planted('https://evenhand', '.example.org'), { PUBLIC_URL: 'https://evenhand.example.org' }),
    ).toEqual([])
  })
})

describe('T37: a build', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'evenhand-build-'))
    writeFileSync(join(folder, 'main.js'), 'const greeting="a quiet-harbour-lamp"')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const script = `const { finishBuild } = await import(${JSON.stringify(pathToFileURL(join(root, 'scripts/build-page.mjs')).href)})
finishBuild(process.argv[1], process.argv[1] + '/.sources', 'sources')`
  const finish = (secret: string) =>
    spawnSync(process.execPath, ['--input-type=module', '-e', script, folder], {
      encoding: 'utf8',
      env: { ...process.env, STRIPE_SECRET_KEY: secret },
    })

  test('fails with a setting of the server in the page, names the file and not the secret, and is not taken for done', () => {
    const { status, stderr } = finish('quiet-harbour-lamp')
    expect(status).toBe(1)
    expect(stderr).toContain('main.js')
    expect(stderr).not.toContain('harbour-lamp')
    expect(existsSync(join(folder, '.sources'))).toBe(false)
  })

  test('is done where there is none', () => {
    expect(finish('another-harbour-lamp')).toMatchObject({ status: 0 })
    expect(existsSync(join(folder, '.sources'))).toBe(true)
  })
})
