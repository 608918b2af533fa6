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
/** Letters of the shortest name that signs, and of a word that ends letters and opens nothing else. */
const LEAST_LETTERS = 3
const LONG_ENDING = 7

/** A letter or mail in front of the resume: its rows, and the row that signs it. */
export type Letter = { from: number; until: number; signature?: Row }

/** "Dear Ms Ross,": a row that greets its reader. */
export function isGreeting(doc: Doc, row: Row): boolean {
  const opening = phraseAt(row.words, 0, OPENINGS)
  if (opening === 0 || row.words.length > LONGEST_GREETING) return false
  return opening === row.words.length || /[,:!;،-]/.test(doc.fold[row.end - 1]!)
}

/** "Hello Mr Ross, I saw your notice in the window", "Good day friend", "안녕하세요 지원합니다": whether a row opens so that it holds nobody's name. */
export function greets(doc: Doc, row: Row): boolean {
  const opening = phraseAt(row.words, 0, OPENINGS)
  if (opening > 0 && row.words[0]!.unspaced) return true
  return opening > 1 || (opening > 0 && row.words.length > LONGEST_GREETING) || isGreeting(doc, row)
}

/**
 * "Kind regards, Ada Merrow", "Groetjes Ada": where the name begins in a row that ends a letter and signs it; one short word
 * of thanks opens a firm's name as often, and needs its sign.
 */
export function behindEnding(doc: Doc, { words, end }: Row): number | undefined {
  const ending = phraseAt(words, 0, ENDINGS)
  const [last, name] = [words[ending - 1], words[ending]]
  if (last === undefined || name === undefined || words.length - ending > LONGEST_SIGNATURE) return undefined
  if (end - name.start < LEAST_LETTERS) return undefined
  const isSigned = /^\s?[,.!–-]/.test(doc.fold.slice(last.end, name.start))
  return isSigned || ending > 1 || last.key.length >= LONG_ENDING ? name.start : undefined
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
