import { PAGE_WORDS } from '../../../knowledge/reading/name-words.ts'
import type { Doc, Row } from '../../text/document.ts'
import { isShortNumber } from '../../text/is-short-number.ts'
import { compilePhrases, isPhrase, type Word } from '../../text/phrase-set.ts'
import { itemBefore } from '../../text/item-before.ts'
import type { NameCandidate } from './labelled-names.ts'
import { MOST_FORM, nameShape } from './name-shape.ts'

const PAGES = compilePhrases(PAGE_WORDS)
/** Rows of a resume in which the next page may open, and words and letters of such a row. */
const SEARCHED_ROWS = 400
const LONGEST = 12
const MOST_LETTERS = 120
const LEAST_NAMES = 2
/** What it says for a name that it heads a page. */
const PAGED = 0.12
const SIGN = /\s?[|•·,*~\t]\s?|\s{3,}|\s[-–]\s|\s?\(|:/
/** The same without the comma of "Merrow, Ada". */
const WIDE_SIGN = /\s?[|•·*~\t]\s?|\s{3,}|\s[-–]\s|\s?\(|:/
const FAMILY_FIRST = /^[\p{L}\p{M}'’-]{2,40}, [\p{L}\p{M}'’. -]{2,40}(?: [-–|•·] |\t|$)/u
/** "2 | Page", "2 | P a g e": as a word processor numbers pages. */
const NUMBERED = /(?:^|\s)\d{1,2}\s?\|\s?p ?a ?g ?e(?=\s|$)/
/** "Page", "P a g e" with a sign and a number, and nothing else. */
const ONLY_PAGE = ['page', 'p a g e']

/**
 * "Ada Merrow - page 2", "Ada Merrow, 0300 555 0171, p. 2", "Ada Merrow 2 | P a g e", or "Ada Merrow"
 * above "Page 2 of 3": whose pages are numbered.
 */
export function pagedNames(doc: Doc): NameCandidate[] {
  const found: NameCandidate[] = []
  for (const [at, row] of doc.rows.slice(0, SEARCHED_ROWS).entries()) {
    const own = besideNumber(doc, row) ?? behindPage(doc, row) ?? besidePage(doc, row, itemBefore(doc.rows, at))
    const shape = own && nameShape(doc, ...own)
    if (shape === undefined || shape.words.length < LEAST_NAMES) continue
    found.push({ shape, score: shape.score + MOST_FORM - shape.form + PAGED, signed: true })
  }
  return found
}

/** "Page | 1", "1 | P a g e": whether a row numbers its page and says nothing else. */
export function isPageNumber({ words }: Row): boolean {
  if (words.length < 2 || words.length > LONGEST) return false
  const said = words.filter((word) => !isShortNumber(word)).map(({ key }) => key)
  return said.length < words.length && ONLY_PAGE.includes(said.join(' '))
}

/** What stands before or behind a number that a word processor has set. */
function besideNumber(doc: Doc, row: Row): [number, number] | undefined {
  if (row.words.length < 4 || row.words.length > LONGEST || row.end - row.start > MOST_LETTERS) return undefined
  if (!row.words.some(isShortNumber)) return undefined
  const number = NUMBERED.exec(doc.fold.slice(row.start, row.end))
  if (number === null) return undefined
  const [from, until] = [row.start + number.index, row.start + number.index + number[0].length]
  return number.index > 0 ? [row.start, from] : [Math.min(until + 1, row.end), row.end]
}

/** "Page 1 of 2 Ada Merrow", "Seite 2 Merrow, Ada": what follows the page that opens a row. */
function behindPage(doc: Doc, { words, start, end }: Row): [number, number] | undefined {
  if (words.length < LEAST_BEHIND || words.length > LONGEST || end - start > MOST_LETTERS) return undefined
  if (!isPhrase(words[0], PAGES) || !isShortNumber(words[1]!)) return undefined
  const from = isShortNumber(words[3] ?? words[0]!) ? 4 : 2
  const first = words[from]
  if (first === undefined || words.slice(from).some(isShortNumber)) return undefined
  const stop = doc.fold.slice(first.start, end).search(WIDE_SIGN)
  return [first.start, stop < 0 ? end : first.start + stop]
}

/** A page, its number and two names. */
const LEAST_BEHIND = 4

/** What opens a row that ends in its page, or the row above a page's number. */
function besidePage(doc: Doc, row: Row, above: Row | undefined): [number, number] | undefined {
  const page = pageAt(row)
  if (page === undefined) return undefined
  return page > 0 ? openingOf(doc, row, row.words[page]!) : above && [above.start, above.end]
}

/** The word that numbers a page at the end of a row. */
function pageAt({ words }: Row): number | undefined {
  if (words.length < 2 || words.length > LONGEST || !isShortNumber(words.at(-1)!)) return undefined
  const last = words.length - (words.length > 3 && isShortNumber(words.at(-3)!) ? 3 : 1)
  const at = last - 1
  return at >= 0 && (isPhrase(words[at], PAGES) || words[at]!.key === 'p') ? at : undefined
}

/** What such a row opens with, up to a sign or the word for a page. */
function openingOf(doc: Doc, row: Row, { start }: Word): [number, number] | undefined {
  const text = doc.fold.slice(row.start, start)
  if (text.length > MOST_LETTERS) return undefined
  // "Merrow, Ada - page 2"
  const stop = text.search(FAMILY_FIRST.test(text) ? WIDE_SIGN : SIGN)
  return [row.start, stop < 0 ? start : row.start + stop]
}
