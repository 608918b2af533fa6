import { BETWEEN_INDUSTRIES, INDUSTRIES, SHOW_MORE } from '../../../knowledge/reading/industry-words.ts'
import type { Doc, Row } from '../../text/document.ts'
import { itemBefore } from '../../text/item-before.ts'
import { compilePhrases, isMadeOf, phraseAt, type Word } from '../../text/phrase-set.ts'
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
const NEAR = 4

/**
 * Without the rows of what a firm deals in, which boards put between employer and title: "Merrow Ltd", "Tarn, merrow.example",
 * "Food products", "• Dairy products (production)", "Clerk". None of them names the post, nor who employs.
 */
export function withoutIndustries(doc: Doc, units: Unit[]): Unit[] {
  const dropped = new Set<Unit>(units.filter((_, at) => isKindOfWork(doc, units, at)))
  const rows = units.filter((unit) => isIndustry(doc, unit))
  if (rows.length === 0 && dropped.size === 0) return units
  for (const unit of rows) {
    const at = units.indexOf(unit)
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

/** Whether the dates of the post and how long it was held have rows of their own not far above, and no post stands between. */
function isBelowDates(doc: Doc, units: Unit[], { at, dropped }: Place): boolean {
  const above = units.slice(0, at).filter((unit) => !dropped.has(unit))
  const near = above.slice(-NEAR)
  const length = near.findLastIndex(({ row }) => isLengthOfPost(firstCell(doc, row)))
  const dates = length < 0 ? undefined : itemBefore(above, above.length - near.length + length)
  return dates !== undefined && isAlone(dates) && near.slice(length + 1).every(({ row }) => !row.bullet)
}

/** "7 years 2 months<tab>Merrow Ltd": of a table, the words of the first cell. */
function firstCell({ fold }: Doc, { start, end, words }: Row): Word[] {
  const tab = fold.slice(start, end).indexOf('\t')
  return tab < 0 ? words : words.filter((word) => word.end <= start + tab)
}

/** Of several branches, right below one row and above another: all three belong together. */
function isBetween(units: Unit[], at: number): boolean {
  const [above, { row }, below] = [itemBefore(units, at), units[at]!, units[at + 1]]
  if (above === undefined || below === undefined || row.gap || below.row.gap || below.row.bullet) return false
  return !above.row.bullet && above.row.words.length < LONGEST
}

/** The items below a row of branches that say which of them: up to the row without a mark that names the post. */
function itemsBelow(doc: Doc, units: Unit[], at: number): Unit[] {
  const end = units.findIndex(({ row }, index) => index > at && !row.bullet)
  const items = units.slice(at + 1, end < 0 ? units.length : end)
  const isList = items.every((item) => item.ranges.length === 0 && !isSentence(doc, item.row))
  return end > 0 && isList && units[end]!.ranges.length === 0 ? items : []
}

function isSentence(doc: Doc, { words, end }: Row): boolean {
  return words.length > LONGEST || doc.fold[end - 1] === '.'
}
