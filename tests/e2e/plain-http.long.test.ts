import { networkInterfaces } from 'node:os'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './open-browser.ts'
import { startServer, type TestServer } from './start-server.ts'

const NAME = 'evenhand.lan'
/** This machine as others in its network see it; a name for it where it has no network. */
const address =
  Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.family === 'IPv4' && !each.internal)?.address ?? NAME

let server: TestServer
let browser: Browser
let url: string

beforeAll(async () => {
  const settings = { HOST: '0.0.0.0', PAYMENTS: 'sandbox', RATE_LIMITS: 'on' }
  ;[server, browser] = await Promise.all([
    startServer(settings),
    openBrowser([`--host-resolver-rules=MAP ${NAME} 127.0.0.1`]),
  ])
  url = `http://${address}:${new URL(server.url).port}`
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const person = (name: string) => ({
  name: `${name}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(`${name}\n${name.toLowerCase()}@mail.test\nRegistered nurse, acute ward, 2018 - 2024`),
})

async function screen(page: Page, name: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([person(name)])
  await page.getByRole('button', { name: 'Analyze 1 Resume' }).click()
  await page.getByRole('button', { name: 'Export to CSV' }).first().waitFor({ timeout: 60_000 })
}

test(
  'over plain http in a local network everything works, and a banner says what that means',
  { timeout: 180_000 },
  async () => {
    const context = await browser.newContext({ acceptDownloads: true })
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      // Browsers say once that this header asks for https; it does no harm.
      const isNote = message.text().includes('Cross-Origin-Opener-Policy')
      if (message.type() === 'error' && !isNote) faults.push(message.text())
    })
    await page.goto(url)
    expect(await page.evaluate(() => [isSecureContext, typeof crypto.subtle, typeof navigator.clipboard])).toEqual([
      false,
      'undefined',
      'undefined',
    ])
    await page.getByText('This page is not encrypted on its way to you (http).').waitFor()

    // On the server, with a copy of an address and a file to keep.
    await screen(page, 'Ada')
    await page.getByRole('button', { name: 'Copy ada@mail.test' }).first().click()
    await page.getByText('Copied').first().waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export to CSV' }).first().click()
    expect((await download).suggestedFilename()).toMatch(/^resume-analysis-.*\.csv$/)

    // On this device.
    await page.getByRole('button', { name: 'New screening' }).click()
    await page.getByRole('switch').first().click()
    await screen(page, 'Bo')

    // With an account, which a second tab knows.
    await page.getByRole('button', { name: 'New screening' }).click()
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await page.getByLabel('First name').fill('Marguerite')
    await page.getByLabel('Last name').fill('Osei')
    await page.getByLabel('Email', { exact: true }).fill('m.osei@northquay.test')
    await page.getByLabel('Password', { exact: true }).fill('harbour7lamp')
    await page.getByLabel('Repeat password').fill('harbour7lamp')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const other = await context.newPage()
    await other.goto(`${url}/dashboard`)
    await other.getByRole('heading', { name: 'Dashboard' }).waitFor()
    // The run of before the registration is there.
    await other
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .waitFor()
    await other.getByText('This page is not encrypted on its way to you (http).').waitFor()
    // And nothing claims otherwise.
    await other.goto(`${url}/settings/privacy`)
    await other.getByText('Delete my data').waitFor()
    expect(await other.getByText('Encrypted in transit').count()).toBe(0)
    expect(faults).toEqual([])
    await context.close()
  },
)
