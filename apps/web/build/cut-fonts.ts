import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** What has been cut once is not cut again. */
const CUT = fileURLToPath(new URL('../../../node_modules/.cache/evenhand-fonts', import.meta.url))

/** What Arabic, Persian and Urdu are written with; joined forms come along by themselves. */
const CORE =
  'U+0600-0655,U+0660-0671,U+0679,U+067E,U+0686,U+0688,U+0691,U+0698,U+06A9,U+06AF,U+06BA,U+06BE,U+06C0-06C3,U+06CC,U+06D2-06D4,U+06F0-06F9,U+200C-200E'
/** What words of a resume in Arabic letters take from the Latin face: digits, marks, and what joins letters or not. */
const FIGURES = 'U+0020-0040,U+00A0,U+00AB,U+00BB,U+200C-200F,U+2010-2027,U+2039-203A,U+20AC'
/** The weights the page is drawn with; headings, prices and scores have only the one. */
const WEIGHTS = { min: 400, max: 700 }
const OF_HEADINGS = { min: 600, max: 600 }

const STYLES =
  /@fontsource-variable[\\/](?:geologica|source-(?:sans-3|serif-4)|noto-(?:sans|naskh)-arabic)[\\/]wght\.css$/
/** The face of a style sheet that holds Latin letters, and the one that holds Arabic ones. */
const LATIN = /url\(\.\/(files\/(?:geologica|source-[\w-]+?)-latin-wght-normal\.woff2)\)[^}]*unicode-range: ([^;]+);/
const ARABIC = /@font-face \{[^}]*url\(\.\/(files\/[\w-]+-arabic-arabic-wght-normal\.woff2)\)[^}]*\}/

/**
 * Gives faces of the first screen the weights alone that it is drawn with, and the letters that three languages need a
 * file of their own: a sixth of all Arabic ones, which most pages then never ask for. Of two faces that have a letter,
 * browsers take the one that is told last.
 */
export function cutFonts(): Plugin {
  return {
    name: 'evenhand:cut-fonts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: STYLES },
      async handler(code, id) {
        const folder = dirname(id)
        return { code: (await cutLatin(code, folder)) ?? (await addArabic(code, folder)), map: null }
      },
    },
  }
}

/** The style sheet with fewer weights in its Latin face; none where it has no such face. */
async function cutLatin(code: string, folder: string): Promise<string | undefined> {
  const [, file, range] = LATIN.exec(code) ?? []
  if (!file || !range) return undefined
  const weights = file.includes('geologica') ? OF_HEADINGS : WEIGHTS
  const sheet = code.replace(`./${file}`, await cutFont(join(folder, file), { range, weights, name: basename(file) }))
  return file.includes('serif') ? `${sheet}\n${await figuresFace(join(folder, file))}` : sheet
}

/** A face of the resume's digits alone, under a name of its own: other languages need all of its letters anyway. */
async function figuresFace(file: string): Promise<string> {
  const name = basename(file).replace('-latin-', '-figures-')
  const cut = await cutFont(file, { range: FIGURES, weights: WEIGHTS, name })
  return `@font-face {
    font-family: 'Source Serif 4 Figures';
    font-display: swap;
    font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
    src: url(./${cut}) format('woff2-variations');
    unicode-range: ${FIGURES};
  }`
}

/** The style sheet with a further face of fewer letters. */
async function addArabic(code: string, folder: string): Promise<string> {
  const [whole, file] = ARABIC.exec(code) ?? []
  if (!whole || !file) throw new Error(`${folder} has no face for Latin or Arabic letters`)
  const name = basename(file).replace('-arabic-wght', '-core-wght')
  const cut = await cutFont(join(folder, file), { range: CORE, weights: WEIGHTS, name })
  return `${code}\n${whole.replace(`./${file}`, cut).replace(/unicode-range: [^;]+/, `unicode-range: ${CORE}`)}`
}

type Cut = { range: string; weights: { min: number; max: number }; name: string }

/** Path, from where it lies, of the font with those letters and weights alone. */
async function cutFont(file: string, { range, weights, name }: Cut): Promise<string> {
  const whole = readFileSync(file)
  const key = createHash('sha256').update(whole).update(range).update(JSON.stringify(weights)).digest('hex')
  const cut = join(CUT, key.slice(0, 16), name)
  if (!existsSync(cut)) {
    const font = await subsetFont(whole, lettersOf(range), { targetFormat: 'woff2', variationAxes: { wght: weights } })
    mkdirSync(dirname(cut), { recursive: true })
    writeFileSync(cut, font)
  }
  return relative(dirname(dirname(file)), cut)
    .split(sep)
    .join('/')
}

/** All letters of a `unicode-range`. */
function lettersOf(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16))
      return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('')
    })
    .join('')
}
