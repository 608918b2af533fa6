import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import papaparse from 'papaparse'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { keepUndo } from './keep-undo.ts'
import { openBrowser } from './open-browser.ts'

const CORPUS = fileURLToPath(new URL('../corpus', import.meta.url))
const JOB = readFileSync(join(CORPUS, 'jobs/intensive-care-nurse.txt'), 'utf8')
const PEOPLE = [
  'moira-kendrick.sidebar.pdf',
  'teresa-villanueva.contact-header.docx',
  'supawadee-rattanakul.single.pdf',
  'jonas-brettschneider.table-form.doc',
  'elena-sokolova.memo.txt',
  'katarzyna-wilczek.flowing.rtf',
  'bronwen-pritchard.flowing.odt',
]

const server = { url: inject('sharedServer') }
let browser: Browser
let context: BrowserContext
let page: Page

/** One screening serves all stories: each leaves the results as it found them. */
beforeAll(async () => {
  browser = await openBrowser()
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true })
  page = await context.newPage()
  await keepUndo(page)
  await page.goto(server.url)
  await page.getByLabel('Job requirements').fill(JOB)
  const files = PEOPLE.map((name) => join(CORPUS, 'resumes', name))
  await page.locator('input[type=file]').first().setInputFiles(files)
  await page.getByRole('button', { name: /^Analyze \d+ Resumes?$/ }).click()
  await page.getByRole('button', { name: 'Export to CSV' }).waitFor()
})
afterAll(async () => {
  await browser?.close()
})

const shown = () => page.locator('button[data-position]')
const axe = async () => {
  const { violations } = await new AxeBuilder({ page }).exclude('footer').analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

test('a recruiter narrows the list, shortlists, and exports only those picked', async () => {
  await page.getByRole('searchbox').fill('kendrick')
  await page.getByText('1 of 7 shown').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByText('7 of 7 shown').waitFor()
  await page.getByRole('button', { name: '80 and above' }).click()
  await page.getByText(/^[1-4] of 7 shown$/).waitFor()
  const count = await shown().count()
  for (const box of await page.getByRole('checkbox', { name: /^Select / }).all()) await box.check()
  await page.getByRole('region', { name: 'Selected people' }).getByRole('button', { name: 'Shortlist' }).click()
  await page.getByText(/shortlisted\.$/).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to CSV' }).click()
  const csv = readFileSync(await (await download).path(), 'utf8')
  expect(papaparse.parse(csv.slice(1), { header: true, skipEmptyLines: true }).data).toHaveLength(count)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByText('7 of 7 shown').waitFor()
})

test('a hiring manager opens a score, reads its quotes, and leaves a reason that the server keeps', async () => {
  const row = page.getByRole('row').filter({ has: shown() }).first()
  expect(await row.innerText(), 'what a cut summary no longer tells').toMatch(/Must-haves\s+\d+ of \d+/)
  await shown().first().click()
  await page.getByRole('heading', { name: 'Requirements and score' }).waitFor()
  await page
    .getByRole('button', { name: /show in the resume$/ })
    .first()
    .click()
  const mark = page.locator('mark[data-current]').first()
  await mark.waitFor()
  const [quoted, marked] = await Promise.all([page.locator('q mark').first().textContent(), mark.textContent()])
  expect(quoted?.slice(0, 12)).toBe(marked?.trim().slice(0, 12))
  expect(await axe()).toEqual([])
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByLabel('Reason').fill('Leads nights')
  const [saved] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/decision')),
    page.getByRole('button', { name: 'Save' }).click(),
  ])
  expect(saved.status()).toBe(200)
  await page.getByText('Leads nights').waitFor()
  await page.getByRole('button', { name: 'Back to the table' }).click()
})

test('a note that was begun outlasts Escape and a look at somebody else; Cancel forgets it', async () => {
  const names = await shown().allTextContents()
  const open = async (place: number) => {
    await page
      .getByRole('button', { name: `Show details of ${names[place]}` })
      .first()
      .click()
    await page.getByRole('heading', { name: names[place], level: 2 }).waitFor()
  }
  const note = page.getByLabel('Note', { exact: true })
  await open(1)
  await page.getByRole('button', { name: /^(?:Add|Edit) note$/ }).click()
  await note.fill('Ask about the rota')
  await note.press('Escape')
  await note.waitFor({ state: 'detached' })
  await open(2)
  await open(1)
  expect(await note.inputValue()).toBe('Ask about the rota')
  await page.locator('form').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: /^(?:Add|Edit) note$/ }).click()
  expect(await note.inputValue()).toBe('')
  await note.press('Escape')
  await page.getByRole('button', { name: 'Back to the table' }).click()
})

