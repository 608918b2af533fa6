import { isAtEdge, opensRow } from '../../dates/date-in-row.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import { isStateCode } from '../../contact/home/find-place.ts'
import type { Doc, Row } from '../../text/document.ts'
import { isCapital } from '../../text/letter-case.ts'
import type { Word } from '../../text/phrase-set.ts'
import { employerScore, isLegalForm, KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import { isShortForm } from '../words/short-form.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, LEAST_TITLE, titleScore } from '../words/title-shape.ts'

/** Letters of a word that is no small word. */
const SHORTEST = 4
const LONGEST_TITLE = 7
/** The least of a title whose noun stands within: "Lead Lecturer for Owls". */
const LIKELY_TITLE = 0.7
const LONGEST_ROW = 40

/**
 * "Lecturer. Department of Owls. Merrow University. 2016 - 2020.": the ends of the words behind which a full stop divides a row as
 * a comma does others; empty where sentences stand there.
 */
export function stopsIn(doc: Doc, row: Row, ranges: DateRange[]): number[] {
  if (!ranges.some((range) => isAtEdge(row, range) || isBeforeRemark(doc, row, range))) return []
  return behindTitle(doc, row, ranges)
}

/** "2016 - present (leave of absence).": nothing but a bracket stands between the dates and the end of their row. */
function isBeforeRemark({ fold }: Doc, { end }: Row, { stop }: DateRange): boolean {
  return end - stop < LONGEST_REMARK && /^\s?\([^()]+\)\.?$/.test(fold.slice(stop, end))
}

const LONGEST_REMARK = 60

/** The same of a row whose dates may stand elsewhere. */
export function behindTitle(doc: Doc, row: Row, ranges: DateRange[]): number[] {
  if (row.words.length > LONGEST_ROW || !doc.fold.slice(row.start, row.end).includes('. ')) return []
  const isDate = ({ start }: Word) => ranges.some((range) => start >= range.start && start < range.stop)
  const words = withoutNumber(doc, row).filter((word) => !isDate(word))
  const stops = words.filter((word, at) => isStop(doc, word, words[at + 1])).map(({ end }) => end)
  const title = words.filter(({ end }) => end <= (stops[0] ?? 0))
  const closes = ranges.some(({ start }) => start >= (words.at(-1)?.end ?? 0))
  // Behind dates that open the row, what a title begins may go on as a sentence.
  const opens = stops.length === 1 && ranges.some((range) => opensRow(row, range))
  if ((closes || opens) && isBehindName(doc, words, { stops, opens })) return stops
  const isTitle = title.length > 0 && title.length <= LONGEST_TITLE && titleScore(title, []) >= LIKELY_TITLE
  const rest = words.slice(title.length, words.findIndex(({ end }) => end === stops[1]) + 1 || undefined)
  // "Merrow Teachers Ltd (various schools)": what stands in a bracket behind the name.
  const open = rest.findIndex(({ start }) => doc.fold[start - 1] === '(')
  const behind = open < 0 ? rest : rest.slice(0, open)
  return isTitle && behind.length > 0 && isName(doc, behind) ? stops : []
}

/** "2. Lecturer. Merrow University": without the number of the entry, behind which a full stop divides nothing. */
function withoutNumber({ fold }: Doc, { start, words }: Row): Word[] {
  const [first] = words
  const isNumber = first?.start === start && /^\d{1,2}$/.test(first.key) && fold[first.end] === '.'
  return isNumber ? words.slice(1) : words
}

/**
 * "2018 - 2020 Clerk, Merrow Ltd. Filed papers and answered calls.": where the parts of a row end that opens with its dates, before
 * what was done; the row's end where no sentence follows.
 */
export function endOfParts(doc: Doc, row: Row, ranges: DateRange[]): number {
  const opening = ranges.find((range) => opensRow(row, range))
  if (opening === undefined || ranges.length > 1 || !doc.fold.slice(opening.stop, row.end).includes('. '))
    return row.end
  const words = row.words.filter(({ start }) => start >= opening.stop)
  const at = words.findIndex((word, index) => index < LONGEST_PARTS && endsParts(doc, word, words[index + 1]))
  const told = words.slice(at + 1)
  if (at < 0 || told.length < FEWEST_TOLD || isName(doc, told.slice(0, FEWEST_TOLD + 1))) return row.end
  const [last, next] = [words[at]!, told[0]!]
  return isLegalForm([last]) ? last.end + 1 : Math.min(next.start - 2, last.end + 1)
}

/** A full stop behind a word or its bracket, and behind it a capital; that of "Ltd." counts where a sentence follows. */
function endsParts(doc: Doc, word: Word, next: Word | undefined): boolean {
  if (next === undefined || !/^\)?\. $/.test(doc.fold.slice(word.end, next.start)) || !isCapital(doc, next.start))
    return false
  return !isShortForm(word.key) || isLegalForm([word]) || isStateCode(doc, [word])
}

