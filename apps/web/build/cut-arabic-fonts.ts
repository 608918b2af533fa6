import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** What has been cut once is not cut again. */
const CUT = fileURLToPath(new URL('../../../node_modules/.cache/evenhand-fonts', import.meta.url))

/** What Arabic, Persian and Urdu are written with; joined forms come along by themselves. */
const CORE =
  'U+0600-0652,U+0660-0671,U+067E,U+0686,U+0688,U+0691,U+0698,U+06A9,U+06AF,U+06BA,U+06BE,U+06C0-06C3,U+06CC,U+06D2-06D4,U+06F0-06F9,U+200C-200E'
/** The weights the page is drawn with. */
const WEIGHTS = { min: 400, max: 700 }

const STYLES = /@fontsource-variable[\\/]noto-(?:sans|naskh)-arabic[\\/]wght\.css$/
/** The face of a style sheet that holds the Arabic letters. */
const FACE = /@font-face \{[^}]*url\(\.\/(files\/[\w-]+-arabic-arabic-wght-normal\.woff2)\)[^}]*\}/

/**
 * Gives the letters that three languages need a file of their own: a sixth of the whole, which most pages then never
 * ask for. Of two faces that have a letter, browsers take the one that is told last.
 */
export function cutArabicFonts(): Plugin {
  return {
    name: 'evenhand:cut-arabic-fonts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: STYLES },
      async handler(code, id) {
        const [whole, file] = FACE.exec(code) ?? []
        if (!whole || !file) throw new Error(`${id} has no Arabic face`)
        const folder = dirname(id)
        const cut = relative(folder, await cutFont(join(folder, file)))
          .split(sep)
          .join('/')
        const core = whole.replace(`./${file}`, cut).replace(/unicode-range: [^;]+/, `unicode-range: ${CORE}`)
        return { code: `${code}\n${core}`, map: null }
      },
    },
  }
}

/** Path of the font with those letters and weights alone. */
async function cutFont(file: string): Promise<string> {
  const whole = readFileSync(file)
  const key = createHash('sha256').update(whole).update(CORE).update(JSON.stringify(WEIGHTS)).digest('hex')
  const cut = join(CUT, key.slice(0, 16), file.slice(dirname(file).length + 1).replace('-arabic-wght', '-core-wght'))
  if (existsSync(cut)) return cut
  const font = await subsetFont(whole, lettersOf(CORE), { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } })
  mkdirSync(dirname(cut), { recursive: true })
  writeFileSync(cut, font)
  return cut
}

/** All letters of a `unicode-range`. */
function lettersOf(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16))
      return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('')
    })
    .join('')
}
