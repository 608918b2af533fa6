import { LETTER_ENDINGS, LETTER_OPENINGS, SIGNING_WORDS } from '../../../knowledge/reading/name-words.ts'
import { knownHeading } from '../../sections/heading-kind.ts'
import type { Doc, Row } from '../../text/document.ts'
import { compilePhrases, phraseAt } from '../../text/phrase-set.ts'

/** What a resume is signed below: its ending, a declaration, or where and when. */
const SIGNED = compilePhrases(LETTER_ENDINGS, SIGNING_WORDS)
const OPENINGS = compilePhrases(LETTER_OPENINGS)
const ENDINGS = compilePhrases(LETTER_ENDINGS)
/** A letter in front of a resume opens this early, and is this long at most. */
const LATEST_OPENING = 15
const LONGEST_LETTER = 60
const LONGEST_GREETING = 7
const LONGEST_SIGNATURE = 5

/** A letter or mail in front of the resume: its rows, and the row that signs it. */
export type Letter = { from: number; until: number; signature?: Row }

/** "Dear Ms Ross,": a row that greets its reader. */
export function isGreeting(doc: Doc, row: Row): boolean {
  const opening = phraseAt(row.words, 0, OPENINGS)
  if (opening === 0 || row.words.length > LONGEST_GREETING) return false
  return opening === row.words.length || /[,:!;،-]/.test(doc.fold[row.end - 1]!)
}

/** Whether a row is one that a signature follows. */
export function signs({ words }: Row): boolean {
  return phraseAt(words, 0, SIGNED) > 0
}

/** The rows of a letter before the first heading; undefined where there is none. */
export function findLetter(doc: Doc): Letter | undefined {
  const { rows } = doc
  for (let at = 0; at < Math.min(rows.length, LATEST_OPENING); at++) {
    if (knownHeading(rows[at]!.words, doc.fold) !== undefined) return undefined
    if (isGreeting(doc, rows[at]!)) return letterFrom(doc, at)
  }
  return undefined
}

function letterFrom(doc: Doc, from: number): Letter | undefined {
  const { rows } = doc
  const limit = Math.min(rows.length, from + LONGEST_LETTER)
  for (let at = from + 1; at < limit; at++) {
    const row = rows[at]!
    if (knownHeading(row.words, doc.fold) !== undefined) break
    if (row.words.length > LONGEST_SIGNATURE || phraseAt(row.words, 0, ENDINGS) !== row.words.length) continue
    const signature = rows[at + 1]
    if (signature === undefined || signature.words.length > LONGEST_SIGNATURE) return { from, until: at }
    return { from, until: at + 1, signature }
  }
  return { from, until: from }
}
