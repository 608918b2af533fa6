import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from './open-browser.ts'
import { signUpPage } from './sign-up-page.ts'

const CORPUS = fileURLToPath(new URL('../corpus', import.meta.url))
const CLI = fileURLToPath(new URL('../../apps/cli/src/main.ts', import.meta.url))
const JOB = join(CORPUS, 'jobs/intensive-care-nurse.txt')
const FILES = ['moira-kendrick.sidebar.pdf', 'teresa-villanueva.contact-header.docx', 'elena-sokolova.memo.txt'].map(
  (name) => join(CORPUS, 'resumes', name),
)
const IDENTITY = /kendrick|moira|villanueva|teresa|sokolova|elena|@[a-z]+\.example/i
const SAID = 'Her night shifts are what we lack'

const server = { url: inject('sharedServer') }
let browser: Browser
let context: BrowserContext
let owner: Page
let reader: Page
let address: string

beforeAll(async () => {
  browser = await openBrowser()
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true })
  owner = await context.newPage()
  await owner.goto(server.url)
  await signUpPage(owner, 'sharer@northquay.test')
  await owner.reload()
  await owner.getByLabel('Job requirements').fill(readFileSync(JOB, 'utf8'))
  await owner.locator('input[type=file]').first().setInputFiles(FILES)
  await owner.getByRole('button', { name: /^Analyze \d+ Resumes?$/ }).click()
  await owner.getByRole('button', { name: 'Export to CSV' }).waitFor({ timeout: 55_000 })
})
afterAll(async () => {
  await browser?.close()
})

const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
] as const

