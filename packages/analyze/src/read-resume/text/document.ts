import type { LineLevel, ResumeText } from '@evenhand/model'
import { isBeyondLatin } from './beyond-latin.ts'
import { DIGIT, type Folded, SPACE } from './fold-text.ts'
import { CAPITAL, caseOf, SMALL } from './letter-case.ts'
import type { CellKinds } from './flattened-tables.ts'
import { joinedText } from './joined-text.ts'
import { type Word, wordsIn } from './phrase-set.ts'
import { flatMap } from './flat-map.ts'

/** A line of the resume that holds something. Offsets are into the text; blanks and bullets around it are left out. */
export type Row = {
  /** Index into ResumeText.lines. */
  index: number
  start: number
  end: number
  /** Folded words. */
  words: Word[]
  bullet: boolean
  /** Empty space before this row. */
  gap: boolean
  /** The same in plain text, where not most rows have it: the row begins a block of them. */
  apart: boolean
  level: LineLevel
  /** How deep a heading of markdown stands; 0 where nothing says so. */
  depth: number
  bold: boolean
  size: number
  /** Stands in the middle of its page, away from the margin. */
  centred: boolean
  /** Letters, and how many of them are capitals. */
  letters: number
  capitals: number
}

/**
 * The resume prepared for reading. `fold` and `text` have the same length as the resume's own text. `written`: the codes of
 * the letters of `text`; `latin`: none of them is of another script.
 */
export type Doc = Folded & { written: Uint16Array; latin: boolean; resume: ResumeText; text: string; rows: Row[] }

/** `cells`: how the heads of a table's columns are told, whose cells stand on a line each. */
export function createDoc(resume: ResumeText, cells?: CellKinds): Doc {
  const { text, until, folded } = joinedText(resume, cells)
  const rows: Row[] = []
  const margins = marginsOf(resume)
  let previousEnd = -1
  let gap = false
  const blocks = resume.lines.filter((line) => line.apart === true).length < resume.lines.length * MOSTLY
  let joined = -1
  let opened = false
  for (const [index, line] of resume.lines.entries()) {
    if (index <= joined) continue
    joined = until.get(index) ?? -1
    const last = joined < 0 ? line : resume.lines[joined]!
    const [start, end, bullet] = trim(folded, line.start, last.end)
    if (start >= end && bullet && last.end - line.start <= LONGEST_SIGN) {
      // A bullet that a line of its own was written for: it opens the next.
      opened = true
      gap ||= previousEnd >= 0 && line.start - previousEnd > 1
      previousEnd = last.end
      continue
    }
    if (start >= end) {
      gap = true
      opened = false
      continue
    }
    // ":" alone, between a label and its value.
    if (isSigns(folded, start, end)) continue
    const { letters, capitals } = countCapitals(folded.written, start, end)
    const space = gap || (previousEnd >= 0 && line.start - previousEnd > 1)
    const { level, bold, depth = 0, size = 0 } = line
    const words = wordsIn(folded, start, end)
    const centred = isCentred(line, margins)
    const apart = blocks && line.apart === true
    const listed = bullet || opened
    rows.push({
      index,
      start,
      end,
      words,
      bullet: listed,
      gap: space,
      apart,
      level,
      depth,
      bold,
      size,
      centred,
      letters,
      capitals,
    })
    previousEnd = last.end
    gap = false
    opened = false
  }
  return { ...folded, latin: !isBeyondLatin(folded.written), resume, text, rows }
}

/** Whether a row holds nothing but signs, as ":" between a label and its value that stand on lines of their own. */
function isSigns({ kinds }: Folded, start: number, end: number): boolean {
  if (end - start > LONGEST_SIGNS) return false
  for (let at = start; at < end; at++) if (kinds[at]! >= DIGIT) return false
  return true
}

const LONGEST_SIGNS = 3
/** Letters of a bullet, as some converters write it; a rule of dashes has more. */
const LONGEST_SIGN = 16

/** Points by which a line in the middle may be off it, and by which it stands in from the margin at least. */
const OFF_MIDDLE = 3
const LEAST_INDENT = 60

type Margins = { left: number; right: number }

/** Where the text of each page begins and ends, in points; none where the format tells no places. */
function marginsOf({ lines }: ResumeText): Map<number | undefined, Margins> {
  const margins = new Map<number | undefined, Margins>()
  for (const { box, page } of lines) {
    if (box === undefined) continue
    const { left, right } = margins.get(page) ?? { left: box[0], right: box[2] }
    margins.set(page, { left: Math.min(left, box[0]), right: Math.max(right, box[2]) })
  }
  return margins
}

function isCentred({ box, page }: ResumeText['lines'][number], pages: ReturnType<typeof marginsOf>): boolean {
  const margins = box === undefined ? undefined : pages.get(page)
  if (box === undefined || margins === undefined || box[0] - margins.left < LEAST_INDENT) return false
  return Math.abs(box[0] + box[2] - margins.left - margins.right) < OFF_MIDDLE * 2
}

