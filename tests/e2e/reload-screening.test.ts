import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inventResumes } from './invented-resumes.ts'
import { openBrowser } from './open-browser.ts'

const server = { url: inject('sharedServer') }
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** How many selections this browser has put away. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const found = await indexedDB.databases()
    if (!found.some(({ name }) => name === 'evenhand-selection')) return 0
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('evenhand-selection')
      opening.addEventListener('success', () => resolve(opening.result))
    })
    const [name] = database.objectStoreNames
    const asking = database.transaction(name!).objectStore(name!).count()
    return await new Promise<number>((resolve) => {
      asking.addEventListener('success', () => {
        database.close()
        resolve(asking.result)
      })
    })
  })

test('a reload before the server has answered loses neither files nor job text, and afterwards nothing is kept', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept())
  const kept = () => keptIn(page)
  await page.goto(server.url)
  await page.getByLabel('Job requirements').fill('Registered nurse')
  await page.locator('#resume-files').setInputFiles(inventResumes(2, 2))
  // Held until the page is left: a route that is taken away would let the request go on to the server.
  let isHeld = true
  await page.route('**/api/runs', (route) => (isHeld ? undefined : route.continue()))
  await page.getByRole('button', { name: 'Analyze 2 Resumes' }).click()
  await page.getByRole('button', { name: 'Cancel' }).waitFor()
  await expect.poll(kept).toBe(1)
  await page.reload()
  isHeld = false
  await page.getByRole('button', { name: 'Analyze 2 Resumes' }).click()
  await page.getByText('2 of 2 shown').waitFor()
  await page.getByRole('heading', { name: 'Registered nurse' }).waitFor()
  await expect.poll(kept).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('evenhand-selection'))).toBeNull()
  await context.close()
})

test('a reload while texts are sent sends the others afterwards', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(server.url)
  await page.locator('#resume-files').setInputFiles(inventResumes(2, 2))
  let isHeld = true
  await page.route('**/api/runs/*/resumes', (route) => (isHeld ? undefined : route.continue()))
  await page.getByRole('button', { name: 'Analyze 2 Resumes' }).click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('evenhand-run'))).not.toBeNull()
  await expect.poll(() => keptIn(page)).toBe(1)
  await page.reload()
  isHeld = false
  await page.getByText('2 of 2 shown').waitFor()
  expect(await page.getByText('could not be read').count()).toBe(0)
  expect(await page.getByRole('checkbox', { name: /^Select / }).count()).toBe(2)
  await expect.poll(() => keptIn(page)).toBe(0)
  expect(await page.evaluate(() => sessionStorage.getItem('evenhand-held'))).toBeNull()
  await context.close()
})