test('the original page of a PDF is drawn beside its quotes, from the file in memory', async () => {
  await page.getByRole('button', { name: 'Show details of Moira Kendrick' }).first().click()
  await page.getByRole('button', { name: 'Original layout' }).click()
  await page.locator('canvas[aria-label="Page 1 as it looks"]:not([hidden])').waitFor()
  const painted = await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    return new Set(pixels).size
  })
  expect(painted).toBeGreaterThan(10)
  await page.getByRole('button', { name: 'Text only' }).click()
  await page.keyboard.press('Escape')
})

test('other weights re-rank at once, and reset brings the order back', async () => {
  // Those lower down may be out of view, and so out of the document.
  const names = async () => (await shown().allTextContents()).slice(0, 4)
  const before = await names()
  await page.getByRole('button', { name: 'Weights' }).click()
  const sliders = page.locator('section', { hasText: 'What if something counted more?' }).locator('input[type=range]')
  await sliders.first().waitFor()
  // Which requirement alone would rank them otherwise depends on the people.
  const moved = page.getByText(/changes? place\.$/)
  const all = await sliders.all()
  for (const [counting] of all.entries()) {
    for (const [index, slider] of all.entries()) await slider.fill(index === counting ? '10' : '0')
    if (await moved.isVisible()) break
  }
  await moved.waitFor()
  await page.getByRole('button', { name: 'Reset' }).click()
  expect(await names()).toEqual(before)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
})

test('the matrix is a grid for the keyboard, and a cell opens the words it rests on', async () => {
  await page.getByRole('button', { name: 'Requirements', exact: true }).click()
  await page.getByRole('grid').waitFor()
  await page.locator('[data-cell="0 0"]').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await page.locator('[aria-selected="true"]').getAttribute('data-cell')).toBe('1 1')
  await page.locator('q mark').first().waitFor()
  // On paper nobody scrolls to the columns that are out of view, as some are in a narrow window.
  const size = page.viewportSize()
  await page.setViewportSize({ width: 900, height: 720 })
  const columns = await page.getByRole('grid').getAttribute('aria-colcount')
  // Not every browser tells the end of it.
  for (const end of ['afterprint', 'focus', 'pointerdown']) {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect(await page.locator('[role=grid] thead th').count()).toBe(Number(columns))
    await page.evaluate((name) => dispatchEvent(new Event(name)), end)
    await expect
      .poll(() => page.locator('[role=grid] thead th').count(), { message: end })
      .toBeLessThan(Number(columns))
  }
  if (size) await page.setViewportSize(size)
  await page.getByRole('button', { name: 'List', exact: true }).click()
  // Its code comes late, as over a slow line: the page goes there all the same.
  await page.route('**/assets/compare-*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Compare 3', exact: true }).click()
  await page.getByRole('rowheader', { name: 'Still to ask' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('compare-title')
  expect(await axe()).toEqual([])
  await page.unroute('**/assets/compare-*')
  await page.getByRole('button', { name: 'List', exact: true }).click()
})

