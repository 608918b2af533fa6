import { NETWORK_CONTACTS, NETWORK_COUNTS } from '../../../knowledge/reading/network-words.ts'
import type { Doc, Row } from '../../text/document.ts'
import { opensWithDigit } from '../../text/is-short-number.ts'
import { compilePhrases, phraseAt } from '../../text/phrase-set.ts'

const COUNTS = compilePhrases(NETWORK_COUNTS)
const CONTACTS = compilePhrases(NETWORK_CONTACTS)
/** Rows at the top of such a page in which its marks stand, and words of such a row. */
const SEARCHED_ROWS = 24
const MOST_WORDS = 14
/** Rows below the name until then: forms of address, a headline of several rows, the town, firm and school. */
const MOST_BELOW = 8
const NUMBER = /^\d+$/
/** What parts the town from the way to the person's address. */
const SIGN = /[·•|]\s?$|\s{2}$/
/** The same in a copy that has kept it. */
const DOT = /[·•]\s?$/

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
    (word, at) =>
      opensWithDigit(word) && NUMBER.test(word.key) && [1, 2, 3].some((next) => phraseAt(words, at + next, COUNTS) > 0),
  )
}

/** "742 followers", "Merrow, England · Contact info": a row that such a page has below the name. */
export function isMark(doc: Doc, row: Row): boolean {
  const { words, start } = row
  if (words.length > MOST_WORDS) return false
  return (
    isCount(row) || words.some((word, at) => leadsToAddress(row, at) && SIGN.test(doc.fold.slice(start, word.start)))
  )
}

/** Whether the row's last words, from one of them on, are the way to the person's address, behind others. */
function leadsToAddress({ words }: Row, at: number): boolean {
  return at > 0 && phraseAt(words, at, CONTACTS) === words.length - at
}

/**
 * "Merrow, England · Contact info", "Merrow, England Contact info": where the town ends in such a row. A copy may have lost the
 * sign: then the row below tells how many the person is connected with.
 */
export function townUntil(doc: Doc, row: Row): number | undefined {
  const { words, start } = row
  if (words.length > MOST_WORDS) return undefined
  const at = words.findIndex((_, from) => leadsToAddress(row, from))
  if (at < 0) return undefined
  const before = doc.fold.slice(start, words[at]!.start)
  if (DOT.test(before)) return words[at - 1]!.end
  const below = doc.rows[doc.rows.indexOf(row) + 1]
  return below !== undefined && isCount(below) ? words[at - 1]!.end : undefined
}

/** The rows of such a page that may tell where the person lives: from the name down to how many they are connected with. */
export function rowsBelowName(doc: Doc, nameAt: number): Row[] {
  if (nameAt > SEARCHED_ROWS) return []
  const until = doc.rows.findIndex((row, at) => at > nameAt && at <= nameAt + MOST_BELOW && isMark(doc, row))
  return until < 0 ? [] : doc.rows.slice(nameAt + 1, until + 1)
}
