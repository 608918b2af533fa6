import { STREET_WORDS } from '../../../knowledge/reading/place-words.ts'
import type { SectionKind } from '@evenhand/model'
import { ADDRESSEE_LABELS } from '../../../knowledge/reading/name-words.ts'
import type { Part } from '../../sections/find-sections.ts'
import type { Doc, Row } from '../../text/document.ts'
import { compilePhrases, isPhrase } from '../../text/phrase-set.ts'
import type { Letter } from './letter-rows.ts'
import { isMark, isOfNetwork } from './network-page.ts'

const STREETS = compilePhrases(STREET_WORDS)
/** Rows at the top in which a name may stand without a label. */
export const HEAD_ROWS = 14
/** Rows in which a title-sized name may stand. */
const SEARCHED_ROWS = 120
/** Letters of a badge. */
const LONGEST_BADGE = 3

/** The first rows behind the settings of the page, and the document's title wherever a sidebar has put it. */
export function headRows(doc: Doc, from: number, letter: Letter | undefined): Row[] {
  const own = doc.rows.filter((row, at) => at >= from && !isLetters(at, letter) && !isToOthers(doc, row))
  const searched = own.slice(0, SEARCHED_ROWS)
  const titles = searched.filter((row) => row.level === 'title')
  const large = titles.length > 0 && titles.every(isBadge) ? belowBadge(searched) : titles
  const first = own.slice(0, HEAD_ROWS * 2).filter((row) => !large.includes(row) && !isMark(doc, row))
  return [...large, ...first]
}

/** "DQ": no more than initials. */
const isBadge = ({ start, end }: Row) => end - start <= LONGEST_BADGE

/** Where the document's largest type is a badge with initials: the rows in the largest of the other types. */
function belowBadge(rows: Row[]): Row[] {
  const others = rows.filter((row) => row.level === 'heading' && !isBadge(row))
  const size = Math.max(...others.map((row) => row.size))
  return [...rows.filter((row) => row.level === 'title'), ...others.filter((row) => row.size === size)]
}

/** "To: jobs@...", "Re: ...": lines of a letter's or mail's head on others. */
const ADDRESSEE = new RegExp(`^(?:${ADDRESSEE_LABELS})\\s?:`)
/** Letters that tell such a line. */
const LONGEST_ADDRESSEE = 16
const COLON = 58

/** "To," above the names of those whom a letter goes to. */
const LONE_ADDRESSEE = new RegExp(`^(?:${ADDRESSEE_LABELS})\\s?[,:]?$`)

/** Whether a row of a letter's or mail's head tells to whom it goes, or of what. */
export function isToOthers(doc: Doc, { start, end }: Row): boolean {
  if (end - start < LONGEST_ADDRESSEE && LONE_ADDRESSEE.test(doc.fold.slice(start, end))) return true
  const until = Math.min(end, start + LONGEST_ADDRESSEE)
  for (let at = start; at < until; at++)
    if (doc.codes[at] === COLON) return ADDRESSEE.test(doc.fold.slice(start, until))
  return false
}

function isLetters(at: number, letter: Letter | undefined): boolean {
  return letter !== undefined && at >= letter.from && at <= letter.until
}

/**
 * Whether the first rows hold an address or number by which to reach a person. `but`: how many at the end are left
 * out.
 */
export function hasContact(doc: Doc, but = 0): boolean {
  return doc.rows
    .slice(0, Math.min(HEAD_ROWS, doc.rows.length - but))
    .some((row) =>
      /@|\d{3}[ )./-]{1,3}\d{3,4}|\+\d/.test(doc.fold.slice(row.start, Math.min(row.end, row.start + 200))),
    )
}

/** Whether a row holds an address of the net or a number. */
export function holdsContact(doc: Doc, { start, end }: Row): boolean {
  const text = doc.fold.slice(start, Math.min(end, start + SEARCHED))
  return /@|www\.|linkedin\.|:\/\/|\d(?:[ ()./-]{0,3}\d){7}/.test(text)
}

const SEARCHED = 200

/** Rows in which the address of a head stands, and words of its first row. */
const ADDRESS_ROWS = 6
const MOST_WORDS = 12
/** "14 Elm ...", "Flat 3, 9 ...", "56b, ...": how the row of a house and its street opens. */
const HOUSE = /^(?:(?:flat|apt|apartment|unit|suite|no)\.?\s?\w{1,4},\s)?\d{1,5}[a-z]?,?\s[a-z]/
const BOX = /^p\.?\s?o\.?\s?box\s\d/
/** "Dayton, OH 45402", "Columbus, Ohio 43215", "Leeds LS6 2AB", "Toronto, ON M4C 1B5": a town and its code by post. */
const TOWN = new RegExp(
  `^[A-Z][^\\d,|•\\t:@]{2,30}(?:${[
    ', [A-Z][A-Za-z ]{1,20},? \\d{5,6}',
    ',?(?: [A-Z]{2})? [A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}',
    ', [A-Z]{2} [A-Z]\\d[A-Z] \\d[A-Z]\\d',
  ].join('|')})$`,
)

/** Sections in which an address is a firm's or a school's. */
const OF_OTHERS = new Set<SectionKind>(['employment', 'education', 'projects', 'references', 'volunteering'])

/** Whether the first rows say how to reach a person: by an address or number, by post alone, or on a network. */
export function isReached(doc: Doc, parts: Part[]): boolean {
  if (hasContact(doc) || isOfNetwork(doc)) return true
  const starts = parts.flatMap(({ kind, heading, rows }) =>
    OF_OTHERS.has(kind) ? ((heading ?? rows[0])?.start ?? []) : [],
  )
  // Not spread into one call: a text of megabytes has more sections than a call has room for.
  const until = starts.reduce((first, start) => Math.min(first, start), Infinity)
  return doc.rows.slice(0, ADDRESS_ROWS).some((row) => row.start < until && isOfPost(doc, row))
}

/** A house and its street, a box of the post office, or a town and its code. */
function isOfPost(doc: Doc, row: Row): boolean {
  if (row.words.length < 2 || row.words.length > MOST_WORDS) return false
  const text = doc.fold.slice(row.start, row.end)
  if (HOUSE.test(text)) return row.words.some((word) => word.key.length > 1 && isPhrase(word, STREETS))
  return BOX.test(text) || TOWN.test(doc.text.slice(row.start, row.end))
}
