import { SUBJECT_LEADS } from '../../knowledge/reading/course-words.ts'
import { ONLY_BEFORE_SCHOOLS, SCHOOL_ARTICLES, BEFORE_SCHOOLS } from '../../knowledge/reading/small-words.ts'
import type { Segment } from '../employment/words/segment.ts'
import type { Doc } from '../text/document.ts'
import { listedAt, phraseListOf } from '../text/phrase-list.ts'
import type { Word } from '../text/phrase-set.ts'
import { isSchool } from './school-shape.ts'
import { gapBefore, INNER, isLarge } from './told-schools.ts'

const LEADS = phraseListOf(SUBJECT_LEADS)
/** What leads from a field to its school, or to when it was studied. */
const ENDS = new Set([
  ...ONLY_BEFORE_SCHOOLS.split('|'),
  ...BEFORE_SCHOOLS.split('|'),
  ...SCHOOL_ARTICLES.split('|'),
  'and',
  'for',
  'with',
])
const LONGEST_FIELD = 6

/**
 * The field that a sentence tells where it names no degree: "studied law at ...", "licenciou-se em Direito", "по специальности
 * «Экономика»": up to the next sign, school or small word.
 */
export function toldField(doc: Doc, words: Word[], schools: Segment[]): [number, number] | undefined {
  for (let at = 0; at < words.length - 1; at++) {
    const count = listedAt(words, at, LEADS)
    if (count === 0) continue
    const from = at + count
    const until = endOf(doc, words, { from, schools })
    const own = words.slice(from, until)
    if (own.length === 0 || isSchool(doc, own) || own.some(({ key }) => /\d/.test(key))) continue
    return [own[0]!.start, own.at(-1)!.end]
  }
  return undefined
}

function endOf(doc: Doc, words: Word[], { from, schools }: { from: number; schools: Segment[] }): number {
  const first = words[from]
  if (first === undefined || /[,.;:(]/.test(gapBefore(doc, words, from))) return from
  // "«Экономика и управление»": up to the closing sign.
  const isQuoted = /["'«„“]/.test(gapBefore(doc, words, from))
  let at = from
  while (at < words.length && at - from < LONGEST_FIELD) {
    const word = words[at]!
    if (schools.some(({ start, end }) => start <= word.start && end >= word.end)) break
    if (at > from && (isQuoted ? /["'»“”]/ : /[,.;:()]/).test(gapBefore(doc, words, at))) break
    const isSmall = !isLarge(doc, word)
    if (!isQuoted && isSmall && ENDS.has(word.key)) {
      const next = words[at + 1]
      const isInner =
        at > from && INNER.has(word.key) && next !== undefined && isLarge(doc, next) && isLarge(doc, first)
      if (!isInner || schools.some(({ start }) => start === next.start)) break
    }
    if (!isQuoted && isSmall && isLarge(doc, first) && !INNER.has(word.key)) break
    at++
  }
  // "Law and": nothing hangs.
  while (at > from && INNER.has(words[at - 1]!.key)) at--
  return at
}
