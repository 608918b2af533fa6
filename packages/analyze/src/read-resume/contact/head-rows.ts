import { ADDRESSEE_LABELS } from '../../knowledge/reading/name-words.ts'
import type { Doc, Row } from '../text/document.ts'
import type { Letter } from './letter-rows.ts'

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
  const first = own.slice(0, HEAD_ROWS * 2).filter((row) => !large.includes(row))
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

function isToOthers(doc: Doc, { start, end }: Row): boolean {
  const until = Math.min(end, start + LONGEST_ADDRESSEE)
  for (let at = start; at < until; at++)
    if (doc.codes[at] === COLON) return ADDRESSEE.test(doc.fold.slice(start, until))
  return false
}

function isLetters(at: number, letter: Letter | undefined): boolean {
  return letter !== undefined && at >= letter.from && at <= letter.until
}

/** Whether the first rows hold an address or number by which to reach a person. `but`: how many at the end are left out. */
export function hasContact(doc: Doc, but = 0): boolean {
  return doc.rows
    .slice(0, Math.min(HEAD_ROWS, doc.rows.length - but))
    .some((row) =>
      /@|\d{3}[ )./-]{1,3}\d{3,4}|\+\d/.test(doc.fold.slice(row.start, Math.min(row.end, row.start + 200))),
    )
}
