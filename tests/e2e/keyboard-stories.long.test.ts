import { readFileSync } from 'node:fs'
import papaparse from 'papaparse'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byKeyboard } from './by-keyboard.ts'
import { inventResumes } from './invented-resumes.ts'
import { openBrowser } from './open-browser.ts'
import { startServer, type TestServer } from './start-server.ts'

const PASSWORD = 'harbour7lamp'
type Keys = ReturnType<typeof byKeyboard>

let server: TestServer
let browser: Browser
/** Where no pointer ever is: every story below is told with keys alone, one after the other. */
let page: Page
let keys: Keys

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer({ RATE_LIMITS: 'off' }), openBrowser()])
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true })
  page = await context.newPage()
  page.setDefaultTimeout(30_000)
  keys = byKeyboard(page)
  await page.goto(server.url)
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const press = (...given: Parameters<Keys['press']>) => keys.press(...given)
const type = (...given: Parameters<Keys['type']>) => keys.type(...given)

test('a guest screens three files and is then asked to sign in', { timeout: 120_000 }, async () => {
  await type(page.getByLabel('Job requirements'), 'Registered nurse')
  await keys.screen(inventResumes(3, 2))
  // The first screening of a server that has just started waits for its engine.
  await page.getByText('3 of 3 shown').waitFor({ timeout: 90_000 })
  await press(page.getByRole('button', { name: 'New screening' }))
  await page.getByText('You have reached your upload limit.').waitFor()
  await press(page.getByRole('button', { name: 'Upgrade Now' }))
  await page.getByRole('dialog').waitFor()
  expect(await page.getByRole('dialog').getByLabel('First name').count()).toBe(1)
})

test('and signs up there, to go on', async () => {
  const dialog = page.getByRole('dialog')
  await type(dialog.getByLabel('First name'), 'Marguerite')
  await type(dialog.getByLabel('Last name'), 'Osei')
  await type(dialog.getByLabel('Email', { exact: true }), 'm.osei@northquay.test')
  await type(dialog.getByLabel('Password', { exact: true }), PASSWORD)
  await type(dialog.getByLabel('Repeat password'), PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByText('3 uploads remaining').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await keys.screen(inventResumes(1, 2))
  await page.getByText('1 of 1 shown').waitFor()
  expect(await page.locator('button[data-position]').count()).toBe(1)
})

test('a hiring manager opens a score and reads the words it rests on', async () => {
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.locator('#candidate-title').waitFor()
  await press(page.getByRole('button', { name: /show in the resume$/ }))
  await page.locator('mark[data-current]').first().waitFor()
  expect(await page.locator('mark[data-current]').first().textContent()).not.toBe('')
  await page.keyboard.press('1')
  await page.getByText('1 person shortlisted.').waitFor()
  await page.keyboard.press('Escape')
})

test('a recruiter narrows the earlier run and exports what is left', async () => {
  await press(page.getByRole('button', { name: /Account of/ }))
  await page.getByRole('menuitem').first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  // The newest run comes first; the one before it holds the guest's three files.
  await press(page.locator('tbody a').nth(1))
  await page.getByText('3 of 3 shown').waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('cannulation')
  await page.getByText('2 of 3 shown').waitFor()
  for (const box of await page.getByRole('checkbox', { name: /^Select (?!all)/ }).all()) await press(box, 'Space')
  await page.getByText('2 selected').waitFor()
  const download = page.waitForEvent('download')
  await keys.goToTop()
  await press(page.getByRole('button', { name: 'Export to CSV' }))
  const csv = readFileSync(await (await download).path(), 'utf8')
  expect(papaparse.parse(csv.slice(1), { header: true, skipEmptyLines: true }).data).toHaveLength(2)
})

test('an HR lead deletes everything', async () => {
  await page.evaluate(() => document.querySelector<HTMLElement>('header a')?.focus())
  await press(page.getByRole('link', { name: 'Settings' }))
  await press(page.getByRole('link', { name: 'Privacy' }))
  await press(page.getByRole('button', { name: 'Delete 2 screenings' }))
  const dialog = page.getByRole('dialog')
  await type(dialog.getByLabel('Password', { exact: true }), PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByText('Your data is deleted.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await press(page.getByRole('link', { name: 'Dashboard', exact: true }))
  await page.getByText('No screenings yet.').waitFor()
  expect(await page.locator('tbody tr').count()).toBe(0)
})
