import type { LineLevel } from '@evenhand/model'
import type { Row } from './piece.ts'

/** A row with its page (from 1) and text as it will be shown. */
export type PageRow = Row & { page: number; shown: string; letterSpaced: boolean }

/** Longer lines are no headings. */
const LONGEST_HEADING = 60
const LONGEST_TITLE = 80
/** How much larger than the text a title must be. */
const TITLE_SIZE = 1.15
/** How much larger a name is set that has small rows beside it, and how many between its own. */
const NAME_SIZE = 1.8
const MOST_BESIDE = 4

/** Rows of one look: what headings of one document share. */
type Style = { rows: number[]; weight: number }

/**
 * Level of each row by typography alone. The title is the largest type of page 1; headings are short rows of the most
 * prominent look (size, bold, capitals, spacing, colour) that is not the text's own.
 */
export function markLevels(rows: PageRow[]): LineLevel[] {
  const levels: LineLevel[] = rows.map(() => 'body')
  const body = bodyLook(rows)
  for (const at of titleRows(rows, body.size)) levels[at] = 'title'
  const styles = gatherStyles(rows, levels, body)
  const top = Math.max(0, ...styles.map((style) => style.weight))
  for (const style of styles) {
    if (style.weight < 0.93 * top) continue
    for (const at of style.rows) levels[at] = 'heading'
  }
  return levels.map((level, at) => (rows[at]?.isHeading ? 'heading' : level))
}

/** Size and look that most letters have. */
function bodyLook(rows: PageRow[]): { size: number; bold: boolean; font: number; color: number } {
  const sizes = new Map<number, number>()
  const fonts = new Map<number, number>()
  const colors = new Map<number, number>()
  let bold = 0
  for (const row of rows) {
    const length = row.shown.length
    sizes.set(round(row.size), (sizes.get(round(row.size)) ?? 0) + length)
    fonts.set(row.font, (fonts.get(row.font) ?? 0) + length)
    colors.set(row.color, (colors.get(row.color) ?? 0) + length)
    bold += row.bold ? length : -length
  }
  return { size: commonest(sizes) ?? 10, font: commonest(fonts) ?? 0, color: commonest(colors) ?? 0, bold: bold > 0 }
}

function commonest<Key>(counts: Map<Key, number>): Key | undefined {
  let best: Key | undefined
  let most = 0
  for (const [key, count] of counts) {
    if (count > most) {
      best = key
      most = count
    }
  }
  return best
}

function round(size: number): number {
  return Math.round(size * 2) / 2
}

function titleRows(rows: PageRow[], bodySize: number): number[] {
  const first = rows.flatMap((row, at) => (row.page === rows[0]?.page && isTitle(row) ? [at] : []))
  const largest = Math.max(0, ...first.map((at) => rows[at]?.size ?? 0))
  if (largest < TITLE_SIZE * bodySize) return []
  const chosen = first.filter((at) => (rows[at]?.size ?? 0) > 0.97 * largest)
  // A look that lines here and there share is that of the headings; beside a very large one how to reach the person may stand.
  const between = largest >= NAME_SIZE * bodySize ? MOST_BESIDE * (chosen.length - 1) : 0
  const together = (chosen.at(-1) ?? 0) - (chosen[0] ?? 0) < chosen.length + between
  return together && chosen.length <= 3 ? chosen : []
}

function isTitle(row: PageRow): boolean {
  return row.turn === 0 && row.shown.length <= LONGEST_TITLE && /\p{L}{2}/u.test(row.shown)
}

function gatherStyles(rows: PageRow[], levels: LineLevel[], body: ReturnType<typeof bodyLook>): Style[] {
  const styles = new Map<string, Style>()
  for (const [at, row] of rows.entries()) {
    if (levels[at] === 'title') continue
    const capitals = isCapitals(row.shown) || row.letterSpaced
    const key = [round(row.size), row.bold, capitals, row.color].join('/')
    const style = styles.get(key) ?? { rows: [], weight: 0 }
    style.rows.push(at)
    style.weight = prominence(row, capitals, body)
    styles.set(key, style)
  }
  return [...styles.values()].filter((style) => isHeadingStyle(style, rows))
}

function prominence(row: PageRow, capitals: boolean, body: ReturnType<typeof bodyLook>): number {
  const larger = row.size / body.size - 1
  return (
    (larger > 0.04 ? larger * 10 + 0.6 : larger * 10) +
    (row.bold && !body.bold ? 1.2 : 0) +
    (capitals ? 1.2 : 0) +
    (row.letterSpaced ? 0.6 : 0) +
    (row.font !== body.font ? 0.2 : 0) +
    (isVivid(row.color) && row.color !== body.color ? 0.8 : 0)
  )
}

/** A colour, not a shade of grey. */
function isVivid(color: number): boolean {
  const parts = [color >> 16, (color >> 8) & 255, color & 255]
  return Math.max(...parts) - Math.min(...parts) > 60
}

function isHeadingStyle(style: Style, rows: PageRow[]): boolean {
  if (style.weight < 1) return false
  const fitting = style.rows.filter((at) => looksLikeHeading(rows[at]))
  if (fitting.length < 0.7 * style.rows.length) return false
  style.rows = fitting
  if (fitting.length > 1) return true
  // A single line near the name is the wanted position, not a heading.
  const at = fitting[0] ?? 0
  return at > 3 && (rows[at]?.page ?? 1) >= 1 && style.weight >= 1.5
}

function looksLikeHeading(row: PageRow | undefined): boolean {
  if (!row || row.turn !== 0) return false
  const text = row.shown
  if (text.length > LONGEST_HEADING || text.includes('\t') || !/\p{L}{2}|\p{Script=Han}/u.test(text)) return false
  if (/[@]|https?:|www\.|^[\u2022\u25CF\u25AA\u2013*-] |[.,;]$|\d{4}/u.test(text)) return false
  return text.split(' ').length <= 7
}

function isCapitals(text: string): boolean {
  const letters = text.replaceAll(/[^\p{L}]/gu, '')
  return letters.length >= 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
}