test('on a phone the matrix shows the scores, four requirements, and the words of the chosen cell within the window', async () => {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${page.url().split('?')[0]}?view=matrix`)
  await page.locator('[data-cell="0 0"]').waitFor()
  const grid = page.getByRole('grid')
  await grid.scrollIntoViewIfNeeded()
  await page.locator('[data-cell="2 2"]').click()
  const words = await page.locator('q').first().boundingBox()
  expect((words?.y ?? 780) + (words?.height ?? 0)).toBeLessThanOrEqual(780)
  // Also when the columns are pushed aside.
  await page.locator('[data-cell="2 2"]').press('End')
  const [score, last] = await Promise.all([
    grid.locator('tbody tr:not([aria-hidden]) td:nth-child(2) b').first().boundingBox(),
    grid.locator('thead th').nth(0).boundingBox(),
  ])
  expect(score?.x, 'the score stands beside the name').toBeGreaterThanOrEqual((last?.x ?? 0) + (last?.width ?? 0) - 1)
  const room = await grid.evaluate(
    (table) =>
      [...table.querySelectorAll('thead th')].filter((head) => {
        const { left, right, width } = head.getBoundingClientRect()
        return left >= 0 && right <= innerWidth && width > 0
      }).length,
  )
  expect(room, 'names, scores and requirements').toBeGreaterThanOrEqual(5)
  if (size) await page.setViewportSize(size)
  await page.getByRole('button', { name: 'List', exact: true }).click()
})

test('a tab that is loaded again shows the list as it was narrowed and ordered, and the next screening all of it', async () => {
  await page.getByRole('searchbox').fill('kendrick')
  await page.getByRole('combobox', { name: 'Order' }).selectOption('name')
  await page.getByText('1 of 7 shown').waitFor()
  await page.reload()
  await page.getByText('1 of 7 shown').waitFor()
  expect(await page.getByRole('searchbox').inputValue()).toBe('kendrick')
  expect(await page.getByRole('combobox', { name: 'Order' }).inputValue()).toBe('name')
  expect(page.url()).not.toContain('kendrick')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('combobox', { name: 'Order' }).selectOption('score')
  await page.getByText('7 of 7 shown').waitFor()
})

test('blind view leaves no identity in the document until a decision is made', async () => {
  const identity = /kendrick|villanueva|rattanakul|brettschneider|sokolova|wilczek|pritchard|@[a-z]+\.example/i
  const html = async () => await page.evaluate(() => document.documentElement.outerHTML)
  // What hides people brings the engine's words along, two megabytes of them, for which nobody else is to wait.
  const code = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ decodedBodySize }) => decodedBodySize),
  )
  expect(code.length).toBeGreaterThan(3)
  expect(Math.max(...code)).toBeLessThan(400_000)
  await page.route('**/assets/hide-identity-*', (route) => route.abort())
  await page.getByLabel('Blind view').check()
  await shown().first().click()
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  expect(identity.exec(await html())?.[0]).toBeUndefined()
  await page.unroute('**/assets/hide-identity-*')
  await again.click()
  await page.getByRole('heading', { name: 'Requirements and score' }).waitFor()
  expect(identity.exec(await html())?.[0]).toBeUndefined()
  await page.keyboard.press('1')
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  expect(identity.test(await html())).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { name: /^Candidate \d$/ }).waitFor()
  expect(identity.exec(await html())?.[0]).toBeUndefined()
  await page.keyboard.press('Escape')
  await page.getByLabel('Blind view').uncheck()
})

test('by keyboard alone: through people, open, decide, pick, search, help', async () => {
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  expect(await axe()).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.locator('#candidate-title').waitFor()
  const first = await page.locator('#candidate-title').textContent()
  await page.keyboard.press('j')
  await page.waitForFunction((name) => document.querySelector('#candidate-title')?.textContent !== name, first)
  await page.keyboard.press('2')
  await page.getByText('1 person marked as maybe.').waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-position'))
  const at = await focused()
  expect(at).not.toBeNull()
  await page.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  expect(await focused(), 'what was done is taken back, and the keyboard is where it was').toBe(at)
  await page.keyboard.press('2')
  await page.getByText('1 person marked as maybe.').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('1 person marked as maybe.').waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: 'Maybe', pressed: true }).count(), 'Ctrl+Z takes it back').toBe(0)
  await page.keyboard.press('x')
  await page.getByText('1 selected').waitFor()
  await page.keyboard.press('/')
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('search')
})

test('Escape closes the dialog alone, and whoever is open below it stays', async () => {
  await shown().first().click()
  await page.locator('#candidate-title').waitFor()
  await page.getByRole('button', { name: 'Swap test' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.locator('#candidate-title').count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.locator('#candidate-title').waitFor({ state: 'detached' })
})

test('must-haves beyond the first few are counted and shown on demand; a report ends where no browser says so', async () => {
  const other = await context.newPage()
  await other.addInitScript(() => (window.print = () => undefined))
  await other.goto(server.url)
  const musts = ['Python', 'Java', 'SQL', 'Docker', 'Linux', 'Git', 'Kubernetes', 'Terraform']
  await other
    .getByLabel('Job requirements')
    .fill(`Developer\n\nRequired:\n${musts.map((each) => `- ${each}`).join('\n')}`)
  await other.locator('#resume-files').setInputFiles(join(CORPUS, 'resumes', PEOPLE[4]!))
  await other.getByRole('button', { name: 'Analyze 1 Resume' }).click()
  await other.getByRole('button', { name: 'Export to CSV' }).waitFor()
  const list = other.locator('section', { has: other.getByRole('heading', { name: /^Must-haves/ }) })
  expect(await list.getByRole('listitem').count()).toBe(6)
  await list.getByRole('button', { name: /^Show all \(\d+\)$/ }).click()
  for (const must of musts) await list.getByText(must, { exact: true }).waitFor()
  await other.getByRole('button', { name: 'More export formats' }).click()
  await other.getByRole('menuitem', { name: /PDF report/ }).click()
  await other.locator('[data-print-report]').waitFor({ state: 'attached' })
  // After the frame in which it is printed.
  await other.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await other.evaluate(() => dispatchEvent(new Event('focus')))
  await other.locator('[data-print-report]').waitFor({ state: 'detached' })
  await other.close()
})
