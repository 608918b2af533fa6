import type { Browser, BrowserContext, Page } from 'playwright-core'
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

/** A tab whose list of files never comes, because another version of the page is on the server since. */
async function openOld(context: BrowserContext): Promise<{ page: Page; deploy: () => void }> {
  const page = await context.newPage()
  let isNew = false
  let isOld = true
  await page.route(/assets\/selected-files-[^/]+\.js/, (route) =>
    isOld ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.goto(server.url)
  await page.route(`${server.url}/`, (route) => {
    if (route.request().resourceType() === 'document') isOld = false
    else if (isNew) return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>New</title>' })
    return route.continue()
  })
  await page.getByLabel('Job requirements').fill('Registered nurse, acute ward')
  await page.locator('#resume-files').setInputFiles(inventResumes(2, 2))
  await page.getByText('This part of the page stopped working').waitFor()
  return { page, deploy: () => (isNew = true) }
}

test('where a part is gone with an older version, Try again loads the page anew, and nothing chosen is lost', async () => {
  const context = await browser.newContext()
  const { page, deploy } = await openOld(context)
  const again = page.getByRole('button', { name: 'Try again' })
  const loads: string[] = []
  page.on('framenavigated', (frame) => loads.push(frame.url()))
  await again.click()
  await page.getByText('This part of the page stopped working').waitFor()
  expect(loads, 'the same version is not loaded again').toEqual([])
  deploy()
  await again.click()
  await page.getByText('2 files').first().waitFor()
  expect(await page.getByLabel('Job requirements').inputValue()).toBe('Registered nurse, acute ward')
  expect(await page.getByText('stopped working').count()).toBe(0)
  await context.close()
})

test('what cannot be kept is not thrown away unasked', async () => {
  const context = await browser.newContext()
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new Error('no storage')
    }
  })
  const { page, deploy } = await openOld(context)
  deploy()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('There is a new version of this page').waitFor()
  await page.getByRole('button', { name: 'Load new version' }).click()
  await page.getByText('There is a new version of this page').waitFor({ state: 'detached' })
  expect(await page.getByLabel('Job requirements').inputValue()).toBe('')
  await context.close()
})
