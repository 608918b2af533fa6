import type { ResumeText } from '@evenhand/model'
import { NAME_GOES_ON } from '../../knowledge/reading/small-words.ts'
import { knownHeading } from '../sections/heading-kind.ts'
import type { Joined } from './flattened-tables.ts'
import type { Folded } from './fold-text.ts'
import { caseOf, SMALL } from './letter-case.ts'
import { wordsIn } from './phrase-set.ts'

type Text = Folded & { written: Uint16Array }
type Line = ResumeText['lines'][number]

/** Rows that go on below, from which on a margin can be told, and part of them that must have been full. */
const FEWEST = 4
const LEAST_FULL = 0.8
/** Part of the long rows that may be longer than the margin. */
const MOST_LONGER = 0.1
/** Letters of the narrowest and of the widest margin. */
const NARROWEST = 45
const WIDEST = 140
/** A row that is full is this part of the margin at least, however long the word below it is. */
const LEAST_PART = 0.7
/** Letters of a row that are the rest of another at most, where nothing but the margin tells so. */
const BLANK = 32

/**
 * Plain text whose rows a program broke at a margin, as mail and editors do: no row is longer, and behind each that goes on
 * below, the next word had no room. The rows of a paragraph are joined, so that they are read as the one they were; the text
 * keeps its length. `joined`: the lines that belong to a table.
 */
export function joinMarginBreaks({ lines, mediaType }: ResumeText, whole: Text, joined: Joined): Joined {
  if (mediaType !== 'text/plain') return joined
  const margin = marginOf(lines, whole)
  if (margin === 0) return joined
  const until = new Map(joined.until)
  const parts: string[] = []
  let from = 0
  let first = 0
  for (let at = 0; at + 1 < lines.length; at++) {
    const inTable = joined.until.get(at)
    if (inTable !== undefined) {
      at = inTable
      first = at + 1
    } else if (goesOn(whole, lines, { at, margin }) && !joined.until.has(at + 1)) {
      const { end } = lines[at]!
      parts.push(joined.text.slice(from, end), ' ')
      from = end + 1
      until.set(first, at + 1)
    } else first = at + 1
  }
  return parts.length === 0 ? joined : { text: parts.join('') + joined.text.slice(from), until }
}

/** The margin at which the rows were broken, in letters; 0 where they were not. */
function marginOf(lines: Line[], whole: Text): number {
  const turns = new Int32Array(WIDEST + 2)
  let pairs = 0
  for (let at = 0; at + 1 < lines.length; at++) {
    const { start, end } = lines[at]!
    const length = end - start
    if (length < NARROWEST || length > WIDEST || !isNextTo(lines, at) || !opensSmall(whole, lines[at + 1]!)) continue
    pairs++
    turns[length]!++
    turns[Math.min(WIDEST, length + firstWord(whole, lines[at + 1]!)) + 1]!--
  }
  if (pairs < FEWEST) return 0
  let [most, margin, full] = [0, 0, 0]
  for (let at = NARROWEST; at <= WIDEST; at++) {
    full += turns[at]!
    if (full > most) [most, margin] = [full, at]
  }
  if (most < FEWEST || most < pairs * LEAST_FULL) return 0
  let [long, longer] = [0, 0]
  for (const { start, end } of lines) {
    if (end - start > margin) longer++
    else if (end - start > margin * LEAST_PART) long++
  }
  return longer > long * MOST_LONGER ? 0 : margin
}

function isNextTo(lines: Line[], at: number): boolean {
  const [line, next] = [lines[at]!, lines[at + 1]!]
  return next.start === line.end + 1 && next.apart !== true && line.level === 'body' && next.level === 'body'
}

/** A word in small letters; no single one, which may be a lost bullet. */
function opensSmall({ written }: Text, { start, end }: Line): boolean {
  return end > start + 1 && caseOf(written[start]!) === SMALL && caseOf(written[start + 1]!) === SMALL
}

function firstWord({ written }: Text, { start, end }: Line): number {
  let at = start
  while (at < end && written[at]! !== BLANK) at++
  return at - start
}

type Break = { at: number; margin: number }

function goesOn(whole: Text, lines: Line[], { at, margin }: Break): boolean {
  const [line, next] = [lines[at]!, lines[at + 1]!]
  const length = line.end - line.start
  if (length > margin || length < margin * LEAST_PART || !isNextTo(lines, at)) return false
  if (length + 1 + firstWord(whole, next) <= margin) return false
  const above = whole.fold.slice(line.start, line.end)
  // What stands at the margin was put there.
  if (above.includes('\t') || above.includes('----')) return false
  if (opensSmall(whole, next)) return true
  const below = whole.fold.slice(next.start, Math.min(next.end, next.start + LOOKED_AT))
  // "(volunteer)" behind the dates, and what a bracket holds that is still open.
  if (OPENS_REMARK.test(below) || (isOpen(above) && OPENS_WORD.test(below))) return true
  if (below.includes('\t') || OPENS_ROW.test(below)) return false
  return GOES_ON.test(above) || !(CLOSED.test(above) || isHead(whole, lines, at + 1) || isHeading(whole, line, next))
}

/** "Leadership" below a sentence that nothing ended; below "Merrow State", "University" is the rest of a name. */
function isHeading(whole: Text, above: Line, { start, end }: Line): boolean {
  if (end - start > LONGEST_HEAD || knownHeading(wordsIn(whole, start, end)) === undefined) return false
  return caseOf(whole.written[whole.fold.lastIndexOf(' ', above.end - 1) + 1]!) === SMALL
}

const isOpen = (row: string): boolean => row.lastIndexOf('(') > row.lastIndexOf(')')

/** "Waitress" above "Merrow Grill | 2014 - 2016": a short row opens the post; "Tarn, MA" is the rest of a place. */
function isHead({ fold }: Text, lines: Line[], at: number): boolean {
  const [row, below] = [lines[at]!, lines[at + 1]]
  if (below === undefined || row.end - row.start > LONGEST_HEAD) return false
  if (fold.slice(row.start, row.end).includes(',')) return false
  return SPAN.test(fold.slice(below.start, Math.min(below.end, below.start + WIDEST)))
}

const LONGEST_HEAD = 36
/** A name, and behind it a span of years; dates alone stand below what a name is the rest of, too. */
const SPAN = /^\D{16}.*\b(?:19|20)\d\d ?-/

const LOOKED_AT = 32
/** A bullet, a label, a number of a list or a span of years. */
const OPENS_ROW = /^(?:[^\p{L}\p{N}(&"'@]|[o?] |[^:,;(]{2,24}:\s|\(?\d{1,2}[.)]|(?:\S{1,10} )?(?:19|20)\d\d ?-)/u
const OPENS_WORD = /^[\p{L}\p{N}]{2}/u
const OPENS_REMARK = /^\(\p{L}[^\d]{3}/u
const GOES_ON = new RegExp(`(?:[,&/(-]|\\s(?:${NAME_GOES_ON}))$`, 'u')
/** The end of a sentence, of a label, or a date. */
const CLOSED = /(?:[.!?:;]["')]?|(?:19|20)\d\d\)?|\b(?:present|current|now|date)\)?)$/u
