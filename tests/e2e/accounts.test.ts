import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepUndo } from './keep-undo.ts'
import { openBrowser } from './open-browser.ts'
import { startServer, type TestServer } from './start-server.ts'

const FIRST = 'harbour7lamp'
const SECOND = 'lantern8quay'

let folder: string
let server: TestServer
let browser: Browser

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evenhand-accounts-'))
  ;[server, browser] = await Promise.all([startServer({ DATA_DIR: folder, RATE_LIMITS: 'off' }), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const resume = (name: string) => ({
  name: `${name}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(`${name}\nRegistered nurse, acute ward, 2018 - 2024\nSkills: cannulation, handover`),
})
const four = ['Ada Bell', 'Bo Carr', 'Cy Dunn', 'Di Ernst'].map(resume)

async function open(context: BrowserContext, path = '/'): Promise<Page> {
  const page = await context.newPage()
  await page.goto(server.url + path)
  return page
}

async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Marguerite')
  await page.getByLabel('Last name').fill('Osei')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(FIRST)
  await page.getByLabel('Repeat password').fill(FIRST)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await register(page, email)
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In', exact: true }).click()
}

const tokenOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(sessionStorage.getItem('user') ?? '{}') as { token?: string }).token)

/** The newest link to a page that was mailed to somebody. */
async function linkTo(page: string, email: string): Promise<string> {
  const read = (): string | undefined => {
    const mails = readdirSync(join(folder, 'mail')).sort().toReversed()
    return mails
      .map((name) => readFileSync(join(folder, 'mail', name), 'utf8').replaceAll(/=\r?\n/g, ''))
      .filter((mail) => mail.includes(email))
      .map((mail) => new RegExp(`/${page}\\?token=3D([\\w-]+)`).exec(mail)?.[1])
      .find((token) => token !== undefined)
  }
  await expect.poll(read).toBeTruthy()
  return `/${page}?token=${read()}`
}

describe('an account', () => {
  test('is made where the work was, told by mail, renewed in two tabs, and given up', async () => {
    const email = 'm.osei@northquay.test'
    const context = await browser.newContext()
    // Whoever is faster than the server's answer starts nothing that it would refuse.
    const slow = Promise.withResolvers<void>()
    await context.route('**/api/allowance', (route) => slow.promise.then(() => route.continue()))
    const page = await open(context)
    await page.locator('input[type=file]').first().setInputFiles(four)
    await page.getByLabel('Job requirements').fill('Registered nurse on an acute ward')
    await page.getByRole('button', { name: 'Analyze 4 Resumes' }).click()
    slow.resolve()
    // Three are a guest's; for more the page asks who this is, and keeps everything.
    await register(page, email)
    await page.getByText('You can only process up to 3 files at a time.').waitFor()
    expect(await page.getByRole('button', { name: /^Remove .*\.txt$/ }).count()).toBe(4)
    expect(await page.getByLabel('Job requirements').inputValue()).toBe('Registered nurse on an acute ward')
    await page.getByText("You're currently on the Free plan.").waitFor()

    const other = await open(context, await linkTo('verify-email', email))
    await other.getByText('Your email address is confirmed.').waitFor()
    await expect.poll(() => tokenOf(other)).toBeTruthy()
    // The second tab was let in by the cookie, and both speak with the same token.
    await expect.poll(async () => (await tokenOf(other)) === (await tokenOf(page))).toBe(true)

    await other.goto(`${server.url}/settings/privacy`)
    await other.getByRole('button', { name: 'Delete account' }).click()
    await other.getByLabel('Password', { exact: true }).fill(FIRST)
    const download = other.waitForEvent('download')
    await other.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click()
    const receipt = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { scope: string }
    expect(receipt.scope).toBe('account')
    await page.getByRole('button', { name: 'Sign In' }).waitFor()
    expect(await page.getByRole('button', { name: /^Remove .*\.txt$/ }).count()).toBe(4)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await signIn(page, email, FIRST)
    await page.getByText('The email or password is wrong.').waitFor()
    await context.close()
  })

  test('signs out everywhere, forgets its password and gets a new one by mail', async () => {
    const email = 'r.iqbal@northquay.test'
    const context = await browser.newContext()
    const page = await open(context)
    await signUp(page, email)
    const other = await open(context, '/dashboard')
    await other.getByRole('heading', { name: 'Dashboard' }).waitFor()
    await other.getByRole('button', { name: 'Logout' }).click()
    await other.waitForURL(`${server.url}/`)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await page.getByRole('dialog').getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByText(`If there is an account for ${email}`).waitFor()

    await other.goto(server.url + (await linkTo('reset-password', email)))
    await other.getByLabel('New password').fill(SECOND)
    await other.getByLabel('Repeat password').fill(FIRST)
    await other.getByRole('button', { name: 'Save password' }).click()
    await other.getByText('Passwords do not match.').first().waitFor()
    await other.getByLabel('Repeat password').fill(SECOND)
    await other.getByRole('button', { name: 'Save password' }).click()
    await other.getByText('Your password is changed. Sign in with the new one.').waitFor()
    await other.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await signIn(other, email, FIRST)
    await other.getByText('The email or password is wrong.').waitFor()
    await signIn(other, email, SECOND)
    await other.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await tokenOf(other)).toBeTruthy()
    await context.close()
  })

  test('speaks its language in a browser in which none was chosen', async () => {
    const email = 'l.haugland@northquay.test'
    const first = await browser.newContext()
    const page = await open(first)
    await signUp(page, email)
    await page.goto(`${server.url}/settings/language`)
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await page.getByRole('button', { name: 'Deutsch' }).click()
    expect((await saved).status()).toBe(200)
    await first.close()

    const second = await browser.newContext()
    const start = await open(second)
    await start.getByRole('button', { name: 'Sign In' }).click()
    await signIn(start, email, FIRST)
    await start.waitForURL(`${server.url}/de`)
    await expect.poll(() => start.locator('html').getAttribute('lang')).toBe('de')
    // Led from a page that is none to the start page, which alone names no language.
    await start.goto(`${server.url}/dashboard/none`)
    await start.waitForURL(`${server.url}/de`)
    // Who asks for a language by its address has it.
    await start.goto(`${server.url}/fr`)
    await expect.poll(() => start.locator('html').getAttribute('lang')).toBe('fr')
    await second.close()
  })

  test('without one nobody sees a page of an account', async () => {
    const context = await browser.newContext()
    for (const path of ['/dashboard', '/dashboard/runs/none', '/settings/privacy']) {
      const page = await open(context, path)
      await page.getByText('AI-Powered Resume Screening').waitFor()
      expect(page.url()).toBe(`${server.url}/`)
      await page.close()
    }
    await context.close()
  })
})

test('a page of an account loads no longer than a moment: where nobody says who this is, it shows what it has', async () => {
  const context = await browser.newContext()
  await context.addInitScript(() => localStorage.setItem('evenhand-signed-in', '1'))
  const page = await context.newPage()
  let refuse: () => void = () => undefined
  const held = new Promise<void>((resolve) => (refuse = resolve))
  await page.route('**/api/auth/refreshToken', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${server.url}/dashboard`)
  await page.getByRole('progressbar', { name: 'Loading...' }).waitFor()
  const began = Date.now()
  await page.getByRole('link', { name: 'Evenhand, start page' }).waitFor()
  expect(Date.now() - began).toBeLessThan(10_000)
  await page.getByRole('heading', { name: 'Loading...' }).waitFor()
  refuse()
  await page.waitForURL(`${server.url}/`)
  await page.getByText('AI-Powered Resume Screening').waitFor()
  expect(await page.getByText('Loading...').count()).toBe(0)
  await context.close()
})

test('settings that could not be fetched are asked for again', async () => {
  const context = await browser.newContext()
  const page = await open(context)
  await signUp(page, 'f.lindqvist@northquay.test')
  const busy = { error: { code: 'unavailable', message: 'Busy', requestId: 'none' } }
  await page.route('**/api/auth/profile', (route) => route.fulfill({ status: 503, json: busy }))
  await page.goto(`${server.url}/settings/profile`)
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.unroute('**/api/auth/profile')
  await again.click()
  await page.getByLabel('First name').waitFor()
  expect(await again.count()).toBe(0)
  await context.close()
})

test('a plan is bought in the sandbox, and what was chosen is still there afterwards', async () => {
  const context = await browser.newContext()
  const page = await open(context)
  await signUp(page, 'd.mulhearn@northquay.test')
  await page.locator('input[type=file]').first().setInputFiles(four)
  await page.getByLabel('Job requirements').fill('Registered nurse on an acute ward')
  await page.getByRole('button', { name: 'Analyze 4 Resumes' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Upgrade Now' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('3 resumes per day').waitFor()
  expect(await dialog.getByRole('button', { name: 'Free: Current Plan' }).isDisabled()).toBe(true)
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await dialog.getByRole('button', { name: 'Basic: Choose Plan' }).click()
  await page.waitForURL(/sandbox-checkout/)
  await page.locator('button.main').click()
  await page.waitForURL(/\/success/)
  await page.getByText('Thank you. The Basic plan is yours now.').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Screen resumes' }).click()
  await page.getByText('Basic Plan').first().waitFor()
  await page.getByRole('button', { name: 'Analyze 4 Resumes' }).click()
  await page.getByRole('button', { name: 'Export to CSV' }).first().waitFor()

  await keepUndo(page)
  await page.goto(`${server.url}/dashboard`)
  await page.getByText('296').first().waitFor()
  await page.getByRole('link', { name: 'Registered nurse' }).waitFor()
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByText('No screenings yet.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Registered nurse' }).waitFor()
  await context.close()
})
