import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

const VERSION = '13.5.0'
/** It weighs 176 MB and nothing else needs it, so it is fetched by the first measurement and kept apart. */
const KEPT = fileURLToPath(new URL('../../node_modules/.cache/evenhand-lighthouse', import.meta.url))
const MAIN = join(KEPT, 'node_modules/lighthouse/core/index.js')

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--remote-debugging-port=0',
]
/** How long Chromium may take to listen, and how often that is looked at, in milliseconds. */
const LONGEST_START = 60_000
const STEP = 100

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const AUDITS = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const

type Visit = Record<(typeof CATEGORIES)[number] | (typeof AUDITS)[number], number>
type Answer = {
  lhr: {
    categories: Record<string, { score: number | null } | undefined>
    audits: Record<string, { numericValue?: number } | undefined>
  }
}
type Lighthouse = (url: string, flags: { port: number; logLevel: 'error' }) => Promise<Answer>

/** Lighthouse's own mobile visit, `times` times: scores of 0 to 100, milliseconds, shifts; the median of each. */
export async function runLighthouse(url: string, times: number): Promise<Visit> {
  const lighthouse = await loadLighthouse()
  const visits: Visit[] = []
  for (let time = 0; time < times; time++) visits.push(await visitOnce(lighthouse, url))
  const median = (key: keyof Visit) => visits.map((visit) => visit[key]).sort((a, b) => a - b)[times >> 1] ?? 0
  return Object.fromEntries([...CATEGORIES, ...AUDITS].map((key) => [key, median(key)])) as Visit
}

/**
 * One visit in a Chromium of its own, without Playwright: that attaches itself to every page that is opened, and of two
 * that hold a page one loses it when the page changes its process.
 */
async function visitOnce(lighthouse: Lighthouse, url: string): Promise<Visit> {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-lighthouse-'))
  const browser = spawn(
    process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    [...FLAGS, `--user-data-dir=${folder}`, 'about:blank'],
    { stdio: 'ignore' },
  )
  const ended = new Promise<void>((resolve) => browser.once('close', () => resolve()))
  try {
    return toVisit(await lighthouse(url, { port: await findPort(folder), logLevel: 'error' }))
  } finally {
    browser.kill()
    await ended
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Chromium writes the port it listens on into its folder. */
async function findPort(folder: string): Promise<number> {
  const file = join(folder, 'DevToolsActivePort')
  for (let waited = 0; waited < LONGEST_START; waited += STEP) {
    if (existsSync(file)) return Number(readFileSync(file, 'utf8').split('\n')[0])
    await setTimeout(STEP)
  }
  throw new Error('Chromium did not start')
}

function toVisit({ lhr }: Answer): Visit {
  const scores = CATEGORIES.map((key) => [key, Math.round((lhr.categories[key]?.score ?? 0) * 100)])
  const values = AUDITS.map((key) => [key, lhr.audits[key]?.numericValue ?? Number.NaN])
  return Object.fromEntries([...scores, ...values]) as Visit
}

async function loadLighthouse(): Promise<Lighthouse> {
  if (!existsSync(MAIN)) {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const wanted = ['install', '--prefix', KEPT, '--ignore-scripts', '--no-audit', '--no-fund', `lighthouse@${VERSION}`]
    const { status } = spawnSync(npm, wanted, { stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) throw new Error('Lighthouse could not be fetched')
  }
  return ((await import(pathToFileURL(MAIN).href)) as { default: Lighthouse }).default
}
