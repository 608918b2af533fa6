import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showWhole } from '../shots/show-whole.ts'
import { openBrowser } from './open-browser.ts'
import { startServer, type TestServer } from './start-server.ts'

/** A finger's breadth, in pixels. */
const FINGER = 44
/** Words in a line or in a row that opens as a whole are as high as their line. */
const IN_LINES = '[data-position], [title]:not([class*=copy]), [class*=place], [class*=name]'

let server: TestServer
let browser: Browser
let page: Page
beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
  page = await browser.newPage({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })
  await page.context().grantPermissions(['clipboard-write'])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** What is pressed and lower than a finger is broad, with what reaches beyond its frame for it. */
const findSmall = () =>
  page.evaluate(
    ([finger, inLines]) => {
      const heightOf = (element: Element) => {
        const beyond = getComputedStyle(element, '::after')
        const reach = beyond.position === 'absolute' ? parseFloat(beyond.height) || 0 : 0
        return Math.max(element.getBoundingClientRect().height, reach)
      }
      return [...document.querySelectorAll('button, select, summary, footer a, input:not([type=file], [role=switch])')]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((element) => !element.matches(inLines) && !element.closest('[class*=histogram], [class*=range]'))
        .filter((element) => heightOf(element) < finger - 0.5)
        .map((element) => `${heightOf(element)} ${element.getAttribute('aria-label') ?? element.textContent}`)
    },
    [FINGER, IN_LINES] as const,
  )

test('what is pressed on a phone is as high as a finger is broad', async () => {
  await page.goto(server.url, { waitUntil: 'networkidle' })
  await page.evaluate(showWhole)
  expect(await findSmall()).toEqual([])
  await page.getByRole('button', { name: 'Try with sample resumes' }).click()
  await page.getByRole('button', { name: 'Export to CSV' }).waitFor()
  expect(await findSmall()).toEqual([])
})

test('what copies itself says so where the finger was', async () => {
  const copy = page.locator('[role=row] button[class*=copy]').first()
  await copy.tap()
  const told = copy.getByText('Copied')
  await told.waitFor()
  expect((await told.boundingBox())?.height).toBeGreaterThanOrEqual(FINGER - 0.5)
  await told.waitFor({ state: 'detached' })
})
