import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Inputs } from '../browser/hash-analyses.ts'
import { openBrowser } from '../../tests/e2e/open-browser.ts'
import { readResumes } from './read-resumes.ts'
import { toTable } from './statistics.ts'

const ENTRY = fileURLToPath(new URL('../browser/hash-analyses.ts', import.meta.url))
const TODAY = { year: 2026, month: 11 }
/** Turkish has letters of its own case, Arabic digits of its own: what an engine that follows the machine trips over. */
const LOCALES = ['en-US', 'tr-TR', 'ar-EG']
const BUNDLE = 'hash-analyses.mjs'
const INPUTS = 'inputs.json'

/** Whether the same input gives the same bytes in this Node, in every other named after the folder, and in Chromium. */
export async function measureBytes([folder = '', ...nodes]: string[]) {
  const out = mkdtempSync(join(tmpdir(), 'evenhand-bench-'))
  try {
    await bundle(out)
    const inputs = await readInputs(folder)
    writeFileSync(join(out, INPUTS), JSON.stringify(inputs))
    const seen = [
      ...[process.execPath, ...nodes].flatMap((node) => LOCALES.map((locale) => inNode(node, locale, out))),
      ...(await inChromium(out, inputs)),
    ]
    const same = new Set(seen.map(({ hash }) => hash)).size === 1
    const rows = seen.map(({ engine, locale, analyses, hash }) => [engine, locale, analyses, hash])
    return { figures: { same, seen }, table: toTable([['engine', 'set to', 'analyses', 'SHA-256'], ...rows]) }
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

/** One file that every engine runs, also a Node that knows no TypeScript. */
async function bundle(out: string): Promise<void> {
  const lib = { entry: ENTRY, formats: ['es' as const], fileName: () => BUNDLE }
  await build({ configFile: false, logLevel: 'error', build: { lib, outDir: out, minify: false } })
}

async function readInputs(folder: string): Promise<Inputs> {
  const [resumes = [], jobs = []] = ['resumes', 'jobs'].map((part) =>
    readdirSync(join(folder, part))
      .sort()
      .map((name) => join(folder, part, name)),
  )
  return { resumes: await readResumes(resumes), jobs: jobs.map((path) => readFileSync(path, 'utf8')), today: TODAY }
}

type Seen = { engine: string } & ReturnType<typeof globalThis.hashAnalyses>

function inNode(node: string, locale: string, out: string): Seen {
  const code = `
    import { readFileSync } from 'node:fs'
    await import(${JSON.stringify(pathToFileURL(join(out, BUNDLE)).href)})
    const seen = hashAnalyses(JSON.parse(readFileSync(${JSON.stringify(join(out, INPUTS))}, 'utf8')))
    console.log(JSON.stringify({ engine: 'Node ' + process.versions.node, ...seen }))`
  const env = { ...process.env, LC_ALL: `${locale.replace('-', '_')}.UTF-8` }
  const options = { env, encoding: 'utf8' as const, maxBuffer: 1e8 }
  return JSON.parse(execFileSync(node, ['--input-type=module', '--eval', code], options)) as Seen
}

async function inChromium(out: string, inputs: Inputs): Promise<Seen[]> {
  const browser = await openBrowser()
  const seen: Seen[] = []
  try {
    for (const locale of LOCALES) {
      const page = await browser.newPage({ locale })
      await page.addScriptTag({ path: join(out, BUNDLE), type: 'module' })
      await page.waitForFunction(() => 'hashAnalyses' in globalThis)
      const found = await page.evaluate((given) => globalThis.hashAnalyses(given), inputs)
      seen.push({ engine: `Chromium ${browser.version()}`, ...found })
      await page.close()
    }
    return seen
  } finally {
    await browser.close()
  }
}
