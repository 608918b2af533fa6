import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { paintFirst } from './paint-first.ts'
import type * as Landing from '../src/prerender/render-landing.tsx'

type Chunk = { file: string; css?: string[]; imports?: string[] }
type Manifest = Record<string, Chunk | undefined>

const NONCE = '__CSP_NONCE__'
/** Headings in Arabic letters are drawn by another face than the one that pages ask for at once. */
const HEADINGS = /geologica-latin-wght-normal-[\w-]+\.woff2/
const ARABIC_HEADINGS = /^noto-sans-arabic-core-wght-normal-[\w-]+\.woff2$/
const ARABIC = ['ar', 'fa', 'ur']

/** Parts whose code comes when somebody uses the page. */
const LATER = ['/hero-figure.tsx', '/score-sum.tsx', '/lower-part.tsx']

const ROOT = '<div id="root"></div>'

/**
 * Writes the landing pages of all languages into a finished build (`dist`), by the code built for that (`code`).
 * The empty page stays as `app.html`: it is what every other address is sent.
 */
async function prerenderPages(dist: string, code: string): Promise<void> {
  const { languages, addressOf, renderLanding } = (await import(
    pathToFileURL(join(code, 'render-landing.js')).href
  )) as typeof Landing
  await rename(join(dist, 'index.html'), join(dist, 'app.html'))
  const empty = await readFile(join(dist, 'app.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const arabic = await findArabicHeadings(dist)
  if (!empty.includes(ROOT)) throw new Error('the built page has no empty root')
  // What is only read at first is in the page before its code is: its styles must be there with it.
  const styles = [...new Set(LATER.flatMap((part) => [...stylesOf(manifest, get(manifest, part)[0])]))]
    .filter((file) => !empty.includes(file))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}" nonce="${NONCE}">`)
    .join('')
  const pages = languages.flatMap((language) => [
    { language, name: 'index.html', hasPlans: true },
    // What a server without plans sends; nothing of them is in it (static-pages.ts).
    { language, name: 'no-plans.html', hasPlans: false },
  ])
  for (const { language, name, hasPlans } of pages) {
    const { lang, dir, head, body } = await renderLanding(language, NONCE, hasPlans)
    const texts = get(manifest, `/dictionaries/${lang}.json?first`)[1]
    const preload = `<link rel="modulepreload" crossorigin href="/${texts.file}" nonce="${NONCE}">${styles}`
    const page = (ARABIC.includes(lang) ? empty.replace(HEADINGS, arabic) : empty)
      .replace('lang="en" dir="ltr"', `lang="${lang}" dir="${dir}"`)
      .replace('</head>', () => `${preload}${head}</head>`)
      .replace(ROOT, () => `<div id="root" data-later>${body}</div>`)
    const file = join(dist, addressOf(language).slice(1), name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await paintFirst(page, dist))
  }
  await rm(join(dist, '.vite'), { recursive: true })
}

async function findArabicHeadings(dist: string): Promise<string> {
  const found = (await readdir(join(dist, 'assets'))).find((file) => ARABIC_HEADINGS.test(file))
  if (!found) throw new Error('the build has no face for headings in Arabic letters')
  return found
}

/** The built part whose source ends so. */
function get(manifest: Manifest, end: string): [name: string, chunk: Chunk] {
  for (const [name, chunk] of Object.entries(manifest)) if (chunk && name.endsWith(end)) return [name, chunk]
  throw new Error(`the build has no ${end}`)
}

/** Style sheets of a part and of all it stands on. */
function stylesOf(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return new Set()
  seen.add(name)
  const { css = [], imports = [] } = manifest[name] ?? {}
  return new Set([...imports.flatMap((part) => [...stylesOf(manifest, part, seen)]), ...css])
}

const [dist, code] = process.argv.slice(2)
if (!dist || !code) throw new Error('usage: prerender-pages.ts DIST CODE')
await prerenderPages(dist, code)
