import type { Span } from '@evenhand/model'
import { OWN_WORK } from '../../../knowledge/reading/own-work-words.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc, Row } from '../../text/document.ts'
import { listedAt, phraseListOf } from '../../text/phrase-list.ts'
import type { Word } from '../../text/phrase-set.ts'
import { isAnd, sentencesOf } from './clauses-of.ts'
import { lengthAt, linkLength } from './own-words.ts'
import { workVerbIn } from './work-verb.ts'

const BEFORE = phraseListOf(`${OWN_WORK.before}|${OWN_WORK.since}`)
const SINCE = phraseListOf(OWN_WORK.since)
/** Words of a time with which a statement opens. */
const OPENING = 3
/** Words of "and since" between where a statement begins and its time. */
const NEAR = 3

/**
 * What the sentences of a row tell, each of one time: "since 2018 I have worked at Merrow Foods; before that, from 2015 to 2018, at
 * Quarn Mills", "I started as a cook in 2004 and in 2010 joined Tarn Grill".
 */
export function statementsOf(doc: Doc, row: Row, ranges: DateRange[]): Statement[] {
  return sentencesOf(doc, row)
    .flatMap((words) => parted(words, (at) => opensStatement(doc, words, { at, ranges })))
    .flatMap((words) => byTimes(doc, words, ranges))
    .map((words) => withoutLead(doc, words))
}

/**
 * `lead`: how many words that a statement opens with tie it to the last one: "before that". `since`: where they say that it began
 * when that ended.
 */
export type Statement = { words: Word[]; lead: number; since?: Span }

type At = { at: number; ranges: DateRange[] }

/** A semicolon; "before that" behind a comma or "and", or before a time. */
function opensStatement(doc: Doc, words: Word[], { at, ranges }: At): boolean {
  const sign = doc.fold.slice(words[at - 1]!.end, words[at]!.start)
  if (sign.includes(';') || (sign.includes(':') && isTime(words, { at, ranges }))) return true
  // "dal 1998": a small word before the time.
  if (sign.includes(':') && isTime(words, { at: at + 1, ranges })) return true
  const and = isAnd(doc, words[at]!) ? 1 : 0
  const lead = listedAt(words, at + and, BEFORE)
  if (lead === 0) return false
  if (sign.includes(',') || and > 0) return true
  return [0, 1].some((more) => isTime(words, { at: at + lead + more, ranges }))
}

function isTime(words: Word[], { at, ranges }: At): boolean {
  const word = words[at]
  return lengthAt(words, at) > 0 || (word !== undefined && ranges.some(({ start }) => start === word.start))
}

/** A statement for each of the times that the words hold. */
function byTimes(doc: Doc, words: Word[], ranges: DateRange[]): Word[][] {
  const own = ranges.filter(({ start, stop }) => start >= words[0]!.start && stop <= words.at(-1)!.end)
  const cuts = own.flatMap((range, index) => {
    if (index === 0) return [...lengthBefore(doc, words, range), ...verbBehind(doc, words, range)]
    const cut = cutBetween(doc, words, { from: own[index - 1]!.stop, until: range.start })
    return cut > 0 ? [cut] : []
  })
  return parted(words, (at) => cuts.includes(at))
}

/** "Two years at Merrow Foods, and since 2015 at Quarn Mills": a length of time, and right before the date "and" or a comma. */
function lengthBefore(doc: Doc, words: Word[], { start, stop, begin }: DateRange): number[] {
  // "six years, until 2015"
  if (begin === undefined) return []
  const time = words.findIndex((word) => word.start >= start)
  const cuts = cutsIn(doc, words, { from: words[0]!.start, until: start }).filter((at) => time - at <= NEAR)
  const cut = cuts[0] ?? -1
  const leads = words.some((word, at) => word.start >= stop && linkLength(words, at) > 0)
  return cut > 0 && leads && words.slice(0, cut).some((_, at) => lengthAt(words, at) > 0) ? [cut] : []
}

/** "I finished school, and in 2001 started at Merrow Foods": the "and" right before a time that a verb of working follows. */
function verbBehind(doc: Doc, words: Word[], { start, stop }: DateRange): number[] {
  const time = words.findIndex((word) => word.start >= start)
  const and = cutsIn(doc, words, { from: words[0]!.start, until: start }).findLast((at) => isAnd(doc, words[at]!))
  if (and === undefined || time - and > NEAR || and < OPENING) return []
  const behind = words.filter((word) => word.start >= stop).slice(0, NEAR)
  return workVerbIn(behind, { ranges: [], third: true }) === undefined ? [] : [and]
}

/** Where the statement begins that tells of the second time: right before it, else at the first comma or "and" behind the first. */
function cutBetween(doc: Doc, words: Word[], { from, until }: { from: number; until: number }): number {
  const time = words.findIndex(({ start }) => start >= until)
  // "In 2016, Merrow Hospital hired me": what the first time tells follows it.
  const opens = words.findIndex(({ start }) => start >= from)
  const cuts = cutsIn(doc, words, { from, until }).filter((at) => at !== opens || at > OPENING)
  return cuts.findLast((at) => time - at <= NEAR) ?? cuts[0] ?? -1
}

/** Where a statement may begin between two offsets. */
function cutsIn(doc: Doc, words: Word[], { from, until }: { from: number; until: number }): number[] {
  return words.flatMap((word, at) => {
    if (at === 0 || word.start < from || word.start > until) return []
    const comma = /[,:]/.test(doc.fold.slice(words[at - 1]!.end, word.start))
    return comma || isAnd(doc, word) ? [at] : []
  })
}

function parted(words: Word[], opens: (at: number) => boolean): Word[][] {
  const parts: Word[][] = [[]]
  for (const [at, word] of words.entries()) {
    if (at > 0 && opens(at)) parts.push([])
    parts.at(-1)!.push(word)
  }
  return parts
}

/** Without "and before that". */
function withoutLead(doc: Doc, words: Word[]): Statement {
  const and = words[0] !== undefined && isAnd(doc, words[0]) ? 1 : 0
  const lead = listedAt(words, and, BEFORE)
  const since = listedAt(words, and, SINCE)
  const behind = { words: words.slice(and + lead), lead }
  if (since === 0) return behind
  return { ...behind, since: { start: words[and]!.start, end: words[and + since - 1]!.end } }
}