/** What axe finds on a page, wide and narrow, light and dark. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const { colorScheme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    // Who wants no motion sees the other colours at once.
    const moving = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame)
      const all = document.getAnimations()
      await Promise.allSettled(all.map(({ finished }) => finished))
      return all.flatMap((one) => (one instanceof CSSTransition ? [one.transitionProperty] : []))
    })
    found.push(...moving.map((property) => `${colorScheme} ${width}: ${property} is on its way`))
    const { violations } = await new AxeBuilder({ page }).exclude('footer').analyze()
    found.push(...violations.map(({ id, nodes }) => `${colorScheme} ${width} ${id}: ${nodes[0]?.html}`))
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overflow > 0) found.push(`${colorScheme} ${width} is ${overflow} px too wide`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 900 })
  return found
}

test('the owner makes a link that hides who the candidates are', async () => {
  await owner.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByText('No links yet.').waitFor()
  await dialog.getByLabel('Hide the candidates’ identities').check()
  await dialog.getByLabel('The link expires after').selectOption('7')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  address = (await dialog.locator('code').textContent()) ?? ''
  expect(address).toMatch(new RegExp(`^${server.url.replace(/\/$/, '')}/shared/[\\w-]{43}$`))
  await dialog.getByText('not opened yet').waitFor()
  const found = await faults(owner)
  await owner.keyboard.press('Escape')
  expect(found).toEqual([])
})

test('a reader without an account reads results and quotes, and finds nobody’s name', async () => {
  const strange = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  reader = await strange.newPage()
  let received = ''
  reader.on('response', async (answer) => {
    if (answer.url().includes('/api/')) received += await answer.text().catch(() => '')
  })
  const response = await reader.goto(address)
  expect(response?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': /noindex/ })
  await reader.getByText('This screening was shared with you.').waitFor()
  await reader.locator('button[data-position]').first().click()
  await reader.getByRole('heading', { name: 'Requirements and score' }).waitFor()
  await reader
    .getByRole('button', { name: /show in the resume$/ })
    .first()
    .click()
  await reader.locator('mark[data-current]').first().waitFor()
  const html = await reader.evaluate(() => document.documentElement.outerHTML)
  expect(IDENTITY.exec(html)?.[0]).toBeUndefined()
  expect(received).toContain('"requirements"')
  expect(IDENTITY.exec(received)?.[0]).toBeUndefined()
  expect(await reader.getByRole('button', { name: 'Shortlist' }).count()).toBe(0)
  expect(await reader.getByRole('checkbox', { name: /^Select / }).count()).toBe(0)
})

test('the reader looks at the matrix and compares, and finds nobody’s name there, either', async () => {
  await reader.getByRole('button', { name: 'Requirements', exact: true }).click()
  await reader.locator('[data-cell="0 0"]').click()
  await reader.getByRole('heading', { name: 'Requirements by person' }).waitFor()
  await reader.getByRole('button', { name: 'Compare 3', exact: true }).click()
  await reader.getByRole('heading', { name: 'Side by side' }).waitFor()
  await reader.getByText('Still to ask').waitFor()
  const found = await faults(reader)
  const html = await reader.evaluate(() => document.documentElement.outerHTML)
  expect(IDENTITY.exec(html)?.[0]).toBeUndefined()
  await reader.getByRole('button', { name: 'List', exact: true }).click()
  await reader.locator('button[data-position]').first().click()
  expect(found).toEqual([])
})

test('a reader gives a name once and comments; the owner reads it beside the candidate', async () => {
  await reader.getByLabel('Your name').fill('Kit Harrow')
  await reader.getByLabel('Your comment').fill(SAID)
  await reader.getByRole('button', { name: 'Send comment' }).click()
  await reader.getByText(SAID).waitFor()
  expect(await reader.getByLabel('Your name').inputValue()).toBe('Kit Harrow')
  const found = await faults(reader)
  await owner.reload()
  await owner.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByText(SAID).waitFor()
  await dialog.getByText(/last opened on/).waitFor()
  const about = (await dialog.getByText(/^About /).textContent())?.slice('About '.length) ?? ''
  await owner.keyboard.press('Escape')
  await owner.getByRole('button', { name: `Show details of ${about}` }).click()
  await owner.locator('article').getByText('Kit Harrow').waitFor()
  await owner.locator('article').getByText('not signed in').waitFor()
  expect(found).toEqual([])
})

test('what is revoked is closed to readers, as is any address that never was', async () => {
  await owner.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Revoke the link/ }).click()
  await dialog.getByRole('button', { name: 'Revoke for good' }).click()
  await dialog.getByText('No links yet.').waitFor()
  await dialog.getByRole('button', { name: 'Delete the comment by Kit Harrow' }).click()
  await dialog.getByText(SAID).waitFor({ state: 'detached' })
  await owner.keyboard.press('Escape')
  await reader.reload()
  await reader.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  expect(await faults(reader)).toEqual([])
  const closed = await reader.locator('main').innerHTML()
  await reader.goto(`${server.url}/shared/${'f'.repeat(43)}`)
  await reader.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  expect(await reader.locator('main').innerHTML()).toBe(closed)
})

test('a signed receipt of the screening holds when its files are judged again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-receipt-'))
  await owner.getByRole('button', { name: 'More export formats' }).click()
  const download = owner.waitForEvent('download')
  await owner.getByRole('menuitem', { name: /^Signed receipt/ }).click()
  const file = join(folder, 'receipt.json')
  await (await download).saveAs(file)
  const check = (job: string) => {
    const given = FILES.flatMap((resume) => ['--resume', resume])
    // A program of its own, as somebody else would run it.
    return spawnSync(process.execPath, [CLI, 'verify', file, '--job', job, ...given], { encoding: 'utf8' })
  }
  const { status, stdout } = check(JOB)
  expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringMatching(/\.pdf[^]+\.docx/) })
  expect(check(join(CORPUS, 'resumes', 'elena-sokolova.memo.txt')).status).toBe(1)
  rmSync(folder, { recursive: true })
})

test('a candidate’s notice is saved as a page of its own', async () => {
  await owner.locator('button[data-position]').first().click()
  const button = owner.getByRole('button', { name: 'Notice for the candidate' })
  await button.waitFor()
  const download = owner.waitForEvent('download')
  await button.click()
  const html = readFileSync(await (await download).path(), 'utf8')
  expect(html).toMatch(/^<!doctype html>\n<html lang="en"/)
  expect(html).toContain('sharer@northquay.test')
  expect(IDENTITY.test(html)).toBe(true)
})
