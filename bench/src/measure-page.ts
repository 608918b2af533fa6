import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Browser, type Page } from 'playwright-core'
import { buildPage } from '../../scripts/build-page.mjs'
import { startServer } from '../../tests/e2e/start-server.ts'
import { openBrowser } from '../../tests/e2e/open-browser.ts'
import { runLighthouse } from './run-lighthouse.ts'
import { round, toTable } from './statistics.ts'

const DIST = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))
const ADDRESSES = ['/', '/de', '/ar']
const TIMES = 5
/** A middling phone: a quarter of this machine's speed, on this network. */
const CPU_SLOWDOWN = 4
const NETWORKS = {
  'no limit': undefined,
  'slow 4G': { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 },
}
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** After the page is quiet, work that is still to come has this long to begin. */
const QUIET = 1000

/**
 * What the browser tells of one visit: milliseconds, and the sum of layout shifts. `answers` is the time from the first
 * scroll until the page answers, `blocks` the blocking time of that.
 */
type Visit = { lcp: number; tbt: number; cls: number; answers: number; blocks: number }
type Timings = Visit & { address: string; network: string }

/** Sizes of the landing page as it is built, how a middling phone sees it, and what Lighthouse says: medians of five. */
export async function measurePage() {
  buildPage()
  const server = await startServer()
  const browser = await openBrowser()
  try {
    const sizes = []
    const timings: Timings[] = []
    for (const address of ADDRESSES) {
      sizes.push({ address, ...(await weigh(browser, server.url, address)) })
      for (const network of Object.keys(NETWORKS) as (keyof typeof NETWORKS)[]) {
        const visits: Visit[] = []
        for (let time = 0; time < TIMES; time++) visits.push(await visit(browser, server.url + address, network))
        timings.push({ address, network, ...medianOf(visits) })
      }
    }
    await browser.close()
    const lighthouse = []
    for (const address of ADDRESSES) {
      lighthouse.push({ address, ...(await runLighthouse(server.url + address, TIMES)) })
    }
    const table = [tellSizes(sizes), tellTimings(timings), tellLighthouse(lighthouse)].join('\n\n')
    return { figures: { sizes, timings, lighthouse }, table }
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Kilobytes (1000 bytes, gzip) of what the page asks for itself, and of what follows without anybody touching it. */
async function weigh(browser: Browser, origin: string, address: string) {
  const page = await browser.newPage()
  const loaded = new Set<string>()
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname))
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  const html = await (await fetch(origin + address)).text()
  await page.close()
  // Styles stand in the page itself.
  const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, rules]) => rules).join('')
  const sum = (files: string[]) => round(files.reduce((total, file) => total + gzipped(file), 0) / 1000, 1)
  const named = [...loaded].filter((file) => html.includes(`"${file}"`))
  return {
    html: round((gzipSync(html).length - gzipSync(styles).length) / 1000, 1),
    js: sum(named.filter((file) => file.endsWith('.js'))),
    css: round(gzipSync(styles, { level: 9 }).length / 1000, 1),
    fonts: sum([...loaded].filter((file) => file.endsWith('.woff2'))),
    jsLater: sum([...loaded].filter((file) => file.endsWith('.js') && !named.includes(file))),
    cssLater: sum([...loaded].filter((file) => file.endsWith('.css') && !named.includes(file))),
  }
}

/** Fonts are compressed already. */
function gzipped(file: string): number {
  const bytes = readFileSync(join(DIST, file))
  return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length
}

async function visit(browser: Browser, url: string, network: keyof typeof NETWORKS): Promise<Visit> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const limits = NETWORKS[network]
  if (limits) await devtools.send('Network.emulateNetworkConditions', limits)
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(QUIET)
  const read = await readVisit(page)
  const sign = await page.evaluate(() => {
    scrollBy(0, 1)
    return performance.now()
  })
  const answered = await page.waitForFunction(() => !document.querySelector('#root[data-later]') && performance.now())
  const answers = Math.max(0, Number(await answered.jsonValue()) - sign)
  await page.waitForTimeout(QUIET)
  const { tbt, ...rest } = await readVisit(page)
  await context.close()
  return { ...rest, tbt: read.tbt, answers, blocks: tbt - read.tbt }
}

type Watched = { lcp: number; fcp: number; cls: number; tasks: { start: number; time: number }[] }

/** Runs in the page before anything of it does. */
function watch() {
  const seen: Watched = { lcp: 0, fcp: 0, cls: 0, tasks: [] }
  Object.assign(globalThis, { seenByBench: seen })
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  observe('layout-shift', (entry) => (seen.cls += (entry as PerformanceEntry & { value: number }).value))
  observe('longtask', (entry) => seen.tasks.push({ start: entry.startTime, time: entry.duration }))
}

/** Blocking time is what tasks take beyond 50 ms after the first paint. */
async function readVisit(page: Page): Promise<Omit<Visit, 'answers' | 'blocks'>> {
  const seen = await page.evaluate(() => (globalThis as unknown as { seenByBench: Watched }).seenByBench)
  const after = seen.tasks.filter(({ start, time }) => start + time > seen.fcp)
  return { lcp: seen.lcp, cls: seen.cls, tbt: after.reduce((total, { time }) => total + Math.max(0, time - 50), 0) }
}

function medianOf(visits: readonly Visit[]): Visit {
  const median = (key: keyof Visit) => visits.map((each) => each[key]).sort((a, b) => a - b)[visits.length >> 1] ?? 0
  const whole = (key: keyof Visit) => Math.round(median(key))
  return {
    lcp: whole('lcp'),
    tbt: whole('tbt'),
    cls: round(median('cls'), 4),
    answers: whole('answers'),
    blocks: whole('blocks'),
  }
}

function tellSizes(sizes: readonly ({ address: string } & Record<string, number | string>)[]): string {
  const heads = ['kB gzip', 'html', 'js', 'css', 'fonts', 'js later', 'css later']
  const rows = sizes.map(({ address, ...rest }) => [address, ...Object.values(rest)])
  return toTable([heads, ...rows])
}

function tellTimings(timings: readonly Timings[]): string {
  const rows = timings.map(({ address, network, ...seen }) => {
    return [address, network, seen.lcp, seen.tbt, seen.cls, seen.answers, seen.blocks]
  })
  return toTable([['phone', 'network', 'LCP ms', 'TBT ms', 'CLS', 'first scroll answered ms', 'blocks ms'], ...rows])
}

function tellLighthouse(visits: readonly ({ address: string } & Awaited<ReturnType<typeof runLighthouse>>)[]): string {
  const rows = visits.map(({ address, ...seen }) => [
    address,
    ...[seen.performance, seen.accessibility, seen['best-practices'], seen.seo],
    Math.round(seen['largest-contentful-paint']),
    Math.round(seen['total-blocking-time']),
    round(seen['cumulative-layout-shift'], 4),
  ])
  return toTable([['Lighthouse', 'perf', 'a11y', 'practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS'], ...rows])
}
