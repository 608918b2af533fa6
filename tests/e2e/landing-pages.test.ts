import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, RIGHT_TO_LEFT } from '@evenhand/model'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from './open-browser.ts'
import { startServer, type TestServer } from './start-server.ts'

const DIST = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))
const DICTIONARIES = fileURLToPath(new URL('../../packages/locales/src/dictionaries', import.meta.url))

type Texts = Record<'meta' | 'hero' | 'security', Record<string, string>>

const dictionaryOf = (code: string) => join(DICTIONARIES, `${code}.json`)
const addressOf = (code: string) => (code === 'en' ? '/' : `/${code}`)
const pageOf = (code: string) => readFileSync(join(DIST, addressOf(code), 'index.html'), 'utf8')
/** A text as it stands in HTML; messages with arguments are not looked for. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

describe.each(LANGUAGES.map(({ code }) => code))('the prerendered page in %s', (code) => {
  const spoken = existsSync(dictionaryOf(code)) ? code : 'en'
  const english = JSON.parse(readFileSync(dictionaryOf('en'), 'utf8')) as Texts
  const texts = JSON.parse(readFileSync(dictionaryOf(spoken), 'utf8')) as Texts
  const html = pageOf(code)

  test('names its language and direction', () => {
    const dir = RIGHT_TO_LEFT.some((right) => right === spoken) ? 'rtl' : 'ltr'
    expect(html).toContain(`<html lang="${spoken}" dir="${dir}"`)
    expect(html).toContain(`"inLanguage":"${spoken}"`)
  })

  test('says its own title, first and lower sections, and no name of a text', () => {
    const title = texts.meta['title'] ?? english.meta['title'] ?? ''
    expect(html).toContain(`<title>${escaped(title)}</title>`)
    const body = html.slice(html.indexOf('<div id="root"')).replaceAll(/<style[^>]*>[^<]*<\/style>/g, '')
    expect(body).toContain(
      `<h1>${escaped(texts.hero['title'] ?? english.hero['title'] ?? '').replaceAll("'", '&#x27;')}</h1>`,
    )
    expect(body).toContain('id="pricing"')
    const words = body.replaceAll(/<[^>]+>/g, '\n')
    expect(words.match(/^\s*[a-z]+(?:\.[a-zA-Z]\w*)+\s*$/gm)).toBeNull()
    expect(words).not.toMatch(/\{\w+(?:, *\w+)?\}/)
  })

  test('leads to itself and to every other language', () => {
    expect(html).toContain(`<link rel="canonical" href="__PUBLIC_URL__${addressOf(code)}"/>`)
    expect(html.match(/rel="alternate" hreflang=/g)).toHaveLength(LANGUAGES.length + 1)
    expect(html).toContain('hreflang="x-default" href="__PUBLIC_URL__/"')
  })
})

test('ten thousand applications are claimed where they were measured, with how, and nowhere else', () => {
  const claims = JSON.parse(readFileSync(join(DIST, '../claims.json'), 'utf8')) as { soak?: object }
  const words = pageOf('en').replaceAll(/<[^>]+>/g, '')
  expect(words.includes('10 to 10,000 applications.')).toBe(claims.soak !== undefined)
  expect(words.includes('npm run -s bench -- soak')).toBe(claims.soak !== undefined)
})

describe('a reader', () => {
  let server: TestServer
  let browser: Browser
  beforeAll(async () => {
    ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  })
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
  })

  test.each([
    ['/', 'light'],
    ['/de', 'dark'],
    ['/ar', 'light'],
  ] as const)('of %s finds a page that comes to life without a fault', async (address, colorScheme) => {
    const page = await browser.newPage({ colorScheme })
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await page.goto(server.url + address, { waitUntil: 'networkidle' })
    await page.locator('#job').fill('Nurse')
    await page.locator('[class*=understood]').first().waitFor()
    await page.locator('#pricing').scrollIntoViewIfNeeded()
    expect(await page.locator('title, link[rel=canonical]').count()).toBe(2)
    expect(faults).toEqual([])
    await page.close()
  })

  test('finds the plans below results only after asking for them', async () => {
    const page = await browser.newPage()
    await page.goto(`${server.url}/`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Try with sample resumes' }).click()
    await page.getByRole('button', { name: 'Export to CSV' }).waitFor()
    await page.locator('#pricing').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Pricing', exact: true }).click()
    await page.locator('#pricing').waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('pricing-title')
    await page.close()
  })

  test('sees the same broad ring around whatever the keyboard is at', async () => {
    const page = await browser.newPage()
    await page.goto(`${server.url}/`, { waitUntil: 'networkidle' })
    const rings = new Set<string>()
    for (let stop = 0; stop < 11; stop++) {
      await page.keyboard.press('Tab')
      rings.add(await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineWidth))
    }
    expect([...rings]).toEqual(['3px'])
    await page.close()
  })

  test('sees the whole page without any script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${server.url}/de`)
    expect(await page.locator('#pricing').isVisible()).toBe(true)
    expect(await page.locator('#tool').evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThan(
      300,
    )
    await context.close()
  })

  test('reads what becomes of files and data in the mode in use, and where data is deleted', async () => {
    const page = await browser.newPage()
    await page.goto(`${server.url}/`, { waitUntil: 'networkidle' })
    const security = page.getByRole('region', { name: 'Security you can check' })
    await security.getByText('Encrypted in transit and at rest').waitFor()
    await security.getByText('at any time, in Settings').waitFor()
    await page.getByRole('switch', { name: 'Keep on this device' }).check()
    await security.getByText('Processed on this device; nothing is uploaded.').waitFor()
    expect(await security.innerText()).not.toMatch(/on this server|this server receives|in transit/i)
    await page.close()
  })

  test('reads that a language model may see the text where the server has one, and nothing of it on this device', async () => {
    const page = await browser.newPage()
    await page.route('**/api/settings', async (route) => {
      const response = await route.fetch()
      const settings = (await response.json()) as object
      await route.fulfill({ response, json: { ...settings, engine: 'google test-model' } })
    })
    await page.goto(`${server.url}/`, { waitUntil: 'networkidle' })
    const security = page.getByRole('region', { name: 'Security you can check' })
    // What is below the first screen comes to life with the first sign of its reader.
    await security.hover()
    const words = 'A language model (google test-model) may read the text, without names and contact details.'
    await security.getByText(words).waitFor()
    await page.getByRole('switch', { name: 'Keep on this device' }).check()
    await security.getByText('Processed on this device; nothing is uploaded.').waitFor()
    expect(await security.getByText('language model').count()).toBe(0)
    await page.close()
  })

  test('without an account sees at once what the server told last of their allowance', async () => {
    const page = await browser.newPage()
    await page.addInitScript(() => localStorage.setItem('evenhand-guest-uploads', '1'))
    await page.route('**/api/allowance', () => undefined)
    await page.goto(server.url)
    await page.getByText('1 upload remaining').waitFor()
    await page.unroute('**/api/allowance')
    await page.reload()
    await page.getByText('3 uploads remaining').waitFor()
    expect(await page.getByText('1 upload remaining').count()).toBe(0)
    await page.close()
  })

  test('without an account is promised nothing where only people with one may screen', async () => {
    const page = await browser.newPage()
    await page.route('**/api/settings', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...((await response.json()) as object), guests: 'off' } })
    })
    await page.goto(server.url)
    await page.getByText('No account needed').waitFor({ state: 'detached' })
    expect(await page.locator('#tool').innerText()).not.toMatch(/remaining|Free Plan/)
    await page.close()
  })

  test('keeps what is typed and chosen while the language changes', async () => {
    const page = await browser.newPage()
    await page.goto(`${server.url}/`, { waitUntil: 'networkidle' })
    await page.locator('#job').fill('Nurse for intensive care')
    await page
      .locator('#resume-files')
      .setInputFiles({ name: 'ada.txt', mimeType: 'text/plain', buffer: Buffer.from('Ada\nNurse') })
    await page.getByRole('button', { name: /^Language/ }).click()
    await page.getByRole('combobox', { name: 'Language' }).fill('deut')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/de')
    await page.waitForFunction(() => document.documentElement.lang === 'de')
    expect(await page.locator('#job').inputValue()).toBe('Nurse for intensive care')
    expect(await page.getByText('ada.txt').isVisible()).toBe(true)
    await page.close()
  })

  test('is done what they typed, chose and pressed before the scripts came', async () => {
    const page = await browser.newPage()
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/first-*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(server.url, { waitUntil: 'commit' })
    await page.locator('#job').fill('Nurse for intensive care')
    await page
      .locator('#resume-files')
      .setInputFiles({ name: 'ada.txt', mimeType: 'text/plain', buffer: Buffer.from('Ada\nNurse') })
    await page.getByRole('switch', { name: 'Keep on this device' }).check()
    await page.getByRole('button', { name: 'Yearly' }).click()
    release()
    await page.getByText('ada.txt').waitFor()
    await page.locator('[class*=understood]').first().waitFor()
    await expect.poll(() => page.getByRole('switch', { name: 'Keep on this device' }).isChecked()).toBe(true)
    await expect.poll(() => page.getByRole('button', { name: 'Yearly' }).getAttribute('aria-pressed')).toBe('true')
    await page.close()
  })

  test('is told where a part cannot be loaded, loses nothing, and sees it when it can', async () => {
    const page = await browser.newPage()
    await page.route('**/assets/selected-files-*.js', (route) => route.abort())
    await page.goto(server.url, { waitUntil: 'networkidle' })
    await page.locator('#job').fill('Nurse for intensive care')
    await page
      .locator('#resume-files')
      .setInputFiles({ name: 'ada.txt', mimeType: 'text/plain', buffer: Buffer.from('Ada\nNurse') })
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    await page.unroute('**/assets/selected-files-*.js')
    await again.click()
    await page.getByText('ada.txt').waitFor()
    expect(await page.locator('#job').inputValue()).toBe('Nurse for intensive care')
    await page.close()
  })

  test('is told that the connection is gone, and loses nothing until it is back', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(server.url, { waitUntil: 'networkidle' })
    await page.locator('#job').fill('Nurse for intensive care')
    await page.locator('[class*=understood]').first().waitFor()
    await context.setOffline(true)
    const notice = page.getByText('You are offline.')
    await notice.waitFor()
    expect(await page.locator('#job').inputValue()).toBe('Nurse for intensive care')
    await context.setOffline(false)
    await notice.waitFor({ state: 'detached' })
    await context.close()
  })
})
