import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTranslator, loadDictionary } from '@evenhand/locales'
import type { BrowserContext, Page } from 'playwright-core'
import { openBrowser } from '../e2e/open-browser.ts'
import { startServer } from '../e2e/start-server.ts'
import { findBarriers } from './find-barriers.ts'
import { findFaults } from './find-faults.ts'
import { findOverlaps } from './find-overlaps.ts'
import { type Screen, SCREENS, type Visit } from './screens.ts'
import { bringIntoView } from './bring-into-view.ts'
import { showWhole } from './show-whole.ts'
import { writeWardResumes } from './ward-resumes.ts'

const SAMPLES = fileURLToPath(new URL('../../apps/web/public/samples', import.meta.url))
const CORPUS = fileURLToPath(new URL('../corpus', import.meta.url))
const JOB = readFileSync(join(CORPUS, 'jobs/intensive-care-nurse.txt'), 'utf8')
const FOLDER = fileURLToPath(new URL('../../data/shots', import.meta.url))
const SECTIONS = Object.keys(await loadDictionary('en'))
const LANGUAGES = ['en', 'de', 'ar', 'ja', 'th', 'hi']
const WIDTHS = [1280, 1920, 360]
const SCHEMES = ['light', 'dark'] as const
/** Where axe looks, too: one language of each direction, a desk and a phone. */
const AXE = { languages: ['en', 'ar'], widths: [1280, 360] }
/** A machine that does other work as well is slow at times, in milliseconds. */
const PATIENCE = 180_000
/** Languages at the same time: as many as a small machine draws without waiting. */
const AT_ONCE = 2

const [
  folder = FOLDER,
  asked = LANGUAGES.join(','),
  names = Object.keys(SCREENS).join(','),
  wanted = WIDTHS.join(','),
] = process.argv.slice(2)
const widths = wanted.split(',').map(Number)
const pictured = new Set(names.split(','))
mkdirSync(folder, { recursive: true })
const resumes = listResumes()
const server = await startServer({ RATE_LIMITS: 'off' })
const browser = await openBrowser()
const faults = new Set<string>()
let pictures = 0
const queue = asked.split(',')
await Promise.all(Array.from({ length: AT_ONCE }, shootNext))
await browser.close()
await server.stop()
process.stdout.write(
  `${pictures} pictures in ${folder}, ${faults.size === 0 ? 'no faults' : `faults: ${faults.size}`}\n`,
)
process.exit(faults.size === 0 ? 0 : 1)

/** Says a fault at once: the rest of the pictures takes a while. */
function tell(fault: string): void {
  if (!faults.has(fault)) process.stdout.write(`${fault}\n`)
  faults.add(fault)
}

async function shootNext(): Promise<void> {
  for (let language = queue.shift(); language; language = queue.shift()) {
    const context = await browser.newContext({ locale: language, reducedMotion: 'reduce' })
    await shootLanguage(context, language)
    await context.close()
  }
}

/** Every screen in one language; a screen that cannot be reached is a fault, and the others are still taken. */
async function shootLanguage(context: BrowserContext, language: string): Promise<void> {
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  const visit = await prepareVisit(page, language)
  for (const [name, screen] of Object.entries(SCREENS)) {
    try {
      await page.setViewportSize({ width: 1280, height: 900 })
      await screen.reach(visit)
      if (pictured.has(name)) await shootScreen(visit, name, screen)
    } catch (error) {
      await page.screenshot({ path: join(folder, `failed-${name}-${language}.png`) }).catch(() => undefined)
      tell(`${name}-${language}: not reached (${String(error).split('\n')[0]})`)
    }
    await screen.leave?.(visit)
  }
}

async function prepareVisit(page: Page, language: string): Promise<Visit> {
  const own = createTranslator(await loadDictionary(language), language)
  const english = createTranslator(await loadDictionary('en'), 'en')
  const samples = readdirSync(SAMPLES)
    .filter((name) => !name.startsWith('job-'))
    .map((name) => join(SAMPLES, name))
  return {
    page,
    address: server.url + (language === 'en' ? '/' : `/${language}`),
    samples,
    resumes,
    job: JOB,
    t: (key, args) => (own.has(key) ? own : english).translate(key, args),
    language,
  }
}

/** Nurses for the job, one layout of each invented person of other trades, no scans, and two files that nobody can read. */
function listResumes(): string[] {
  const people = new Map<string, string>()
  for (const name of readdirSync(join(CORPUS, 'resumes'))) {
    const [person = ''] = name.split('.')
    if (!name.includes('scan')) people.set(person, join(CORPUS, 'resumes', name))
  }
  const unread = { 'portfolio_full.pdf': '%PDF-1.7 broken', 'bewerbung_final2.txt': '   ' }
  const broken = Object.entries(unread).map(([name, bytes]) => {
    const path = join(tmpdir(), name)
    writeFileSync(path, bytes)
    return path
  })
  return [...writeWardResumes(), ...people.values(), ...broken]
}

async function shootScreen({ page, language }: Visit, screen: string, how: Screen): Promise<void> {
  const { isOver = false, shows } = how
  const name = `${screen}-${language}`
  for (const width of widths) {
    const isRead = AXE.languages.includes(language) && AXE.widths.includes(width)
    await page.setViewportSize({ width, height: width === 360 ? 780 : 900 })
    // What is drawn for the room there is, is drawn anew a frame later.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    if (shows) await page.evaluate(bringIntoView, shows)
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme })
      await page.waitForFunction(
        // The stand-in for the payment provider follows the system by itself.
        (wanted) => (document.documentElement.dataset['mantineColorScheme'] ?? wanted) === wanted,
        colorScheme,
      )
      await page.evaluate(showWhole)
      const path = join(folder, `${name}-${width}-${colorScheme}.png`)
      // Colours that are still on their way are taken at their end.
      await page.screenshot({ path, animations: 'disabled', fullPage: !isOver })
      pictures += 1
      for (const fault of isRead ? await findBarriers(page) : []) tell(`${name}-${width}-${colorScheme}: ${fault}`)
    }
    // Words in a font that is still on its way have other widths.
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const found = [...(await page.evaluate(findFaults, SECTIONS)), ...(await page.evaluate(findOverlaps))]
    for (const fault of found) tell(`${name}-${width}: ${fault}`)
  }
}
