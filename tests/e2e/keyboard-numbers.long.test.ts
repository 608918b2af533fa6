import { readFileSync } from 'node:fs'
import papaparse from 'papaparse'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { byKeyboard } from './by-keyboard.ts'
import { inventResumes } from './invented-resumes.ts'
import { openBrowser } from './open-browser.ts'
import { signUpPage } from './sign-up-page.ts'

const JOB = 'Registered nurse'

const server = { url: inject('sharedServer') }
let browser: Browser
let page: Page
let keys: ReturnType<typeof byKeyboard>

beforeAll(async () => {
  browser = await openBrowser()
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true })
  page = await context.newPage()
  page.setDefaultTimeout(60_000)
  keys = byKeyboard(page)
  await page.goto(server.url)
  await signUpPage(page, 'keys@northquay.test')
})
afterAll(async () => {
  await browser?.close()
})

test('a signed-in user screens forty in Arabic with keys alone', { timeout: 180_000 }, async () => {
  await page.goto(`${server.url}/ar`, { waitUntil: 'networkidle' })
  await keys.type(page.locator('#job'), JOB)
  await keys.screen(inventResumes(40, 8))
  await page.getByText(/^معروض 40 من 40$/).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.locator('#candidate-title').waitFor()
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
  expect(await page.locator('article h3').first().textContent()).toMatch(/[\u0600-\u06FF]/)
})

test('a recruiter narrows two hundred to five with keys alone and exports those', { timeout: 240_000 }, async () => {
  await page.goto(server.url, { waitUntil: 'networkidle' })
  await keys.goToTop()
  await keys.press(page.getByRole('button', { name: 'New screening' }))
  await keys.type(page.locator('#job'), JOB)
  await keys.screen(inventResumes(200, 5))
  await page.getByText('200 of 200 shown').waitFor({ timeout: 150_000 })
  await page.keyboard.press('/')
  await page.keyboard.type('cannulation')
  await page.getByText('5 of 200 shown').waitFor()
  for (const box of await page.getByRole('checkbox', { name: /^Select (?!all)/ }).all()) await keys.press(box, 'Space')
  await page.getByText('5 selected').waitFor()
  await keys.goToTop()
  const download = page.waitForEvent('download')
  await keys.press(page.getByRole('button', { name: 'Export to CSV' }))
  const csv = readFileSync(await (await download).path(), 'utf8')
  const rows = papaparse.parse<Record<string, string>>(csv.slice(1), { header: true, skipEmptyLines: true }).data
  expect(rows.map((row) => row['File Name'] ?? '').toSorted()).toEqual(
    [0, 1, 2, 3, 4].map((index) => `resume-${index}.txt`),
  )
})
