import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES } from '@evenhand/model'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { createRouter } from './router.ts'
import { secureHeaders } from './security-headers.ts'
import { staticPages } from './static-pages.ts'

let web: string
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'evenhand-pages-'))
  await mkdir(join(web, 'zh-TW'))
  await writeFile(join(web, 'index.html'), '<link rel="canonical" href="__PUBLIC_URL__/">home')
  await writeFile(join(web, 'no-plans.html'), '<html lang="en">home without plans')
  await writeFile(join(web, 'app.html'), '<html lang="en"><i nonce="__CSP_NONCE__"></i>application')
  await writeFile(join(web, 'zh-TW', 'index.html'), '<link rel="canonical" href="__PUBLIC_URL__/zh-TW">traditional')
})
afterAll(() => rm(web, { recursive: true, force: true }))

function request(path: string, settings: Record<string, string> = { PUBLIC_URL: 'https://screen.example' }) {
  const env = readEnv(settings)
  const app = createRouter()
  app.use(secureHeaders(env))
  app.route('/', staticPages(env, web))
  return app.request(path)
}

it.each([
  ['/', 'home'],
  ['/zh-TW', 'traditional'],
  ['/zh-TW/anything/else', 'traditional'],
  ['/zh-TW/index.html', 'https://screen.example/zh-TW'],
  ['/dashboard/runs/1', 'application'],
  ['/settings', 'application'],
  ['/reset-password?token=1', 'application'],
])('%s is sent the page of its own', async (path, expected) => {
  const response = await request(path)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain(expected)
})

it.each([
  ['/en', '/'],
  ['/EN/x', '/'],
  ['/xx', '/'],
  ['/nothing/here?a=1', '/?a=1'],
  ['/ZH-tw', '/zh-TW'],
  ['/De?ref=mail', '/de?ref=mail'],
  ['//evil', '/'],
  ['/%5cevil', '/'],
  ['/index.html', '/'],
  ['/app.html', '/'],
  ['/no-plans.html', '/'],
])('%s leads to %s', async (path, expected) => {
  const response = await request(path)
  expect([response.status, response.headers.get('location')]).toEqual([302, expected])
})

it('nothing of an address stands in a page or leads out of the site (T63)', async () => {
  for (const path of ['/"><script>alert(1)</script>', '/zh-TW/"><script>', '/?"><script>', '/dashboard/"><script>']) {
    const response = await request(path)
    expect(await response.text()).not.toContain('script>')
    expect(response.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/)
  }
})

it('the address of the site is the configured one, escaped', async () => {
  expect(await (await request('/zh-TW')).text()).toContain('href="https://screen.example/zh-TW"')
  const odd = await request('/', { PUBLIC_URL: 'https://screen.a"b.example' })
  expect(await odd.text()).not.toContain('a"b')
})

it('search engines are told every landing page and kept out of what is private', async () => {
  const sitemap = await (await request('/sitemap.xml')).text()
  expect(sitemap.match(/<loc>/g)).toHaveLength(LANGUAGES.length)
  expect(sitemap).toContain('<loc>https://screen.example/zh-TW</loc>')
  const robots = await (await request('/robots.txt')).text()
  expect(robots).toContain('Sitemap: https://screen.example/sitemap.xml')
  expect(robots).toContain('Disallow: /dashboard')
})

it.each(['/', '/settings'])('%s of a server without plans says so to its code', async (path) => {
  const without = await (await request(path, { PLANS: 'off' })).text()
  expect(without).toContain('<html data-plans="off" lang="en">')
  expect(await (await request(path)).text()).not.toContain('data-plans')
  if (path === '/') expect(without).toContain('without plans')
})
