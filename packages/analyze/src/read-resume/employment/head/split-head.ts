import { AT_OPENERS } from '../../../knowledge/reading/title-words.ts'
import { TOLD_WORDS } from '../../../knowledge/reading/told-words.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc, Row } from '../../text/document.ts'
import { trimRange } from '../../text/field-of.ts'
import { isCapital, isSmall, opensSmall } from '../../text/letter-case.ts'
import { compilePhrases, firstWordFrom, isPhrase, phraseAt, type Word } from '../../text/phrase-set.ts'
import { mergeLegalForms } from './merge-legal-forms.ts'
import type { Segment } from '../words/segment.ts'
import { DIVIDING, isJoined, isLocative, signBetween } from './sign-between.ts'
import { endOfParts, stopsIn, withoutUnits } from './stopped-parts.ts'
import { withoutLabels } from './without-labels.ts'
import { withoutMoves } from './without-moves.ts'

/** Words that stand between a post and its employer, and divide a row whatever follows. */
const LINKS = compilePhrases(TOLD_WORDS.at, 'of|de|di|da|do|der|des')
const TOLD_AT = compilePhrases(TOLD_WORDS.at)
const ARTICLES = compilePhrases(TOLD_WORDS.articles)
/** Words of the number of an entry. */
const LONGEST_NUMBER = 2

const PERCENT = 37
const BLANK = 32
const OPENERS = new Set(AT_OPENERS.split('|'))

/** How many of a row's words its parts may lack: those of its number, and those that divide it. */
export function mostLeftOut(words: Word[]): number {
  return LONGEST_NUMBER + words.filter((word) => isPhrase(word, DIVIDING)).length
}

/** The parts of a row without its dates: divided at tabs, bars, dashes, brackets, "at" and commas. */
export function splitHead(doc: Doc, row: Row, ranges: DateRange[]): Segment[] {
  const segments: Segment[] = []
  const stops = ranges.length === 0 ? [] : stopsIn(doc, row, ranges)
  let from = row.start
  for (const range of ranges) {
    cutStretch(doc, row, { start: from, end: range.start, segments, stops })
    from = range.stop
  }
  const end = stops.length === 0 && ranges.length > 0 ? endOfParts(doc, row, ranges) : row.end
  cutStretch(doc, row, { start: from, end: Math.max(from, end), segments, stops })
  const named = stops.length === 0 ? segments : withoutUnits(doc, segments, stops)
  const held = behindAt(doc, named, row.bullet)
  return mergeLegalForms(doc, withoutLabels(doc, withoutNumber(doc, withoutLinks(held))))
}

/**
 * "bei der Merrow GmbH" in a row of its own or behind its dates, "Clerk - at Merrow": an employer, without the word that says so.
 * `listed`: in a row with a bullet only where the look turns, "• **Clerk** at Merrow".
 */
function behindAt(doc: Doc, segments: Segment[], listed: boolean): Segment[] {
  return segments.map((segment) => {
    const { words } = segment
    if (listed && segment.turned !== true) return segment
    const link = segment.turned === true ? phraseAt(words, 0, TOLD_AT) : Number(isPhrase(words[0], DIVIDING))
    if (link === 0 || !(opensSmall(doc, words) || isOpener(doc, segment))) return segment
    const next = words[link]
    const name = next !== undefined && isSmall(doc.text[next.start]!) && isPhrase(next, ARTICLES) ? link + 1 : link
    const first = words[name]
    if (first === undefined || !isCapital(doc, first.start)) return segment
    const sign = isPhrase(words[0], DIVIDING) ? 'at' : segment.sign
    return { ...segment, start: first.start, words: words.slice(name), sign }
  })
}

/** "At Merrow Parcels" at the start of its row; "At Home Ltd" is a name. */
function isOpener(doc: Doc, { sign, words: [link, name] }: Segment): boolean {
  return (
    sign === '' && OPENERS.has(link!.key) && name !== undefined && name.key !== 'home' && doc.codes[link!.end] === BLANK
  )
}

/** "**Cook** for *Merrow Grill*": the word between two looks is none of both. */
function withoutLinks(segments: Segment[]): Segment[] {
  if (!segments.some(({ turned }) => turned)) return segments
  return segments.filter((segment, at) => {
    const next = segments[at + 1]
    if (at === 0 || next?.turned !== true || phraseAt(segment.words, 0, LINKS) !== segment.words.length) return true
    next.sign = 'at'
    return false
  })
}

