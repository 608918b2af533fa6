import { PAGE_WORDS } from '../../knowledge/reading/name-words.ts'
import type { Doc, Row } from '../text/document.ts'
import { compilePhrases, isPhrase, type Word } from '../text/phrase-set.ts'
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

/** "Ada Merrow - page 2", "Ada Merrow, 0300 555 0171, p. 2", or "Ada Merrow" above "Page 2 of 3": whose pages are numbered. */
export function pagedNames(doc: Doc): NameCandidate[] {
  const found: NameCandidate[] = []
  for (const [at, row] of doc.rows.slice(0, SEARCHED_ROWS).entries()) {
    const page = pageAt(row)
    if (page === undefined) continue
    const above = doc.rows[at - 1]
    const own = page > 0 ? openingOf(doc, row, row.words[page]!) : above && [above.start, above.end]
    const shape = own && nameShape(doc, own[0]!, own[1]!)
    if (shape === undefined || shape.words.length < LEAST_NAMES) continue
    found.push({ shape, score: shape.score + MOST_FORM - shape.form + PAGED, signed: true })
  }
  return found
}

/** The word that numbers a page at the end of a row. */
function pageAt({ words }: Row): number | undefined {
  if (words.length < 2 || words.length > LONGEST || !isNumber(words.at(-1)!)) return undefined
  const last = words.length - (words.length > 3 && isNumber(words.at(-3)!) ? 3 : 1)
  const at = last - 1
  return at >= 0 && (isPhrase(words[at], PAGES) || words[at]!.key === 'p') ? at : undefined
}

function isNumber({ key }: Word): boolean {
  return key.length <= 2 && /^\d{1,2}$/.test(key)
}

/** What such a row opens with, up to a sign or the word for a page. */
function openingOf(doc: Doc, row: Row, { start }: Word): [number, number] | undefined {
  const text = doc.fold.slice(row.start, start)
  if (text.length > MOST_LETTERS) return undefined
  const stop = text.search(SIGN)
  return [row.start, stop < 0 ? start : row.start + stop]
}
