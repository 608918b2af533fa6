import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'

const VERSION = '13.5.0'
/** It weighs 176 MB and nothing else needs it, so it is fetched by the first measurement and kept apart. */
const KEPT = fileURLToPath(new URL('../../node_modules/.cache/evenhand-lighthouse', import.meta.url))
const MAIN = join(KEPT, 'node_modules/lighthouse/core/index.js')

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
  const port = await findPort()
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${port}`],
  })
  try {
    const visits: Visit[] = []
    for (let time = 0; time < times; time++) visits.push(toVisit(await lighthouse(url, { port, logLevel: 'error' })))
    const median = (key: keyof Visit) => visits.map((visit) => visit[key]).sort((a, b) => a - b)[times >> 1] ?? 0
    return Object.fromEntries([...CATEGORIES, ...AUDITS].map((key) => [key, median(key)])) as Visit
  } finally {
    await browser.close()
  }
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

function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
