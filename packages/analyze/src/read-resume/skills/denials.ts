import type { Span } from '@evenhand/model'
import { DENIED_AHEAD, DENIED_BEHIND } from '../../knowledge/judging/denial-patterns.ts'
import { DENIAL_ENDS, OTHER_PEOPLE_WORDS } from '../../knowledge/reading/identity-words.ts'
import { WordPatterns } from '../../knowledge/word-patterns.ts'
import type { Doc, Row } from '../text/document.ts'
import { compilePhrases, isPhrase, phraseAt, type Word } from '../text/phrase-set.ts'

const DENIAL_TURNS = compilePhrases(DENIAL_ENDS)
const OTHERS = compilePhrases(OTHER_PEOPLE_WORDS)
const PATTERNS = new WordPatterns([DENIED_AHEAD, DENIED_BEHIND])

/** Words that deny what follows them, and those that deny what they stand behind. */
export type Denials = { ahead: Span[]; behind: Span[] }

/** What judging counts as no claim is none to reading either: "I'd love to learn it", "I haven't got it yet". */
export function denialsOf(doc: Doc): Denials {
  const [ahead, behind] = PATTERNS.findIn(doc.fold, doc.codes) as [Span[], Span[]]
  return { ahead, behind }
}

/** Whether a row names skills as somebody else's. */
export function isOfOthers({ words }: Row): boolean {
  return words.some((_, at) => phraseAt(words, at, OTHERS) > 0)
}

/**
 * What a row says is lacking: from the words that say so to where their sentence ends or turns round, or from there to the
 * words. `found`: the denials of the whole text.
 */
export function denialsIn(doc: Doc, row: Row, { ahead, behind }: Denials): Span[] {
  if (ahead.length === 0 && behind.length === 0) return []
  const inRow = ({ start }: Span) => start >= row.start && start < row.end
  return [
    ...ahead.filter(inRow).map(({ start }) => ({ start, end: denialEnd(doc, row, start) })),
    ...behind.filter(inRow).map(({ start, end }) => ({ start: denialStart(doc, row, start), end })),
  ]
}

/** Where the denial ends: at a word that turns it round, or where its sentence does. */
function denialEnd(doc: Doc, row: Row, from: number): number {
  // "Not yet" turns nothing round.
  const isTurn = (word: Word, at: number) => isPhrase(word, DENIAL_TURNS) && row.words[at - 1]?.key !== 'not'
  const turn = row.words.find((word, at) => word.start > from && isTurn(word, at))
  const stop = doc.fold.slice(from, row.end).search(SENTENCE_END)
  return Math.min(turn?.start ?? row.end, stop < 0 ? row.end : from + stop)
}

/** Where the denial begins whose words stand last: behind the sentence before, or the clause that it turns round. */
function denialStart(doc: Doc, row: Row, until: number): number {
  const turn = row.words.findLast((word) => word.end <= until && isPhrase(word, DENIAL_TURNS))
  const before = [...doc.fold.slice(row.start, until).matchAll(BEFORE_CLAUSE)].at(-1)
  return Math.max(
    turn?.end ?? row.start,
    before === undefined ? row.start : row.start + before.index + before[0].length,
  )
}

const SENTENCE_END = /;|\.\s|(?<=[\u3040-\ud7af])\./
/** The end of a sentence, or of a clause that says the contrary: "...の経験はありますが、", "...は있지만 ". */
const BEFORE_CLAUSE = /;|\.\s|(?<=[\u0900-\u097f\u3040-\ud7af])[.।]|(?:が|けど|けれど),|지만|लेकिन|परंतु/g