const NUMBER = /^(?:\d{1,2}|[a-h]|[ivx]{1,4})$/
/** Letters of it: most words have more. */
const LONGEST_MARK = 4

/** "1. Head Nurse", "(2) Clerk", "3.1 Lecturer", "a. May 2019": without the number of the entry. */
function withoutNumber(doc: Doc, segments: Segment[]): Segment[] {
  const first = segments[0]
  const number = first?.words[0]
  if (first === undefined || number === undefined || first.sign !== '' || number.key.length > LONGEST_MARK)
    return segments
  if (!NUMBER.test(number.key)) return segments
  const others = segments.slice(1)
  const digit = /^\d/.test(number.key)
  if (!digit && doc.text[number.start] !== doc.fold[number.start]) return segments
  const sub = digit && doc.fold[number.end] === '.' && /^\d{1,2}$/.test(first.words[1]?.key ?? '') ? 1 : 0
  const last = first.words[sub]!
  const next = first.words[sub + 1]
  if (next === undefined) return sub === 1 || /^[.)]/.test(doc.fold.slice(last.end, last.end + 1)) ? others : segments
  const between = doc.fold.slice(last.end, next.start)
  if (sub === 1 ? !/^[.)]?\s/.test(between) : !/^[.)]\s/.test(between)) return segments
  return [{ ...first, start: next.start, words: first.words.slice(sub + 1) }, ...others]
}

/** `stops`: the ends of words behind which a full stop divides the row. */
type Stretch = { start: number; end: number; segments: Segment[]; stops: number[] }

function cutStretch(doc: Doc, row: Row, { start, end, segments, stops }: Stretch): void {
  const words = wordsBetween(row, start, end)
  const turns = doc.resume.lines[row.index]?.turns
  let from = 0
  let sign = start === row.start ? '' : 'date'
  let turned = false
  for (let at = 1; at < words.length; at++) {
    const [previous, word] = [words[at - 1]!, words[at]!]
    const isTurn = turnsBetween(turns, previous.end, word.start)
    if (!isTurn && isJoined(doc, previous, word)) continue
    const stopped = stops.includes(previous.end)
    const opens = from < at ? words[from] : undefined
    const ended = from < at && isLocative(doc, word)
    const next = stopped ? 'comma' : ended ? 'bar' : signBetween(doc, { at, words, row, isTurn, opens })
    if (next === undefined) continue
    const until = stopped ? previous.end : end
    if (from < at) addPart(doc, segments, { words: words.slice(from, at), sign, turned, end: until })
    sign = next
    turned = isTurn
    from = next === 'at' || ended ? at + 1 : at
  }
  if (from < words.length) addPart(doc, segments, { words: from === 0 ? words : words.slice(from), sign, turned, end })
}

/** The words of a row that lie within a stretch of it. */
function wordsBetween({ start: first, end: last, words }: Row, start: number, end: number): Word[] {
  if (start === first && end === last) return words
  let until = firstWordFrom(words, end)
  while (until > 0 && words[until - 1]!.end > end) until--
  return words.slice(firstWordFrom(words, start), until)
}

type Part = { words: Word[]; sign: string; turned: boolean; end: number }

/** Adds a part of a row that ends at an offset with what belongs to its words. */
function addPart(doc: Doc, segments: Segment[], { words, sign, turned, end }: Part): void {
  const first = words[0]!.start
  // ".NET Developer"
  const from = doc.fold.startsWith('.net', first - 1) ? first - 1 : first
  const [start, until] = trimRange(doc, from, endOf(doc, words, end))
  const kept = withoutMoves(doc, { start, end: until, words, sign, turned })
  if (kept !== undefined) segments.push(kept)
}

function turnsBetween(turns: number[] | undefined, start: number, end: number): boolean {
  return turns !== undefined && turns.some((turn) => turn >= start && turn <= end)
}

function endOf(doc: Doc, words: Word[], limit: number): number {
  let end = words.at(-1)!.end
  // "(part-time, 75 %)"
  if (doc.codes[end] === PERCENT || (doc.codes[end + 1] === PERCENT && /\s/.test(doc.fold[end]!)))
    end = Math.min(limit, doc.codes[end] === PERCENT ? end + 1 : end + 2)
  // C++, "Inc.", "R&D)", "Yahoo!" keep what belongs to them.
  while (end < limit && '.+#)!'.includes(doc.fold[end]!) && !doc.fold.startsWith(').', end - 1)) end++
  return end
}
