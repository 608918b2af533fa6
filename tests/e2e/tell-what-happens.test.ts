import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inventResumes } from './invented-resumes.ts'
import { openBrowser } from './open-browser.ts'
import { startServer, type TestServer } from './start-server.ts'

const PASSWORD = 'harbour7lamp'

let server: TestServer
let browser: Browser
let context: BrowserContext
let page: Page
beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer({ RATE_LIMITS: 'off' }), openBrowser()])
  context = await browser.newContext()
  page = await context.newPage()
  await page.goto(server.url)
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** One story of somebody who begins as a guest. */
test('a guest with too many files is told in the dialog why it opened', async () => {
  await page.locator('#resume-files').setInputFiles(inventResumes(4, 4))
  await page.getByRole('button', { name: 'Analyze 4 Resumes' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Free users can only upload 3 resumes at a time. Please sign up for more.').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  // The focus is where it was.
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('Analyze 4 Resumes')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await dialog.getByRole('heading', { name: 'Welcome back' }).waitFor()
  expect(await dialog.getByText('Free users').count(), 'who asks for it is told nothing').toBe(0)
  await dialog.getByRole('button', { name: 'Sign Up' }).click()
  await dialog.getByLabel('First name').fill('Marguerite')
  await dialog.getByLabel('Last name').fill('Osei')
  await dialog.getByLabel('Email', { exact: true }).fill('m.osei@northquay.test')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByLabel('Repeat password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await dialog.waitFor({ state: 'detached' })
})

test('a guest with too many files may analyze the first ones, also after they were cancelled at once', async () => {
  const guest = await browser.newContext()
  const tab = await guest.newPage()
  await tab.goto(server.url)
  await tab.locator('#resume-files').setInputFiles(inventResumes(5, 5))
  await tab.getByRole('button', { name: 'Analyze 5 Resumes' }).click()
  const first = tab.getByRole('dialog').getByRole('button', { name: 'Analyze only the first 3' })
  await first.waitFor()
  await tab.route('**/api/runs', async (route) => {
    const response = await route.fetch()
    await tab.getByText('Cancelled. What was').waitFor()
    await route.fulfill({ response })
  })
  await first.click()
  const heard = tab.waitForResponse((response) => response.url().endsWith('/cancel'))
  await tab.getByRole('button', { name: 'Cancel', exact: true }).click()
  await tab.getByText('Cancelled. What was').waitFor()
  await heard
  await tab.unroute('**/api/runs')
  expect(await tab.getByText('need your attention').count(), 'nothing failed').toBe(0)
  await tab.getByRole('button', { name: 'Analyze 3 Resumes' }).click()
  await tab.getByText('3 of 3 shown').waitFor()
  await tab.getByRole('button', { name: 'New screening' }).click()
  await tab.getByRole('button', { name: 'Analyze 2 Resumes' }).waitFor()
  await guest.close()
})

test('a connection that goes before the start is told of in the screening, not as a page that broke', async () => {
  const guest = await browser.newContext()
  const tab = await guest.newPage()
  const arrived = tab.waitForResponse(/\/assets\/run-page-/)
  await tab.goto(server.url)
  await tab.locator('#resume-files').setInputFiles(inventResumes(1, 6))
  await arrived
  await tab.waitForLoadState('networkidle')
  await tab.route('**/*', (route) => route.abort())
  await tab.getByRole('button', { name: 'Analyze 1 Resume' }).click()
  await tab.getByRole('heading', { name: 'Resume screening' }).waitFor()
  expect(await tab.getByText('stopped working').count()).toBe(0)
  await tab.unroute('**/*')
  await tab.getByText('1 of 1 shown').waitFor()
  await guest.close()
})

test('a screening that was cancelled at once does not deny its job text', async () => {
  await page.getByRole('button', { name: 'Remove all' }).click()
  await page.locator('#resume-files').setInputFiles(inventResumes(2, 2))
  await page.getByLabel('Job requirements').fill('Registered nurse, acute ward')
  await page.route('**/api/runs', async (route) => {
    const response = await route.fetch()
    await page.getByText('Cancelled. What was').waitFor()
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Analyze 2 Resumes' }).click()
  const heard = page.waitForResponse((response) => response.url().endsWith('/cancel'))
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByText('Cancelled. What was').waitFor()
  expect(await page.getByText('no job text').count()).toBe(0)
  await heard
  await page.unroute('**/api/runs')
})

test('the dashboard says that it loads, and what could not be fetched', async () => {
  let tell: () => void = () => undefined
  const held = new Promise<void>((resolve) => (tell = resolve))
  await page.route('**/api/runs', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${server.url}/dashboard`)
  const list = page.getByRole('region', { name: 'Screenings' })
  await list.getByText('Loading...').waitFor()
  tell()
  await list.getByRole('table').waitFor()
  expect(await page.getByText('Loading...').count()).toBe(0)
  await page.unroute('**/api/runs')
  const busy = { error: { code: 'unavailable', message: 'Busy', requestId: 'none' } }
  await page.route(/\/api\/(?:allowance|runs)/, (route) => route.fulfill({ status: 503, json: busy }))
  await page.reload()
  await page.getByText('Your screenings could not be fetched.').waitFor()
  await expect.poll(() => page.getByText('The server is not available.').count()).toBe(2)
  expect(await page.getByRole('button', { name: 'Usage' }).count(), 'no way to numbers that are not there').toBe(0)
  await page.unroute(/\/api\/(?:allowance|runs)/)
})

test('a phone shows when a screening will be erased', async () => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.reload()
  const told = page.getByText(/^Will be erased in \d+ days$/)
  await told.waitFor()
  expect(await told.count()).toBe(1)
  await page.setViewportSize({ width: 1280, height: 900 })
})

test('what fails far down in the results is told where the reader is, and a session that ended leads to the form', async () => {
  const tab = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  await tab.goto(server.url)
  await tab.evaluate(async (password) => {
    const names = { family_name: 'Kvist', given_name: 'Ada', name: 'Ada Kvist', email: 'a.kvist@northquay.test' }
    const body = JSON.stringify({ ...names, password, picture: null, provider: 'email' })
    const headers = { 'content-type': 'application/json', 'x-evenhand': 'page' }
    await fetch('/api/auth/signUp/credentials', { method: 'POST', headers, body })
    localStorage.setItem('evenhand-signed-in', '1')
  }, PASSWORD)
  await tab.reload()
  await tab.locator('#resume-files').setInputFiles(inventResumes(1, 1))
  await tab.getByRole('button', { name: 'Analyze 1 Resume' }).click()
  await tab.getByRole('button', { name: 'Export to CSV' }).waitFor()
  await tab.locator('button[data-position]').first().click()
  await tab.locator('#candidate-title').waitFor()
  await tab.locator('[data-line]').first().waitFor()
  await tab.evaluate(() => scrollTo(0, 500))
  expect(await tab.evaluate(() => scrollY)).toBe(500)
  await tab.route('**/api/**', (route) => route.abort())
  const alert = tab.getByRole('alert')
  // On a busy machine a key may be pressed before the page listens for it.
  const isTold = async () => {
    await tab.keyboard.press('1')
    return alert.getByText('The server cannot be reached.').isVisible()
  }
  await expect.poll(isTold, { interval: 1000 }).toBe(true)
  const box = await alert.boundingBox()
  expect(box?.y, 'within the window').toBeGreaterThanOrEqual(0)
  await tab.unroute('**/api/**')
  const body = { error: { code: 'sign-in-required', args: {} } }
  await tab.route('**/api/**', (route) => route.fulfill({ status: 401, json: body }))
  await tab.keyboard.press('2')
  await alert.getByText('Your session has ended. Your results stay here; sign in to continue.').waitFor()
  await alert.getByRole('button', { name: 'Sign In' }).click()
  const dialog = tab.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Welcome back' }).waitFor()
  // What was on the page is still there, and goes on where it was once they are signed in again.
  expect(await tab.locator('#candidate-title').count()).toBe(1)
  await tab.unroute('**/api/**')
  await dialog.getByLabel('Email', { exact: true }).fill('a.kvist@northquay.test')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await dialog.waitFor({ state: 'detached' })
  await tab.getByRole('button', { name: 'Maybe', exact: true }).click()
  await tab.getByText('1 person marked as maybe.').waitFor()
  expect(await alert.count()).toBe(0)
  await tab.context().close()
})

test('who has deleted their account is told so', async () => {
  await page.goto(`${server.url}/settings/privacy`)
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  const told = page.getByText('Your account is deleted, with everything in it.')
  await told.waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await page.getByRole('button', { name: 'Dismiss this message' }).click()
  await told.waitFor({ state: 'detached' })
})

test('an allowance that the server does not tell holds nobody up', async () => {
  const guest = await browser.newContext()
  const tab = await guest.newPage()
  await tab.route('**/api/allowance', () => undefined)
  await tab.goto(server.url)
  await tab.locator('#resume-files').setInputFiles(inventResumes(2, 6))
  await tab.getByRole('button', { name: 'Analyze 2 Resumes' }).click()
  await tab.getByText('2 of 2 shown').waitFor()
  expect(await tab.getByRole('checkbox', { name: /^Select / }).count()).toBe(2)
  await guest.close()
})
