import { BETWEEN_INDUSTRIES, INDUSTRIES, SHOW_MORE } from '../../../knowledge/reading/industry-words.ts'
import { isMeasured, opensRow } from '../../dates/date-in-row.ts'
import type { Doc, Row } from '../../text/document.ts'
import { itemBefore } from '../../text/item-before.ts'
import { compilePhrases, isMadeOf, phraseAt, type Word } from '../../text/phrase-set.ts'
import { cellsOf } from '../records/record-cells.ts'
import { isLengthOfPost } from '../words/before-contract.ts'
import { employerScore, KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import { isBusiness } from '../words/is-firm-facts.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'
import { isAlone } from './own-dates.ts'
import type { Unit } from './unwrap-rows.ts'

const BRANCHES = compilePhrases(INDUSTRIES)
const OF_BRANCHES = compilePhrases(INDUSTRIES, BETWEEN_INDUSTRIES)
const MORE = compilePhrases(SHOW_MORE)
/** Words of the longest row of branches, and of an item below it. */
const LONGEST = 16
/** Rows between the dates of a post and its branches: the length, the employer, where it is found. */
const NEAR = 5
/** The same with the branches above and their items. */
const MOST_ABOVE = 24

/**
 * Without the rows of what a firm deals in, which boards put between employer and title: "Merrow Ltd", "Tarn, merrow.example",
 * "Food products", "• Dairy products (production)", "Clerk". None of them names the post, nor who employs.
 */
export function withoutIndustries(doc: Doc, units: Unit[]): Unit[] {
  const dropped = new Set<Unit>(units.filter((_, at) => isKindOfWork(doc, units, at)))
  for (const [at, unit] of units.entries()) {
    if (!isIndustry(doc, unit)) continue
    if (!isBelowDates(doc, units, { at, dropped }) && !isBetween(units, at)) continue
    dropped.add(unit)
    if (isBelowDates(doc, units, { at, dropped })) for (const item of itemsBelow(doc, units, at)) dropped.add(item)
  }
  return dropped.size === 0 ? units : units.filter((unit) => !dropped.has(unit))
}

/** Whether a row is made of branches, and of what a page writes behind those that it leaves out. */
function isIndustry(doc: Doc, { row, ranges, titles }: Unit): boolean {
  const { words } = row
  if (row.bullet || ranges.length > 0 || words.length > LONGEST || words.length === 0) return false
  if (isBusiness(words)) return true
  if (phraseAt(words, 0, BRANCHES) === 0) return false
  const more = moreAt(doc, words)
  if (!isMadeOf(words.slice(0, more), OF_BRANCHES)) return false
  // "Courier / Logistics / Freight": of several, one may be a title as well.
  const isList = /[,/;·|&]/.test(doc.fold.slice(row.start, row.end))
  return isList || more < words.length || titleScore(words, titles) < KNOWN_TITLE
}

/**
 * "門市人員", "門市/店員/專櫃人員 | 員林市", "2016/7 ~ 2020/3": kinds of work, and where it was, between a title and the dates.
 */
function isKindOfWork(doc: Doc, units: Unit[], at: number): boolean {
  const { row, ranges } = units[at]!
  if (row.words[0]?.unspaced !== true || ranges.length > 0 || !doc.fold.slice(row.start, row.end).includes(' | '))
    return false
  const [above, below] = [units[at - 1], units[at + 1]]
  if (above === undefined || above.ranges.length > 0 || below === undefined || !isAlone(below)) return false
  const bar = row.start + doc.fold.slice(row.start, row.end).indexOf(' | ')
  const [kinds, place] = [row.words.filter(({ end }) => end <= bar), row.words.filter(({ start }) => start > bar)]
  const areTitles = [above.row.words, kinds].every((words) => titleScore(words, []) >= KNOWN_TITLE)
  return areTitles && titleScore(place, []) < KNOWN_TITLE && employerScore(doc, place) < KNOWN_EMPLOYER
}

/** Where "... Show more" begins. */
function moreAt(doc: Doc, words: Word[]): number {
  const at = words.findIndex((_, index) => index > 0 && phraseAt(words, index, MORE) === words.length - index)
  return at > 0 && /[.…]/.test(doc.fold.slice(words[at - 1]!.end, words[at]!.start)) ? at : words.length
}

type Place = { at: number; dropped: ReadonlySet<Unit> }

/** Whether the dates of the post and how long it was held stand not far above, and nothing of another post between. */
function isBelowDates(doc: Doc, units: Unit[], { at, dropped }: Place): boolean {
  const near = units
    .slice(Math.max(0, at - MOST_ABOVE), at)
    .filter((unit) => !dropped.has(unit))
    .slice(-NEAR)
  const dates = near.findLastIndex(({ row, ranges }) => ranges.some((range) => !range.single && opensRow(row, range)))
  if (dates < 0 || near.slice(dates + 1).some(({ row, ranges }) => row.bullet || ranges.some(({ single }) => !single)))
    return false
  return near.slice(dates).some((unit) => tellsLength(doc, unit))
}

/** "7 years 2 months<tab>Merrow Ltd", "May 2019 - June 2021 (2 years)": whether one of the cells tells how long a post was held. */
function tellsLength(doc: Doc, { row, ranges }: Unit): boolean {
  if (ranges.some((range) => isMeasured(doc, range))) return true
  const open = doc.fold.slice(row.start, row.end).lastIndexOf('(')
  return (
    cellsOf(doc, row).some(({ words }) => isLengthOfPost(words)) ||
    (open > 0 && isLengthOfPost(row.words.filter(({ start }) => start > row.start + open)))
  )
}

/** Of several branches, right below one row and above another: all three belong together. */
function isBetween(units: Unit[], at: number): boolean {
  const [above, { row }, below] = [itemBefore(units, at), units[at]!, units[at + 1]]
  if (above === undefined || below === undefined || row.gap || below.row.gap || below.row.bullet) return false
  return !above.row.bullet && above.row.words.length < LONGEST
}

/**
 * The items below a row of branches that say which of them: up to the row without a mark that names the post; without marks, those
 * above a known title.
 */
function itemsBelow(doc: Doc, units: Unit[], at: number): Unit[] {
  const isMarked = units[at + 1]?.row.bullet === true
  const isEnd = ({ row, titles }: Unit) => (isMarked ? !row.bullet : titleScore(row.words, titles) >= KNOWN_TITLE)
  const most = isMarked ? units.length : at + 2 + MOST_UNMARKED
  let end = at + 1
  while (end < most && units[end] !== undefined && !isEnd(units[end]!)) end++
  const items = units.slice(at + 1, end)
  if (units[end] === undefined || end === most || units[end]!.ranges.length > 0) return []
  const isItem = ({ row, ranges }: Unit) =>
    ranges.length === 0 && !isSentence(doc, row) && (isMarked || (!row.bullet && row.words.length < LONGEST_UNMARKED))
  return items.every(isItem) ? items : []
}

const MOST_UNMARKED = 3
const LONGEST_UNMARKED = 8

function isSentence(doc: Doc, { words, end }: Row): boolean {
  return words.length > LONGEST || doc.fold[end - 1] === '.'
}
