import { NETWORK_CONTACTS, NETWORK_COUNTS } from '../../../knowledge/reading/network-words.ts'
import type { Doc, Row } from '../../text/document.ts'
import { compilePhrases, phraseAt, type Word } from '../../text/phrase-set.ts'

const COUNTS = compilePhrases(NETWORK_COUNTS)
const CONTACTS = compilePhrases(NETWORK_CONTACTS)
/** Rows at the top of such a page in which its marks stand, and words of such a row. */
const SEARCHED_ROWS = 24
const MOST_WORDS = 14
const NUMBER = /^\d+$/
/** What parts the town from the way to the person's address. */
const SIGN = /[·•|]\s?$|\s{2}$/

/**
 * Whether a resume is the page of a network of professionals, copied whole: its head tells how many people the person is
 * connected with, or leads to the address, and so tells no address itself.
 */
export function isOfNetwork(doc: Doc): boolean {
  return doc.rows.slice(0, SEARCHED_ROWS).some((row) => isMark(doc, row))
}

/** "742 followers", "Ada Merrow and 88 other connections": whom the person is connected with. */
export function isCount({ words }: Row): boolean {
  return words.some(
    ({ key }, at) => NUMBER.test(key) && [1, 2, 3].some((next) => phraseAt(words, at + next, COUNTS) > 0),
  )
}

/** "742 followers", "Merrow, England · Contact info": a row that such a page has below the name. */
export function isMark(doc: Doc, row: Row): boolean {
  const { words, start } = row
  if (words.length > MOST_WORDS) return false
  const leadsToIt = ({ start: from }: Word, at: number) =>
    at > 0 && phraseAt(words, at, CONTACTS) === words.length - at && SIGN.test(doc.fold.slice(start, from))
  return isCount(row) || words.some(leadsToIt)
}
