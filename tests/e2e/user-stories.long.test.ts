import { readFileSync } from 'node:fs'
import papaparse from 'papaparse'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inventResumes } from './invented-resumes.ts'
import { openBrowser } from './open-browser.ts'

const JOB = 'Registered nurse\nIV cannulation\n3 years on an acute ward'
const PASSWORD = 'harbour7lamp'

/** A company's own server, on which nothing is counted. */
const server = { url: inject('sharedServer') }
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true })
  page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(server.url)
  await signUp(page)
})
afterAll(async () => {
  await browser?.close()
})

async function signUp(own: Page): Promise<void> {
  await own.getByRole('button', { name: 'Sign In' }).click()
  const dialog = own.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Sign Up' }).click()
  await dialog.getByLabel('First name').fill('Marguerite')
  await dialog.getByLabel('Last name').fill('Osei')
  await dialog.getByLabel('Email', { exact: true }).fill('m.osei@northquay.test')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByLabel('Repeat password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('a signed-in user screens forty in Arabic', { timeout: 120_000 }, async () => {
  await page.goto(`${server.url}/ar`)
  await page.locator('#job').fill(JOB)
  await page.locator('#resume-files').setInputFiles(inventResumes(40, 8))
  await page.locator('#tool button[data-size=lg]').click()
  await page.getByText(/^معروض 40 من 40$/).waitFor({ timeout: 60_000 })
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
    'ar',
    'rtl',
  ])
  await page.locator('button[data-position]').first().click()
  await page.locator('#candidate-title').waitFor()
  // Every sentence about a person is in the language of the page.
  expect(await page.locator('article h3').first().textContent()).toMatch(/[\u0600-\u06FF]/)
  expect(await page.locator('article p').allTextContents()).toContainEqual(expect.stringMatching(/[\u0600-\u06FF]{3}/))
})

test('a recruiter narrows two hundred to five and exports those', { timeout: 120_000 }, async () => {
  await page.goto(server.url)
  await page.getByRole('button', { name: 'New screening' }).click()
  await page.getByLabel('Job requirements').fill(JOB)
  await page.locator('#resume-files').setInputFiles(inventResumes(200, 5))
  await page.getByRole('button', { name: 'Analyze 200 Resumes' }).click()
  await page.getByText('200 of 200 shown').waitFor({ timeout: 110_000 })
  await page.getByRole('searchbox').fill('cannulation')
  await page.getByText('5 of 200 shown').waitFor()
  for (const box of await page.getByRole('checkbox', { name: /^Select / }).all()) await box.check()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to CSV' }).click()
  const csv = readFileSync(await (await download).path(), 'utf8')
  const rows = papaparse.parse<Record<string, string>>(csv.slice(1), { header: true, skipEmptyLines: true }).data
  expect(new Set(rows.map((row) => row['File Name']))).toEqual(
    new Set([0, 1, 2, 3, 4].map((index) => `resume-${index}.txt`)),
  )
  expect(rows).toHaveLength(5)
})

test('an HR lead deletes everything and keeps the receipt', async () => {
  await page.goto(`${server.url}/settings/privacy`)
  await page.getByText(/^Erases 2 screenings with 240 resumes at once/).waitFor()
  await page.getByRole('button', { name: 'Delete 2 screenings' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete 2 screenings' }).click()
  await page.getByText('Your data is deleted.').waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the receipt' }).click()
  const receipt = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { scope: string }
  expect(receipt.scope).toBe('data')
  await page.goto(`${server.url}/dashboard`)
  await page.getByText('No screenings yet.').waitFor()
})
