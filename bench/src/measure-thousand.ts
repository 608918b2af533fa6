import { loadavg } from 'node:os'
import { type Page } from 'playwright-core'
import { inventResumes } from '../../tests/e2e/invented-resumes.ts'
import { buildPage } from '../../scripts/build-page.mjs'
import { startServer } from '../../tests/e2e/start-server.ts'
import { openBrowser } from '../../tests/e2e/open-browser.ts'
import { round, toTable } from './statistics.ts'

const FILES = 1000
/** Of them have done the job's work before. */
const FITTING = 120
const JOB = 'Registered nurse\nIV cannulation\n3 years on an acute ward'
/** Milliseconds between two clicks. */
const CLICK_EVERY = 250
/** The browser tells of events from this length on; shorter ones count as this. */
const SHORTEST = 16
const FRAMES = 600
const LONG_FRAME = 50
const LONGEST = 600_000

/** Drops 1000 files on the page and clicks while they are screened, then scrolls through all rows. */
export async function measureThousand() {
  buildPage()
  const server = await startServer({ PLANS: 'off', RATE_LIMITS: 'off' })
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.addInitScript(watchClicks, SHORTEST)
    await page.goto(server.url, { waitUntil: 'networkidle' })
    const load = loadavg()[0] ?? 0
    await page.getByLabel('Job requirements').fill(JOB)
    await dropFiles(page)
    const started = performance.now()
    await page.getByRole('button', { name: /^Analyze 1,?000 Resumes$/ }).click()
    const clicks = await clickUntilDone(page)
    const seconds = round((performance.now() - started) / 1000, 1)
    const slow = await page.evaluate(() => (globalThis as unknown as { clickTimes: number[] }).clickTimes)
    const scrolled = await page.evaluate(scrollThrough, { frames: FRAMES, long: LONG_FRAME })
    const figures = {
      files: FILES,
      rows: Number(await page.getByRole('table').getAttribute('aria-rowcount')) - 1,
      seconds,
      clicks,
      clickP98: percentile([...slow, ...Array<number>(Math.max(0, clicks - slow.length)).fill(SHORTEST)], 0.98),
      clickLongest: Math.max(SHORTEST, ...slow),
      mostRowsInDocument: scrolled.mostRows,
      frames: FRAMES,
      shareOver50ms: round(scrolled.long / FRAMES, 4),
      load: round(load, 1),
    }
    return { figures, table: toTable([['', 'value'], ...Object.entries(figures)]) }
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Puts the files down on the drop zone, as a hand would. */
async function dropFiles(page: Page): Promise<void> {
  const files = inventResumes(FILES, FITTING).map(({ name, buffer }) => ({ name, text: buffer.toString() }))
  await page.locator('label[for=resume-files]').evaluate((area, dropped) => {
    const dataTransfer = new DataTransfer()
    for (const { name, text } of dropped) dataTransfer.items.add(new File([text], name, { type: 'text/plain' }))
    for (const type of ['dragenter', 'dragover', 'drop']) {
      area.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    }
  }, files)
}

/** Clicks a filter on and off while results arrive. Returns how often. */
async function clickUntilDone(page: Page): Promise<number> {
  const chip = page.getByRole('button', { name: 'Below 60' })
  await chip.waitFor({ timeout: LONGEST })
  const done = page.getByRole('button', { name: 'Export to CSV' })
  let clicks = 0
  for (const until = Date.now() + LONGEST; Date.now() < until;) {
    const at = Date.now()
    // Where it stands now: the rows above it change while results arrive.
    await chip.click({ force: true })
    clicks++
    if (clicks % 2 === 0 && (await done.isVisible())) return clicks
    await page.waitForTimeout(Math.max(0, CLICK_EVERY - (Date.now() - at)))
  }
  throw new Error('the screening did not end')
}

/** Runs in the page before anything of it does. */
function watchClicks(shortest: number) {
  const clickTimes: number[] = []
  Object.assign(globalThis, { clickTimes })
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') clickTimes.push(duration)
  })
  observer.observe({ type: 'event', durationThreshold: shortest, buffered: true } as PerformanceObserverInit)
}

/** Runs in the page: scrolls on with every frame, down and up again. */
async function scrollThrough({ frames, long }: { frames: number; long: number }) {
  let [longFrames, mostRows] = [0, 0]
  let last = performance.now()
  for (let frame = 0; frame < frames; frame++) {
    scrollBy(0, frame < frames / 2 ? 240 : -240)
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
    if (now - last > long) longFrames++
    last = now
    mostRows = Math.max(mostRows, document.querySelectorAll('[role=row]').length)
  }
  return { long: longFrames, mostRows }
}

function percentile(values: number[], share: number): number {
  const sorted = values.sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}
