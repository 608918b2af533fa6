import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTranslator, loadDictionary } from '@evenhand/locales'
import type { BrowserContext, Page } from 'playwright-core'
import { openBrowser } from '../e2e/open-browser.ts'
import { startServer } from '../e2e/start-server.ts'
import { findFaults } from './find-faults.ts'
import { SCREENS } from './screens.ts'

const SAMPLES = fileURLToPath(new URL('../../apps/web/public/samples', import.meta.url))
const FOLDER = fileURLToPath(new URL('../../data/shots', import.meta.url))
const LANGUAGES = ['en', 'de', 'ar', 'ja', 'th', 'hi']
const WIDTHS = [360, 1280, 1920]
const SCHEMES = ['light', 'dark'] as const
/** Languages at the same time: as many as a small machine draws without waiting. */
const AT_ONCE = 2

const [folder = FOLDER, asked = LANGUAGES.join(',')] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const server = await startServer()
const browser = await openBrowser()
const faults: string[] = []
let pictures = 0
const queue = asked.split(',')
await Promise.all(Array.from({ length: AT_ONCE }, shootNext))
await browser.close()
await server.stop()
const told = faults.length === 0 ? ['no faults'] : new Set(faults)
process.stdout.write(`${[`${pictures} pictures in ${folder}`, ...told].join('\n')}\n`)
process.exit(faults.length === 0 ? 0 : 1)

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
  page.setDefaultTimeout(15_000)
  const own = createTranslator(await loadDictionary(language), language)
  const english = createTranslator(await loadDictionary('en'), 'en')
  const t = (key: string) => (own.translate(key) === key ? english.translate(key) : own.translate(key))
  const files = readdirSync(SAMPLES)
    .filter((name) => !name.startsWith('job-'))
    .map((name) => join(SAMPLES, name))
  const address = server.url + (language === 'en' ? '/' : `/${language}`)
  const visit = { page, address, files, t, language }
  for (const [name, reach] of Object.entries(SCREENS)) {
    try {
      await page.setViewportSize({ width: 1280, height: 900 })
      await reach(visit)
      await shootScreen(page, `${name}-${language}`)
    } catch (error) {
      faults.push(`${name}-${language}: not reached (${String(error).split('\n')[0]})`)
    }
  }
}

async function shootScreen(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 360 ? 780 : 900 })
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme })
      await page.waitForFunction(
        (wanted) => document.documentElement.dataset['mantineColorScheme'] === wanted,
        colorScheme,
      )
      // Colours that are still on their way are taken at their end.
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), animations: 'disabled' })
      pictures += 1
    }
    const found = await page.evaluate(findFaults)
    faults.push(...found.map((fault) => `${name}-${width}: ${fault}`))
  }
}
