import { joinCutWord } from './mend-hyphens.ts'
import type { Segment } from './piece.ts'

/** Lines of one cell that are one text: a line break in it is where the cell ends, not the text. */
export type Paragraph = { segments: Segment[]; text: string }

/** Room a blank takes, in type size. */
const BLANK = 0.25
/** How much wider than its letters are on average a word may be. */
const WORD = 1.35
/** How much farther out a line of the same text may begin, in type size. */
const OUT = 0.8
/** Fonts of one line that tell it from a line of another look. */
const MOST_FONTS = 2
/** Scripts that break lines anywhere, or between words that no blank parts. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3001-\u303F\uFF01-\uFF60]/u
/** Those of them that break lines between words; letters that such a word has at most, as a rule. */
const WORDS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const LONGEST_WORD = 7
/** A number beside an ideogram. */
const IDEOGRAM = /\p{Script=Han}[\p{Nd}\u2014-]|[\p{Nd}\u2014-]\p{Script=Han}/u
const BULLET = /^(?:[\u2022\u25CF\u25AA\u25E6\u2023\u27A2\u2713*\u00B7\u2013\u2014-]|\(?\p{Nd}{1,2}[.)]) /u

/** Lines of a cell, from the top, as the texts they make; `width` is the room between the cell's sides. */
export function toParagraphs(lines: Segment[][], width: number): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let above: Segment[] | undefined
  for (const line of lines) {
    const last = paragraphs.at(-1)
    if (last && above && goesOn(above, line, width)) {
      last.segments.push(...line)
      last.text = joinLines(last.text, textOf(line))
    } else paragraphs.push({ segments: [...line], text: textOf(line) })
    above = line
  }
  return paragraphs
}

/** Segments of a cell as its lines, from the top. */
export function toCellLines(segments: Segment[]): Segment[][] {
  const lines: Segment[][] = []
  for (const segment of segments.toSorted((a, b) => a.base - b.base || a.x0 - b.x0)) {
    const last = lines.at(-1)
    if (last?.[0] && segment.base - last[0].base < 0.5 * segment.size) last.push(segment)
    else lines.push([segment])
  }
  return lines.map((line) => line.toSorted((a, b) => a.x0 - b.x0))
}

/** One text of two lines: a cut word is put together, and no blank stands between letters that need none. */
export function joinLines(above: string, below: string): string {
  const cut = joinCutWord(above, below)
  if (cut !== undefined) return cut
  const [end, start] = [above.at(-1) ?? '', below[0] ?? '']
  const isUnspaced = (UNSPACED.test(end) && UNSPACED.test(start)) || IDEOGRAM.test(end + start)
  return above + (isUnspaced || /[^\s]\u2014$/u.test(above) ? '' : ' ') + below
}

function textOf(line: Segment[]): string {
  return line.map(({ text }) => text).join('\t')
}

/** Whether a line begins with the mark of a list; a dash after a number is that of a span. */
function isItem(above: string, line: string): boolean {
  return BULLET.test(line) && !(/^[-\u2013\u2014]/u.test(line) && /\p{Nd}$/u.test(above))
}

/** Whether a line looks like the one above, whose room its first word would have passed. */
function goesOn(above: Segment[], line: Segment[], width: number): boolean {
  const [first, last, start] = [above[0], above.at(-1), line[0]]
  if (!first || !last || !start || above.length > 1 || line.length > 1) return false
  if (
    first.bold !== start.bold ||
    first.color !== start.color ||
    Math.abs(first.size - start.size) > 0.6 ||
    isItem(first.text, start.text) ||
    // An item is followed by a text.
    start.x0 < first.x0 - OUT * start.size
  )
    return false
  const fonts = new Set(first.pieces.map(({ font }) => font))
  // A page may have a font for each of its glyphs.
  if (fonts.size <= MOST_FONTS && !start.pieces.some(({ font }) => fonts.has(font))) return false
  // "• Kept the books" and below its bullet "**Merrow Ltd**, Tarnford": an item goes on in its own letters.
  if (
    BULLET.test(first.text) &&
    start.x0 < first.x0 + OUT * start.size &&
    start.pieces.slice(0, 1).every(({ font }) => !fonts.has(font))
  )
    return false
  if (/[-\u2010\u2013/&(,]$/u.test(first.text)) return true
  const word = wordAt(start.text)
  const wordWidth = (WORD * word * (start.x1 - start.x0)) / Math.max(1, start.text.length)
  return last.x1 - first.x0 + BLANK * start.size + wordWidth > width
}

/** Letters that the first word of a line needs room for. */
function wordAt(text: string): number {
  const { length } = text.split(' ', 1)[0]!
  if (WORDS.test(text[0] ?? '')) return Math.min(length, LONGEST_WORD)
  return UNSPACED.test(text[0] ?? '') ? 1 : length
}
