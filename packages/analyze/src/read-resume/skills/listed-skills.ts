import { DUTY_VERBS } from '../../knowledge/reading/entry-labels.ts'
import { LIST_NOISE } from '../../knowledge/reading/list-noise.ts'
import type { TermMatch } from '../../knowledge/match-terms.ts'
import { languageOf } from '../lists/language-of.ts'
import type { Doc, Row } from '../text/document.ts'
import { compilePhrases, hasPhrase } from '../text/phrase-set.ts'
import { bareWords } from './bare-span.ts'
import { type Item, listItems } from './list-items.ts'

const VERBS = compilePhrases(DUTY_VERBS)
const NOISE = compilePhrases(LIST_NOISE)
const SMALL = new Set(
  'a an the of in for with on at by from to as is are was i my we our its and or than that which who this these those'.split(
    ' ',
  ),
)
/** Longer entries of words not known are mostly sentences or names. */
const LONGEST_ITEM = 2
const LONGEST_KNOWN = 4

/** Entries of a row of a skills section that look like a skill, known or not. */
export function listedSkills(doc: Doc, row: Row, known: TermMatch[]): Item[] {
  const items = listItems(doc, row)
  // A sentence is no list: long, with few stops.
  if (row.words.length > 9 && row.words.length > items.length * 4) return []
  return items.filter((item) => isSkillLike(doc, item, { alone: items.length === 1, known }))
}

function isSkillLike(doc: Doc, item: Item, { alone, known }: { alone: boolean; known: TermMatch[] }): boolean {
  const { words, start, end } = item
  const inside = known.filter((match) => match.start < end && match.end > start)
  if (inside.length > 1 || bareWords(words).length > (inside.length === 1 ? LONGEST_KNOWN : LONGEST_ITEM)) return false
  if (inside[0] !== undefined && (inside[0].start < start || inside[0].end > end)) return false
  if (end - start < 2 || end - start > 50 || !words.some((word) => /\p{L}/u.test(word.key))) return false
  const first = words[0]!
  const last = words.at(-1)!
  if (SMALL.has(first.key) || SMALL.has(last.key) || VERBS.keys.has(first.key)) return false
  if (words.length > 2 && words.some((word) => SMALL.has(word.key) && word.key !== 'of' && word.key !== 'and'))
    return false
  const text = doc.fold.slice(start, end)
  if (/@|\/\/|www\.|\b(?:19|20)\d\d\b|[!?%]/.test(text) || hasPhrase(words, NOISE)) return false
  if (words.length === 1 && languageOf(first.key) !== undefined) return false
  const lower =
    doc.text[first.start] === doc.fold[first.start] && doc.text[first.start] !== doc.text[first.start]!.toUpperCase()
  return !(lower && alone && inside.length === 0)
}
