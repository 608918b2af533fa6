import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inventResumes, type PickedFile } from './invented-resumes.ts'
import { keepUndo } from './keep-undo.ts'
import { openBrowser } from './open-browser.ts'

const server = { url: inject('sharedServer') }
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
})

const PDF = fileURLToPath(new URL('../corpus/resumes/moira-kendrick.sidebar.pdf', import.meta.url))
const empty = (name: string): PickedFile => ({ name, mimeType: 'text/plain', buffer: Buffer.from('   ') })

test('a file that holds what another one holds is named at the drop and screened once', async () => {
  const page = await browser.newPage()
  await page.goto(server.url)
  const [first, second] = inventResumes(2, 2) as [PickedFile, PickedFile]
  await page.locator('#resume-files').setInputFiles([first, second, { ...first, name: 'copy.txt' }])
  await page.getByText('Left out: copy.txt has the same content as another file').waitFor()
  await page.getByRole('button', { name: 'Analyze 2 Resumes' }).waitFor()
  expect(await page.getByText('copy.txt', { exact: true }).count()).toBe(0)
  await page.close()
})

test.each([
  ['on the server', false],
  ['on this device', true],
])('another file takes the place of one that failed %s, and the others keep their results', async (_, onDevice) => {
  const page = await browser.newPage()
  await page.goto(server.url)
  if (onDevice) await page.getByRole('switch', { name: 'Keep on this device' }).check()
  const [first, better] = inventResumes(2, 2) as [PickedFile, PickedFile]
  await page.locator('#resume-files').setInputFiles([first, empty('blank.txt')])
  await page.getByRole('button', { name: 'Analyze 2 Resumes' }).click()
  await page.getByText('1 file needs your attention').waitFor()
  const replace = page.getByRole('button', { name: 'Replace file' })
  const choose = async (file: PickedFile) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), replace.click()])
    await chooser.setFiles(file)
  }
  await choose(empty('blank-again.txt'))
  await page.getByText('blank-again.txt could not be used in its place: No text content found').waitFor()
  await choose({ ...better, name: 'better.txt' })
  await page.getByText('1 file needs your attention').waitFor({ state: 'detached' })
  await page.getByText('better.txt').first().waitFor()
  expect(await page.getByText('2 of 2 shown').count()).toBe(1)
  expect(await page.getByText('resume-0.txt').count()).toBeGreaterThan(0)
  await page.close()
})

test.each([
  ['on the server', false],
  ['on this device', true],
])('what is no resume is said to be none %s, last and without a score', async (_, onDevice) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(server.url)
  if (onDevice) await page.getByRole('switch', { name: 'Keep on this device' }).check()
  const list = 'Milk\nEggs\n2 kg flour\nbutter\nCall the plumber about the tap\n'
  const shopping = { name: 'shopping.txt', mimeType: 'text/plain', buffer: Buffer.from(list) }
  await page.getByLabel('Job requirements').fill('Registered nurse')
  await page.locator('#resume-files').setInputFiles([shopping, ...inventResumes(2, 1)])
  await page.getByRole('button', { name: 'Analyze 3 Resumes' }).click()
  await page.getByText('3 of 3 shown').waitFor()
  const rows = page.getByRole('row').filter({ has: page.locator('button[data-position]') })
  const last = await rows.last().innerText()
  expect(last).toContain('shopping.txt')
  expect(last).toMatch(/Not a resume$/)
  expect(await page.getByRole('img', { name: /^Score \d+ of 100$/ }).count()).toBe(2)
  await page.getByText('2 people', { exact: true }).waitFor()
  await rows.last().getByRole('button', { name: 'Show details of Unknown' }).click()
  await page.getByText('This does not look like a resume').first().waitFor()
  expect(await page.getByRole('heading', { name: 'Requirements and score' }).count()).toBe(0)
  expect(await page.getByText(/of 2$/).count(), 'it has no place').toBe(0)
  await page.close()
})

