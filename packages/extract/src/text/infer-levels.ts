import type { RawLine } from '../lines/raw-line.ts'

/** Headings and names are short. */
const LONGEST_HEADING = 60
/** Among this many first lines a title may stand. */
const TITLE_LINES = 6
/** A sidebar may stand above a title of which there is only one. */
const SEARCHED_LINES = 60
/** Points of text whose size no style says. */
const PLAIN_SIZE = 11

/** Gives lines without a level one by their look: much larger at the top, larger, or bold capitals. */
export function inferLevels(lines: RawLine[]): void {
  const body = bodySize(lines)
  keepOneTitle(lines)
  promoteTitle(lines, body)
  for (const line of lines) {
    if (line.level || !isShort(line.text)) continue
    const scale = line.size ? line.size / body : 1
    if (scale >= 1.15 || (line.bold && (isCapitals(line.text) || line.text.trimEnd().endsWith(':')))) {
      line.level = 'heading'
    }
  }
}

/** A page whose every section is a first-level heading has one title all the same. */
function keepOneTitle(lines: RawLine[]): void {
  let titled = false
  for (const line of lines) {
    if (line.level !== 'title') continue
    if (titled) line.level = 'heading'
    titled = true
  }
}

/** The largest line near the top is the title, even where its style calls it a heading. */
function promoteTitle(lines: RawLine[], body: number): void {
  if (lines.some((line) => line.level === 'title')) return
  const largest = lines.reduce((most, line) => Math.max(most, line.size ?? 0), 0)
  const isOnly = lines.filter((line) => line.size === largest).length === 1
  const title = lines
    .slice(0, isOnly ? SEARCHED_LINES : TITLE_LINES)
    .find((line) => line.size === largest && isShort(line.text))
  if (title && largest >= body * 1.4) title.level = 'title'
}

/** Whether all letters are capitals, and there are at least three of them. */
export function isCapitals(text: string): boolean {
  if (text.length < 3 || text !== text.toUpperCase()) return false
  const letters = text.replaceAll(/[^\p{Lu}\p{Ll}]/gu, '')
  return letters.length >= 3 && letters !== letters.toLowerCase()
}

function isShort(text: string): boolean {
  const trimmed = text.trim()
  return trimmed.length <= LONGEST_HEADING && !trimmed.startsWith('•') && /\p{L}/u.test(trimmed)
}

function bodySize(lines: RawLine[]): number {
  const lengths = new Map<number, number>()
  for (const { size, text } of lines) {
    const points = size || PLAIN_SIZE
    lengths.set(points, (lengths.get(points) ?? 0) + text.length)
  }
  let best = PLAIN_SIZE
  for (const [size, length] of lengths) {
    if (length > (lengths.get(best) ?? 0)) best = size
  }
  return best
}