const LONGEST_PARTS = 16
const FEWEST_TOLD = 2

/** "Merrow Mills. Sales Clerk. 2010 - 2014.", "2010 - 2014. Merrow Grill, Tarn, brasserie. Chef de partie": a name, and behind it a title. */
function isBehindName(doc: Doc, words: Word[], { stops, opens }: { stops: number[]; opens: boolean }): boolean {
  const [first, second] = stops
  const before = words.filter(({ end }) => end <= (first ?? 0))
  const name = opens ? upToSign(doc, before) : before
  const behind = words.filter(({ end }) => end > (first ?? 0) && end <= (second ?? Infinity))
  const title = opens ? upToSign(doc, behind) : behind
  // "Merrow Council. Social Worker, Adults East": the specialty behind it is the title's.
  if (behind.length > title.length && doc.fold[title.at(-1)!.end] === ',') return false
  if (name.length === 0 || name.length > LONGEST_TITLE || title.length === 0 || title.length > LONGEST_TITLE)
    return false
  if (titleScore(name, []) >= LEAST_TITLE || titleScore(title, []) < KNOWN_TITLE) return false
  // "2010 - 2014 - Impresa edile Merrow, Tarn. Assistente di cantiere"
  const isNamed = isName(doc, name) || (opens && employerScore(doc, name) >= KNOWN_EMPLOYER)
  return isNamed && (opens ? isCapital(doc, title[0]!.start) : isName(doc, title))
}

/** The words before the first comma or bracket. */
function upToSign({ fold }: Doc, words: Word[]): Word[] {
  const at = words.findIndex(({ end }) => fold[end] === ',' || fold.startsWith(' (', end))
  return at < 0 ? words : words.slice(0, at + 1)
}

/** Of the parts behind the title those from the last known organisation on: what stands before it are its units. */
export function withoutUnits(doc: Doc, segments: Segment[], stops: number[]): Segment[] {
  const pieceOf = ({ start }: Segment) => stops.filter((stop) => stop < start).length
  const known = segments.filter(
    (segment) => pieceOf(segment) > 0 && employerScore(doc, segment.words) >= KNOWN_EMPLOYER,
  )
  const last = known.length === 0 ? 0 : pieceOf(known.at(-1)!)
  return segments
    .filter((segment) => pieceOf(segment) === 0 || pieceOf(segment) >= last)
    .map((segment) => ({ ...segment, end: withoutStop(doc, segment) }))
}

/** Where a part ends without the full stop of a sentence: "Lecturer.", but "Corp.". */
export function withoutStop(doc: Doc, { end, words }: Pick<Segment, 'end' | 'words'>): number {
  const { fold } = doc
  const last = words.at(-1)!
  return end === last.end + 1 && fold[last.end] === '.' && !isShortened(doc, last) ? last.end : end
}

/** Whether a full stop behind a word ends it, and a capital begins what follows. */
function isStop(doc: Doc, word: Word, next: Word | undefined): boolean {
  const { end } = word
  if (next === undefined || next.start !== end + 2 || doc.fold[end] !== '.' || !isCapital(doc, next.start)) return false
  return !isShortened(doc, word)
}

/** Whether a full stop belongs to a word: to "Corp.", but not to "MFL", whose letters are all capitals. */
function isShortened({ text }: Doc, word: Word): boolean {
  if (!isShortForm(word.key)) return false
  const isAcronym = /^\p{Lu}{3,5}$/u.test(text.slice(word.start, word.end))
  return !isAcronym || isLegalForm([word])
}

/** Nothing but capitals, small words and numbers. */
function isName(doc: Doc, words: Word[]): boolean {
  return words.every(({ key, start }) => key.length < SHORTEST || isCapital(doc, start))
}