test('files come in a dropped folder and by paste, more are added, and one is taken away', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(server.url, { waitUntil: 'networkidle' })
  const [first, second, third, fourth] = inventResumes(4, 2) as [PickedFile, PickedFile, PickedFile, PickedFile]
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-drop-'))
  mkdirSync(join(folder, 'inner'))
  writeFileSync(join(folder, first.name), first.buffer)
  writeFileSync(join(folder, 'inner', second.name), second.buffer)
  const area = page.getByText('Drop files or folders here')
  await area.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await area.boundingBox()) ?? {}
  const devtools = await context.newCDPSession(page)
  const drag = async (type: 'dragEnter' | 'dragOver' | 'drop') => {
    const data = { items: [], files: [folder], dragOperationsMask: 1 }
    await devtools.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data })
  }
  await drag('dragEnter')
  // What reads folders is loaded by the first drag; it brings an input of its own.
  const reader = page.locator('[class*=area] input[aria-hidden=true]')
  await expect.poll(async () => drag('dragOver').then(() => reader.count())).toBe(1)
  await drag('dragOver')
  await drag('drop')
  await page.getByRole('button', { name: 'Analyze 2 Resumes' }).waitFor()
  await page.evaluate(
    ([name, text]) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([text], name, { type: 'text/plain' }))
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    },
    [third.name, third.buffer.toString()] as const,
  )
  await page.getByRole('button', { name: 'Analyze 3 Resumes' }).waitFor()
  await page.locator('#resume-files').setInputFiles([fourth])
  await page.getByRole('button', { name: 'Analyze 4 Resumes' }).waitFor()
  await page.getByRole('button', { name: `Remove ${fourth.name}` }).click()
  await page.getByRole('button', { name: 'Analyze 3 Resumes' }).waitFor()
  expect(await page.getByText(fourth.name, { exact: true }).count()).toBe(0)
  rmSync(folder, { recursive: true })
  await context.close()
})

test('who is deleted by mistake comes back', async () => {
  const page = await browser.newPage()
  await keepUndo(page)
  await page.goto(server.url)
  await page.locator('#resume-files').setInputFiles(inventResumes(3, 2))
  await page.getByRole('button', { name: 'Analyze 3 Resumes' }).click()
  await page.getByRole('button', { name: 'Export to CSV' }).waitFor()
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check()
  await page.getByRole('button', { name: 'Delete 1 resume' }).click()
  await page.getByText('2 of 2 shown').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('3 of 3 shown').waitFor()
  expect(await page.getByRole('checkbox', { name: /^Select / }).count()).toBe(3)
  await page.close()
})

test('of a file its text leaves the browser, and nothing of its bytes', async () => {
  const page = await browser.newPage()
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postDataBuffer()?.toString('latin1') ?? ''))
  await page.goto(server.url)
  await page.locator('#resume-files').setInputFiles(PDF)
  await page.getByRole('button', { name: 'Analyze 1 Resume' }).click()
  await page.getByRole('button', { name: 'Export to CSV' }).waitFor()
  const all = sent.join('\n')
  expect(all).toContain('"text":')
  expect(all).not.toMatch(/%PDF-|endstream|multipart\/form-data/)
  await page.close()
})

test('a screening goes on by itself when the connection is lost and comes back', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(server.url)
  await page.locator('#resume-files').setInputFiles(inventResumes(12, 4))
  // The results' stream breaks, and texts do not get through, until the connection is back.
  let away = true
  await page.route('**/api/runs/*/*', (route) => (away ? route.abort('internetdisconnected') : route.continue()))
  await page.getByRole('button', { name: 'Analyze 12 Resumes' }).click()
  await page.getByText('Connection lost. Trying again; nothing is lost.').waitFor()
  away = false
  await page.getByRole('button', { name: 'Export to CSV' }).waitFor()
  await page.getByText('12 of 12 shown').waitFor()
  expect(await page.getByText('Connection lost').count()).toBe(0)
  await context.close()
})

test('a screening that is cancelled before the server has answered is cancelled there, too', async () => {
  const page = await browser.newPage()
  await page.goto(server.url)
  await page.locator('#resume-files').setInputFiles(inventResumes(2, 2))
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/runs', async (route) => {
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Analyze 2 Resumes' }).click()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByText('Cancelled. What was analyzed until then stays below.').waitFor()
  const cancelled = page.waitForResponse((response) => /\/api\/runs\/[^/]+\/cancel$/.test(response.url()))
  answer()
  expect((await cancelled).status()).toBeLessThan(300)
  await page.close()
})

test('a press counts though the page moves beneath it, and not where it is drawn away', async () => {
  const page = await browser.newPage()
  await page.goto(server.url)
  await page.locator('#resume-files').setInputFiles(inventResumes(2, 2))
  const button = page.getByRole('button', { name: 'Analyze 2 Resumes' })
  const press = async (between: () => Promise<void>) => {
    await button.hover()
    await page.mouse.down()
    await between()
    await page.mouse.up()
  }
  await page.getByRole('group', { name: 'Selected Files' }).waitFor()
  // A start waits for nothing any more: what began would be on the page with the second frame.
  await page.waitForLoadState('networkidle')
  await press(() => page.mouse.move(10, 10))
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await button.waitFor()
  expect(await page.getByRole('button', { name: 'Cancel', exact: true }).count()).toBe(0)
  await press(() =>
    button.evaluate((element) => {
      const late = document.createElement('div')
      late.style.height = '100px'
      element.parentElement?.before(late)
    }),
  )
  await page.getByRole('button', { name: 'Export to CSV' }).waitFor()
  await page.close()
})
