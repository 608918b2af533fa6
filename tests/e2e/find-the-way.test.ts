import { readFileSync } from 'node:fs'
import papaparse from 'papaparse'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { inventResumes } from './invented-resumes.ts'
import { openBrowser } from './open-browser.ts'
import { signUpPage } from './sign-up-page.ts'

const server = { url: inject('sharedServer') }
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

async function screen(page: Page, count: number): Promise<void> {
  await page.getByLabel('Job requirements').fill('Registered nurse\nRequirements\n- IV cannulation\n- Night shifts')
  await page.locator('#resume-files').setInputFiles(inventResumes(count, 2))
  await page.getByRole('button', { name: `Analyze ${count} Resumes` }).click()
}

/** Lets a screening come to its first files alone, so that it can be cancelled in its middle, however fast it is. */
async function holdWork(page: Page): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/api/runs/*/resumes', async (route) => {
    if (sent++ > 0) await released
    // Who cancels gives up what waits here.
    await route.continue().catch(() => undefined)
  })
  await page.addInitScript(() => {
    const post = Reflect.get(Worker.prototype, 'postMessage') as (...args: unknown[]) => void
    const waiting: (() => void)[] = []
    let asked = 0
    Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
      const go = () => Reflect.apply(post, this, args)
      if ((args[0] as { type?: string } | null)?.type === 'analyze' && ++asked > 10) waiting.push(go)
      else go()
    }
    addEventListener('go-on-working', () => {
      asked = -Infinity
      for (const go of waiting.splice(0)) go()
    })
  })
  return async () => {
    release()
    await page.evaluate(() => dispatchEvent(new Event('go-on-working')))
  }
}

test.each([1280, 360])('Back closes what was opened and never the results, at %i px', async (width) => {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  const page = await context.newPage()
  await page.goto(server.url)
  await screen(page, 3)
  await page.getByText('3 of 3 shown').waitFor()
  const person = page.locator('button[data-position]').first()
  const opened = page.locator(width > 1100 ? '#candidate-title' : 'button[data-position][aria-expanded="true"]')
  await person.click()
  await opened.waitFor()
  // From one to the next is no step of its own.
  if (width > 1100) await page.keyboard.press('j')
  await page.goBack()
  await page.getByText('3 of 3 shown').waitFor()
  await opened.waitFor({ state: 'detached' })
  await page.goForward()
  await opened.waitFor()
  await page.reload()
  await opened.waitFor()
  await page.goBack()
  await opened.waitFor({ state: 'detached' })
  if (width > 1100) {
    await page.getByText('Requirements', { exact: true }).first().click()
    await page.locator('table').first().waitFor()
    await page.goBack()
    await page.getByText('3 of 3 shown').waitFor()
    expect(new URL(page.url()).search).toBe('')
  }
  await context.close()
})

test.each([
  ['on the server', false],
  ['on this device', true],
])('a screening cancelled %s accounts for every file, also in its table, and goes on', async (_, onDevice) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true })
  const page = await context.newPage()
  const goOnWorking = await holdWork(page)
  await page.goto(server.url)
  if (onDevice) await page.getByRole('switch', { name: 'Keep on this device' }).check()
  const count = 60
  await screen(page, count)
  await page.locator('button[data-position]').first().waitFor()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByText('Cancelled. What was analyzed until then stays below.').waitFor()
  await goOnWorking()
  await page.getByText(`${count} of ${count} shown`).waitFor()
  // They stand last, and rows out of view are not in the document.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.getByText('Cancelled', { exact: true }).first().waitFor()
  const goOn = page.getByRole('button', { name: /^Analyze \d+ Resumes?$/ })
  const left = Number(/\d+/.exec((await goOn.textContent()) ?? '')?.[0])
  expect(left).toBeGreaterThan(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to CSV' }).click()
  const csv = readFileSync(await (await download).path(), 'utf8')
  expect(papaparse.parse(csv.slice(1), { header: true, skipEmptyLines: true }).data).toHaveLength(count)
  expect(csv).toContain('Stopped before this file was read.')
  await goOn.click()
  await page.getByText('Cancelled. What was').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Export to CSV' }).waitFor()
  await page.getByText(`${count} of ${count} shown`).waitFor()
  expect(await page.getByText('needs your attention').count()).toBe(0)
  expect(await page.getByText('Stopped before this file was read.').count()).toBe(0)
  await context.close()
})

test.each([
  ['on the server', false],
  ['on this device', true],
])('without a job, each line of a score judged %s leads to the words it rests on', async (_, onDevice) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(server.url)
  if (onDevice) await page.getByRole('switch', { name: 'Keep on this device' }).check()
  const [nurse] = inventResumes(1, 1)
  if (!nurse) throw new Error('a resume is needed')
  const told = `${nurse.buffer.toString()}\nCut falls on the ward by 18% within a year.`
  await page.locator('#resume-files').setInputFiles([{ ...nurse, buffer: Buffer.from(told) }])
  await page.getByRole('button', { name: 'Analyze 1 Resume' }).click()
  await page.locator('button[data-position]').first().click()
  const results = page.locator('li', { hasText: 'Results with figures' })
  await results.getByRole('button', { name: 'p. 1, l. 6' }).click()
  await page.locator('mark', { hasText: 'Cut falls on the ward by 18%' }).first().waitFor()
  const clarity = page.locator('li', { hasText: 'Lines of a readable length' })
  expect(await clarity.getByRole('button').count()).toBe(0)
  await page.close()
})

test('two files with one name and address say so at both rows, unless nobody is to be known', async () => {
  const page = await browser.newPage()
  await page.goto(server.url)
  const [first, second] = inventResumes(2, 2)
  if (!first || !second) throw new Error('two resumes are needed')
  const again = { ...first, name: 'second-copy.txt', buffer: Buffer.from(`${first.buffer.toString()}\nSkills: triage`) }
  await page.locator('#resume-files').setInputFiles([first, second, again])
  await page.getByRole('button', { name: 'Analyze 3 Resumes' }).click()
  await page.getByText('3 of 3 shown').waitFor()
  await page.getByText('Same contact details in second-copy.txt').waitFor()
  await page.getByText('Same contact details in resume-0.txt').waitFor()
  expect(await page.locator('[data-same]').count()).toBe(2)
  await page.getByText('Blind view').click()
  await expect.poll(() => page.locator('[data-same]').count()).toBe(0)
  await page.close()
})

describe('the offer of another language', () => {
  test.each([
    ['/ar', 1280],
    ['/de', 360],
    ['/', 360],
  ])('on %s at %i px covers nothing, and is gone while results are shown', async (address, width) => {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      locale: address === '/' ? 'de-DE' : 'en-US',
    })
    const page = await context.newPage()
    await page.goto(server.url + address)
    const top = () => page.locator('h1').evaluate((title) => title.getBoundingClientRect().top + scrollY)
    const before = await top()
    await page.mouse.move(5, 5)
    const offer = page.locator('aside[class*=offer]')
    await offer.waitFor()
    expect(await top()).toBe(before)
    const covered = await offer.evaluate((aside) => {
      const own = aside.getBoundingClientRect()
      return [...document.querySelectorAll('button, a, input, textarea, h1, p')].filter((each) => {
        if (aside.contains(each)) return false
        const { top, bottom, left, right, width } = each.getBoundingClientRect()
        return width > 0 && top < own.bottom && bottom > own.top && left < own.right && right > own.left
      }).length
    })
    expect(covered).toBe(0)
    expect(await offer.evaluate((aside) => getComputedStyle(aside).position)).toBe('static')
    await context.close()
  })
})

test('a server without plans sends and draws nothing of them', async () => {
  for (const address of ['/', '/de', '/ar']) {
    const html = await (await fetch(server.url + address)).text()
    expect(html).not.toMatch(/id="pricing"|"offers"|priceCurrency/)
    expect(html).toContain('data-plans="off"')
  }
  const page = await browser.newPage()
  // The server's word comes late: until then the page knows by itself.
  await page.route('**/api/settings', () => undefined)
  await page.goto(server.url)
  await page.mouse.move(5, 5)
  await page.locator('#job').fill('Nurse')
  expect(await page.getByText(/^(?:Pricing|Free Plan)$/).count()).toBe(0)
  await page.close()
})

