import type { Span } from '@evenhand/model'
import { SKILL_PRAISE, SKILL_SUFFIXES } from '../../knowledge/reading/list-noise.ts'
import { findTerm } from '../../knowledge/lexicon.ts'
import { matchTerms, type TermMatch } from '../../knowledge/match-terms.ts'
import type { Doc, Row } from '../text/document.ts'
import { compilePhrases, firstWordFrom, isPhrase, phraseAt, type Word } from '../text/phrase-set.ts'

const PRAISE = compilePhrases(SKILL_PRAISE)
const SUFFIXES = compilePhrases(SKILL_SUFFIXES)

/** "Excellent communication skills": the words that name the skill, without praise before and "skills" behind. */
export function bareWords(words: Word[]): Word[] {
  let [from, until] = [0, words.length]
  while (from < until - 1 && phraseAt(words, from, PRAISE) > 0) from++
  while (until > from + 1 && isPhrase(words[until - 1], SUFFIXES)) until--
  return from === 0 && until === words.length ? words : words.slice(from, until)
}

/** Kinds of terms that are the same without praise and "skills". */
const MANNERS = new Set(['soft', 'duty'])

/** The same without cutting into a term that is known by these words: "Great Plains", "product knowledge". */
export function bareTerm(doc: Doc, row: Row, { stretch, match }: { stretch: Span; match: TermMatch }): Span {
  const bare = bareSpan(row, stretch)
  const isWhole = bare.start <= match.start && bare.end >= match.end
  if (isWhole || MANNERS.has(findTerm(match.term)?.category ?? '')) return bare
  if (matchTerms(doc.text.slice(bare.start, bare.end)).some(({ term }) => term === match.term)) return bare
  return { start: Math.min(bare.start, match.start), end: Math.max(bare.end, match.end) }
}

/** The part of a stretch of a row that names a skill; the whole stretch where nothing stands around it. */
export function bareSpan(row: Row, { start, end }: Span): Span {
  const words: Word[] = []
  for (let at = firstWordFrom(row.words, start); at < row.words.length && row.words[at]!.end <= end; at++)
    words.push(row.words[at]!)
  const bare = bareWords(words)
  if (bare.length === 0 || bare.length === words.length) return { start, end }
  return {
    start: bare[0] === words[0] ? start : bare[0]!.start,
    end: bare.at(-1) === words.at(-1) ? end : bare.at(-1)!.end,
  }
}
