import type { Span } from '@evenhand/model'
import { DENIED } from '../../judge/claim-of.ts'
import { DENIAL_ENDS, DENIAL_WORDS, OTHER_PEOPLE_WORDS } from '../../knowledge/reading/identity-words.ts'
import { WordPatterns } from '../../knowledge/word-patterns.ts'
import type { Doc, Row } from '../text/document.ts'
import { compilePhrases, holdsUnspaced, isPhrase, phraseAt, type PhraseSet, type Word } from '../text/phrase-set.ts'

const DENIALS = compilePhrases(DENIAL_WORDS)
const DENIAL_TURNS = compilePhrases(DENIAL_ENDS)
const OTHERS = compilePhrases(OTHER_PEOPLE_WORDS)
const PATTERNS = new WordPatterns([DENIED])

/** What judging counts as no claim is none to reading either: "I'd love to learn it", "I haven't got it yet". */
export function denialsOf(doc: Doc): Span[] {
  return PATTERNS.findIn(doc.fold)[0]!
}

/** Whether a row names skills as somebody else's. */
export function isOfOthers(row: Row): boolean {
  return phraseStarts(row, OTHERS).length > 0
}

/**
 * Where a row says that something is lacking: from the words that say so to where their sentence ends or turns round. `found`:
 * the denials of the whole text.
 */
export function denialsIn(doc: Doc, row: Row, found: Span[]): Span[] {
  const inRow = found.filter(({ start }) => start >= row.start && start < row.end)
  const starts = [...phraseStarts(row, DENIALS), ...inRow.map(({ start }) => start)]
  return starts.map((start) => ({ start, end: denialEnd(doc, row, start) }))
}

/** Where the denial ends: at a word that turns it round, or where its sentence does. */
function denialEnd(doc: Doc, row: Row, from: number): number {
  // "Not yet" turns nothing round.
  const isTurn = (word: Word, at: number) => isPhrase(word, DENIAL_TURNS) && row.words[at - 1]?.key !== 'not'
  const turn = row.words.find((word, at) => word.start > from && isTurn(word, at))
  const stop = doc.fold.slice(from, row.end).search(/;|\.\s/)
  return Math.min(turn?.start ?? row.end, stop < 0 ? row.end : from + stop)
}

/** Where phrases of the set begin in a row. */
function phraseStarts(row: Row, set: PhraseSet): number[] {
  return row.words
    .filter((word, at) => phraseAt(row.words, at, set) > 0 || (word.unspaced && holdsUnspaced(word, set)))
    .map(({ start }) => start)
}