test('the language of an account is spoken on every page, whatever address is opened', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(server.url)
  await signUpPage(page, 'g.lindqvist@northquay.test')
  await page.goto(`${server.url}/settings/language`)
  await page.getByRole('button', { name: /^Deutsch/ }).click()
  const spoken = () => page.evaluate(() => document.documentElement.lang)
  await expect.poll(spoken).toBe('de')
  await page.goto(server.url)
  await page.waitForURL(`${server.url}/de`)
  await page.goto(`${server.url}/fr`)
  await expect.poll(spoken).toBe('fr')
  for (const address of ['/dashboard', '/settings/profile']) {
    await page.goto(server.url + address)
    await expect.poll(spoken).toBe('de')
  }
  await context.close()
})

test('a link that sets no password any more says so at once', async () => {
  const page = await browser.newPage()
  await page.goto(`${server.url}/reset-password?token=used-long-ago`)
  await page.getByRole('alert').waitFor()
  expect(await page.getByLabel('New password').count()).toBe(0)
  await page.close()
})

test.each([1280, 360])('no word of a resume is so long that it runs out of its report, at %i px', async (width) => {
  const page = await browser.newPage({ viewport: { width, height: 800 } })
  await page.goto(server.url)
  const title = `Donaudampfschifffahrts${'elektrizitaeten'.repeat(4)}leiterin`
  const lines = ['Ada Abernethy', 'ada@mail.example', '', 'Experience', `${title}, Northquay, May 2016 - present`]
  const text = [...lines, '- Led nine nurses on nights.', '', 'Education', `BSc ${title}, 2016`].join('\n')
  await page
    .locator('#resume-files')
    .setInputFiles({ name: 'ada.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Analyze 1 Resume' }).click()
  await page.getByText('1 of 1 shown').waitFor()
  await page.locator('button[data-position]').first().click()
  const heading = page.getByRole('heading', { name: 'Jobs over time' })
  await heading.waitFor()
  const spilling = await heading.evaluate((element) => {
    const report = element.closest('section')!.parentElement!
    const { left, right } = report.getBoundingClientRect()
    const walker = document.createTreeWalker(report, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { parentElement: holder } = walker.currentNode
      // What is pushed aside by its reader or only spoken is no loss.
      if (!holder || holder.offsetWidth <= 1 || holder.closest('nav')) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const words = range.getBoundingClientRect()
      // Nor is a year below the edge of the timeline.
      const edge = holder.closest('[aria-hidden=true]')?.getBoundingClientRect().bottom
      if (edge !== undefined && words.top > edge - 8) continue
      if (words.width > 0 && (words.left < left - 1 || words.right > right + 1)) found.push(holder.textContent ?? '')
    }
    return found
  })
  expect(spilling).toEqual([])
  await page.close()
})
