import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inventResumes } from './invented-resumes.ts'
import { openBrowser } from './open-browser.ts'

const server = { url: inject('sharedServer') }
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

/** A page whose clock the test moves on; it goes by itself until `pauseAt`. */
async function open(): Promise<Page> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(server.url)
  return page
}

const holdClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))

test('an error of a form goes after ten seconds, not while it is pointed at, and the word at the field stays', async () => {
  const page = await open()
  await page.getByRole('button', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email', { exact: true }).fill('nobody')
  await dialog.getByLabel('Password', { exact: true }).fill('harbour7lamp')
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  const box = dialog.getByRole('alert').filter({ hasText: 'Invalid email format.' })
  await box.waitFor()
  await box.hover()
  await holdClock(page)
  await page.clock.fastForward(60_000)
  expect(await box.count()).toBe(1)
  await dialog.getByRole('heading', { name: 'Welcome back' }).hover()
  await page.clock.fastForward(5_000)
  expect(await box.count()).toBe(1)
  await page.clock.fastForward(5_500)
  await expect.poll(() => box.count()).toBe(0)
  expect(await dialog.getByText('Invalid email format.').count()).toBe(1)
  await page.context().close()
})

test('an address that was pressed is on the clipboard, and says so for two seconds', async () => {
  const page = await open()
  await page.locator('#resume-files').setInputFiles(inventResumes(1, 1))
  await page.getByRole('button', { name: 'Analyze 1 Resume' }).click()
  await page.getByRole('button', { name: 'Export to CSV' }).first().waitFor()
  const address = page.getByRole('button', { name: /^Copy .*@/ }).first()
  await address.waitFor()
  await holdClock(page)
  await address.click()
  await address.getByText('Copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\S+@\S+\.\S+$/)
  await page.clock.fastForward(1_500)
  expect(await address.getByText('Copied').count()).toBe(1)
  await page.clock.fastForward(600)
  await expect.poll(() => address.getByText('Copied').count()).toBe(0)
  await page.context().close()
})

test.each<[string, (route: Route) => Promise<void>]>([
  ['does not answer', (route) => route.abort()],
  ['is cut off in its answer', (route) => route.fulfill({ contentType: 'application/json', body: '{"id":"' })],
])('a screening whose server %s when its tab is loaded again is there the next time', async (_, answer) => {
  const page = await open()
  await page.locator('#resume-files').setInputFiles(inventResumes(1, 1))
  await page.getByRole('button', { name: 'Analyze 1 Resume' }).click()
  await page.getByRole('button', { name: 'New screening' }).waitFor()
  await page.route('**/api/runs/*', answer)
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByText('AI-Powered Resume Screening').waitFor()
  await page.unroute('**/api/runs/*')
  await page.reload()
  await page.getByRole('button', { name: 'New screening' }).waitFor()
  expect(await page.getByRole('button', { name: /^Show details of Ada/ }).count()).toBe(1)
  await page.context().close()
})

test('files that a tab put away and never came back for are deleted from the browser after a day', async () => {
  const page = await open()
  const put = (hoursAgo: number) =>
    page.evaluate(
      async ([name, hours]) => {
        const done = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)))
        const opening = indexedDB.open(name, 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore(name)
        const database = await done(opening)
        const kept = { files: [new File(['Ada Bell'], 'bell.txt')], jobText: '' }
        await done(database.transaction(name, 'readwrite').objectStore(name).put(kept, 'another tab'))
        database.close()
        localStorage.setItem(name, String(Date.now() - hours * 3_600_000))
      },
      ['evenhand-selection', hoursAgo] as const,
    )
  const left = () =>
    page.evaluate(async (name) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)))
      const database = await done(indexedDB.open(name, 1))
      const count = await done(database.transaction(name).objectStore(name).count())
      database.close()
      return count
    }, 'evenhand-selection')
  await put(1)
  await page.reload()
  await page.getByText('AI-Powered Resume Screening').waitFor()
  expect(await left()).toBe(1)
  await put(25)
  await page.reload()
  await expect.poll(left).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('evenhand-selection'))).toBeNull()
  await page.context().close()
})