/** Share of rows apart from which on these begin no blocks. */
const MOSTLY = 0.5
const BULLET_CHARS = '•*>~'
const BLANKS = ' \t"\u00a0\ufffd\u2028\u200b\u200e\u200f\ufeff\u00ad'
const AROUND_BLANK = 1
const AROUND_BULLET = 2
/** By code, whether a letter is a blank or a bullet around what a row says. */
const around = new Uint8Array(0x10000)
for (const blank of BLANKS) around[blank.charCodeAt(0)] = AROUND_BLANK
for (const bullet of BULLET_CHARS) around[bullet.charCodeAt(0)] = AROUND_BULLET
around.fill(AROUND_BULLET, 0xe000, 0xf900)

const [DASH, PLUS, UNDERSCORE, EQUALS, BLANK, BULLET] = [45, 43, 95, 61, 32, 0x2022]
/** What bullets of picture fonts are written as where the font was lost, or by hand; no word of any language. */
const LOST_BULLETS = 'o?.\u00a2\u00d8\u0178\u00fcqln'
/** By code, whether a letter may be such a bullet. */
const lost = new Uint8Array(0x10000)
for (const letter of LOST_BULLETS) lost[letter.charCodeAt(0)] = 1
/** So far into a row a dash is a bullet whatever stands behind it. */
const FAR = 200

/** Without blanks, quotes and bullets around; whether there was a bullet. */
function trim(
  { codes, written }: Pick<Doc, 'codes' | 'written'>,
  start: number,
  end: number,
): [start: number, end: number, bullet: boolean] {
  let from = start
  let until = end
  let bullet = false
  while (from < until) {
    const code = codes[from]!
    if (
      around[code] === AROUND_BULLET ||
      (code === DASH && (isBlankAt(codes, from + 1) || from > start + FAR || isLetterAt(codes, from + 1))) ||
      (from === start && (lost[written[from]!] === 1 || code === PLUS) && codes[from + 1] === BLANK)
    ) {
      bullet = true
    } else if (around[code] !== AROUND_BLANK && code !== UNDERSCORE && code !== EQUALS) break
    from++
  }
  while (until > from && isEdge(codes[until - 1]!)) until--
  return [from, until, bullet]
}

function isEdge(code: number): boolean {
  return around[code] === AROUND_BLANK || code === UNDERSCORE || code === BULLET
}

/** Behind the end of the text stands a blank. */
function isBlankAt(codes: Uint16Array, at: number): boolean {
  return at >= codes.length || around[codes[at]!] === AROUND_BLANK
}

function isLetterAt(codes: Uint16Array, at: number): boolean {
  const code = at < codes.length ? codes[at]! : 0
  return (code >= 97 && code <= 122) || code > 191
}

/** A heading or name is short: the look of a paragraph's first letters is enough. */
const LOOKED_AT = 120

function countCapitals(written: Uint16Array, start: number, end: number): { letters: number; capitals: number } {
  let letters = 0
  let capitals = 0
  const until = Math.min(end, start + LOOKED_AT)
  for (let at = start; at < until; at++) {
    const code = written[at]!
    // No sign of Latin-1 counts, though a few are letters.
    const kind = code < 128 || code > 191 ? caseOf(code) : 0
    if (kind === CAPITAL) capitals++
    if (kind === CAPITAL || kind === SMALL) letters++
  }
  return { letters, capitals }
}

/** Rows that a margin broke, as the row they were: what stands in the first also tells of the whole. */
export function asOneRow(rows: Row[]): Row {
  return { ...rows[0]!, end: rows.at(-1)!.end, words: flatMap(rows, ({ words }) => words) }
}

/** All letters are capitals, and there are at least two. */
export function isCapitals(row: Pick<Row, 'letters' | 'capitals'>): boolean {
  return row.letters >= 2 && row.capitals === row.letters
}

/** The words of the resume between two offsets, blanks run together: the form in which values are given. */
export function valueOf(doc: Doc, start: number, end: number): string {
  const words = shownIn(doc, start, end)
  // Rows that a margin broke are divided by blanks in the text as it is read.
  return isSpacedOnce(doc, start, end) && !words.includes('\n') ? words : words.replaceAll(/\s+/g, ' ').trim()
}

/** What a document shows whose source is LaTeX: "Merrow \\& Sons" without its stroke. */
function shownIn({ resume, text }: Doc, start: number, end: number): string {
  const words = resume.text.slice(start, end)
  if (!MARKED.test(words)) return words
  const masked = text.slice(start, end)
  return masked.includes(NO_WIDTH) || words.includes('~') ? masked.replaceAll(NO_WIDTH, '') : words
}

const MARKED = /[{}~]|\\[&%$#_]/
const NO_WIDTH = '\u200b'

/** Whether nothing but single blanks stands between the words, and none around them. */
function isSpacedOnce({ kinds, written }: Doc, start: number, end: number): boolean {
  let blank = true
  for (let at = start; at < end; at++) {
    const before = blank
    blank = kinds[at] === SPACE
    if (blank && (before || written[at] !== BLANK)) return false
  }
  return !blank
}
