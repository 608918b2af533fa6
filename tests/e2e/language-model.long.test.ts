import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerFor } from '@evenhand/llm/testing/answer-for'
import { makeResume, NURSE_JOB } from '@evenhand/llm/testing/make-resume'
import { startTestProvider, type TestProvider } from '@evenhand/llm/testing/start-test-provider'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from './free-port.ts'
import { openBrowser } from './open-browser.ts'
import { signUpPage } from './sign-up-page.ts'
import { startServer, type TestServer } from './start-server.ts'

const MODEL = 'test-model'
const PEOPLE = 4
const ESTIMATE = /^openai-compatible test-model will read these resumes .* tokens, \$\d/
const BY_MODEL = `Judged by ${MODEL}`
const SENT = 'What was sent to a language model'

const folder = mkdtempSync(join(tmpdir(), 'evenhand-model-'))
const people = Array.from({ length: PEOPLE }, (_, seed) => makeResume(seed))
const files = people.map(({ resume }, seed) => ({
  name: `resume-${seed}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(resume.text),
}))

/** Lines of duties, which are sent as they are. */
const ownLines = (text: string) => text.split('\n').flatMap((line) => (line.startsWith('- ') ? line.slice(2) : []))

let provider: TestProvider
let server: TestServer
let browser: Browser
let page: Page
let settings: Record<string, string>
/** Address of the run that a model has judged. */
let judged: string
let hasRun = false
const faults: string[] = []

beforeAll(async () => {
  const asked = new Map<number, number>()
  // Of each person every other answer is less sure, so that two judgings differ, in whatever order they are asked for.
  provider = await startTestProvider({
    answer: (prompt) => {
      const said = answerFor(prompt, { fault: undefined, chance: () => 0.5 })
      const question = JSON.stringify(prompt)
      const person = people.findIndex(({ resume }) => ownLines(resume.text).every((line) => question.includes(line)))
      const times = asked.get(person) ?? 0
      asked.set(person, times + 1)
      return times % 2 === 0 ? said : said.replaceAll('"met"', '"partly"')
    },
  })
  settings = {
    DATA_DIR: folder,
    PORT: String(await freePort()),
    RATE_LIMITS: 'off',
    PLANS: 'off',
    LLM_MODEL: MODEL,
    LLM_BASE_URL: provider.openAi,
    LLM_ALLOW_PRIVATE: '1',
    LLM_KEY_GAP_MS: '0',
    LLM_PASSES: '2',
    LLM_CONCURRENCY: '1',
    LLM_PRICE_IN: '1',
    LLM_PRICE_OUT: '4',
  }
  ;[server, browser] = await Promise.all([startServer({ ...settings, LLM_PROVIDER: 'off' }), openBrowser()])
  page = await browser.newPage({ viewport: { width: 1400, height: 1000 } })
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(server.url)
  await signUpPage(page, 'asker@northquay.test')
}, 240_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await provider?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Screens everybody; returns the address of the run. */
async function screen(hasModel: boolean): Promise<string> {
  await page.goto(server.url)
  // The last screening is shown again.
  if (hasRun) await page.getByRole('button', { name: 'New screening' }).click()
  await page.locator('input[type=file]').first().setInputFiles(files)
  await page.getByLabel('Job requirements').fill(NURSE_JOB)
  const start = page.getByRole('button', { name: /^Analyze 4 Resumes$/ })
  await start.waitFor()
  if (hasModel) await page.getByText(ESTIMATE).waitFor()
  else expect(await page.getByText(ESTIMATE).count()).toBe(0)
  const made = page.waitForResponse((one) => one.url().endsWith('/api/runs') && one.request().method() === 'POST')
  await start.click()
  const { id } = (await (await made).json()) as { id: string }
  hasRun = true
  await page.getByRole('button', { name: 'Export to CSV' }).first().waitFor({ timeout: 55_000 })
  return `${server.url}/dashboard/runs/${id}`
}

/** Opens the landing page of a language; the pages behind it speak the same from then on. */
async function speak(language: string, path: string): Promise<void> {
  await page.goto(server.url + path)
  await page.waitForFunction((wanted) => sessionStorage.getItem('evenhand-language') === wanted, language)
}

const badges = () => page.getByTitle(BY_MODEL).count()
const summary = () => page.locator('summary', { hasText: SENT })

test(
  'without a model the page speaks of none; with one it tells who judged which run',
  { timeout: 240_000 },
  async () => {
    const before = await screen(false)
    expect(await badges()).toBe(0)
    expect(await summary().count()).toBe(0)
    await server.stop()
    server = await startServer({ ...settings, LLM_PROVIDER: 'openai-compatible' })
    judged = await screen(true)
    await expect.poll(badges).toBe(PEOPLE)
    await page.goto(before)
    await summary().click()
    await page.getByText('Nothing was sent. The built-in engine judged these resumes.').waitFor()
    expect(await badges()).toBe(0)
  },
)

test('after a run the page tells what was sent to whom and its cost, of the run and of each resume', async () => {
  await page.goto(judged)
  await expect.poll(badges).toBe(PEOPLE)
  await expect.poll(() => summary().textContent()).toMatch(/8 requests, [\d.]+ kB, [\d,]+ tokens, \$0\.\d+/)
  await summary().click()
  const list = page.getByRole('region', { name: SENT })
  await expect.poll(() => list.getByRole('row').count()).toBe(2 * PEOPLE + 1)
  expect(await list.getByRole('row').nth(1).textContent()).toContain(`${new URL(provider.openAi).host} ${MODEL}`)
  await page.getByRole('button', { name: `Show details of ${people[0]!.canaries[0]}` }).click()
  await page.getByText(/2 requests, [\d.]+ kB, [\d,]+ tokens, \$0\.\d+/).waitFor()
  await page.getByText('The resume says:').first().waitFor()
  const bodies = provider.requests.map(({ body }) => body.toLowerCase()).join('\n')
  const contacts = people
    .flatMap(({ canaries }) => canaries)
    .concat(
      files.map(({ name }) => name),
      'asker@',
      'osei',
    )
  expect(contacts.filter((contact) => bodies.includes(contact.toLowerCase()))).toEqual([])
})

test('who was judged more than once has a band, and shares a place with whom it overlaps', async () => {
  await page.goto(judged)
  await expect.poll(badges).toBe(PEOPLE)
  const titles = await page.getByTitle(/^Judged more than once: the score lies between \d+ and \d+\.$/).all()
  const bands: [low: number, high: number][] = []
  for (const title of titles) {
    const [low = 0, high = 0] = ((await title.getAttribute('title')) ?? '').match(/\d+/g)!.map(Number)
    bands.push([low, high])
  }
  expect(bands).toHaveLength(PEOPLE)
  expect(bands.every(([low, high]) => low < high)).toBe(true)
  const [low, high] = bands[1]!
  const tied = bands.filter((other, at) => at !== 1 && other[0] <= high && low <= other[1]).length
  expect(tied).toBeGreaterThan(1)
  await page.locator('button[data-position]').nth(1).click()
  await page.getByText(`${tied} other people cannot be told apart from this one by score.`).waitFor()
})

test('sentences of a model are put into the language of the page on demand', async () => {
  await page.goto(judged)
  await expect.poll(badges).toBe(PEOPLE)
  expect(await page.getByRole('button', { name: /^Translate into/ }).count()).toBe(0)
  const asked = provider.requests.length
  await speak('de', '/de')
  await page.goto(judged)
  await page.getByText('The resume says:').first().waitFor()
  await page.getByRole('button', { name: /Deutsch/ }).click()
  await page.getByText('Der Lebenslauf sagt:').first().waitFor()
  await expect.poll(() => page.getByText('The resume says:').count()).toBe(0)
  await page.reload()
  await page.getByText('Der Lebenslauf sagt:').first().waitFor()
  expect(provider.requests.length).toBe(asked + PEOPLE)
  await speak('en', '/')
})

test('an account that wants no language model has none', async () => {
  await page.goto(`${server.url}/settings/privacy`)
  const wish = page.getByRole('switch', { name: 'Let a language model read your resumes' })
  await wish.click()
  await expect.poll(() => wish.isChecked()).toBe(false)
  const asked = provider.requests.length
  await screen(false)
  expect(await badges()).toBe(0)
  await summary().click()
  await page.getByText('Nothing was sent. The built-in engine judged these resumes.').waitFor()
  expect(provider.requests.length).toBe(asked)
  expect(faults).toEqual([])
})
