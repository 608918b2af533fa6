import { TOLD_WORDS } from '../../../knowledge/reading/told-words.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc, Row } from '../../text/document.ts'
import { isSmall } from '../../text/letter-case.ts'
import { phraseKeys, type Word } from '../../text/phrase-set.ts'
import { isLegalForm } from '../words/employer-shape.ts'

const AND = new Set(TOLD_WORDS.and.split('|'))
const IS = new Set(TOLD_WORDS.is.split('|'))
const MARKED = new Set<string>(TOLD_WORDS.marked.split('|'))
const WHO = new Set(TOLD_WORDS.who.split('|'))
const NOW = new Set(TOLD_WORDS.now.split('|'))

/** What a sentence tells of one post. `goesOn`: its beginning is told before ("..., and Treasurer of Merrow Ltd until 2014"). */
export type Clause = { words: Word[]; goesOn: boolean }

/**
 * The sentences of a row, in parts where they tell of several spans of time: "I was a clerk at Merrow Ltd from 2014 to 2019, and
 * from 2019 to 2021 a cook at Quarn Grill."
 */
export function clausesOf(
  doc: Doc,
  row: Row,
  { ends, ranges }: { ends?: ReadonlySet<number> | undefined; ranges: DateRange[] },
): Clause[] {
  const spans = ranges.filter(({ single }) => !single)
  const sentences = sentencesOf(doc, row, ends)
  if (spans.length < 2) return sentences.map((words) => ({ words, goesOn: false }))
  return sentences.flatMap((words) => {
    const [start, end] = [words[0]!.start, words.at(-1)!.end]
    return partsOf(
      doc,
      words,
      spans.filter((range) => range.start >= start && range.stop <= end),
    )
  })
}

/** A sentence divided at the "and" between each of its spans of time and the next. */
function partsOf(doc: Doc, words: Word[], spans: DateRange[]): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  for (const [at, span] of spans.entries()) {
    const next = spans[at + 1]
    const and = next === undefined ? -1 : andBetween(doc, words, { from: span.stop, until: next.start })
    if (and < 0) continue
    clauses.push({ words: words.slice(from, and), goesOn: from > 0 })
    from = and + 1
  }
  return [...clauses, { words: words.slice(from), goesOn: from > 0 }]
}

/** The "and" right before the second span, else the first behind a comma, else the first of all. */
function andBetween(doc: Doc, words: Word[], { from, until }: { from: number; until: number }): number {
  const found = words.flatMap((word, at) => (word.start >= from && word.end <= until && isAnd(doc, word) ? [at] : []))
  const last = found.at(-1)
  if (last === undefined || last + 1 >= words.length) return -1
  if (words[last + 1]!.start >= until) return last
  return found.find((at) => doc.fold[words[at]!.start - 2] === ',') ?? found[0]!
}

/** In small letters: "I" is no Polish "and"; some are one in few languages: "en" in Dutch, "a" in Polish. */
export function isAnd(doc: Doc, { key, start }: Word): boolean {
  return (AND.has(key) || AND_OF.get(key)?.has(doc.resume.language ?? '') === true) && isSmall(doc.text[start]!)
}

const AND_OF = new Map([
  ['en', new Set(['nl'])],
  ['a', new Set(['pl', 'cs', 'sk'])],
  ['а', new Set(['ru', 'uk', 'bg', 'sr'])],
])

/** "Ada Merrow is", "she was previously": who, and a form of "to be", before what somebody is; how many words the verb has. */
export function isAt(doc: Doc, words: Word[], at: number): number {
  const [who, verb, next] = [words[at - 1], words[at]!, words[at + 1]]
  // "Merrow Trading Est., Tarnford": no verb.
  if (next === undefined || doc.fold.slice(verb.end, next.start) !== ' ') return 0
  if (MARKED.has(doc.text.slice(verb.start, verb.end).toLowerCase())) return 1
  if (who === undefined || !IS.has(verb.key) || doc.fold.slice(who.end, verb.start) !== ' ') return 0
  if (!WHO.has(who.key) && (isSmall(doc.text[who.start]!) || !isOfHead(doc, who))) return 0
  return 1
}

/** "She was previously a cook": when, between the verb and what somebody was. */
export function isNow(word: Word | undefined): boolean {
  return word !== undefined && NOW.has(word.key)
}

/** A name that stands alone in one of the first rows, too; neither "This" nor "the Manager". */
function isOfHead({ rows }: Doc, { key, start }: Word): boolean {
  return rows
    .slice(0, HEAD_ROWS)
    .some(({ words, end }) => end < start && words.length <= LONGEST_NAME && words.some((word) => word.key === key))
}

const HEAD_ROWS = 5
const LONGEST_NAME = 5

/** The words of each sentence: a full stop before a capital ends one, unless it stands behind a short form ("St."). */
export function sentencesOf(doc: Doc, { words }: Row, ends?: ReadonlySet<number>): Word[][] {
  const sentences: Word[][] = []
  let from = 0
  for (let at = 0; at < words.length; at++) {
    const [word, next] = [words[at]!, words[at + 1]]
    // Most words are divided by one blank.
    const stops =
      next !== undefined &&
      next.start - word.end > 1 &&
      /[.!?;]["')]?\s/.test(doc.fold.slice(word.end, next.start)) &&
      word.key !== 'messrs' &&
      (word.key.length > 3 ||
        isShortWord(doc, word) ||
        /^\d{4}$/.test(word.key) ||
        isLegalForm([word]) ||
        opensSentence(doc, words, at + 1))
    if (
      next === undefined ||
      ends?.has(word.end) ||
      (stops && !isSmall(doc.text[next.start]!) && !isLegalForm([next]))
    ) {
      sentences.push(words.slice(from, at + 1))
      from = at + 1
    }
  }
  return sentences
}

/** "... behind me. Since 2022 ...": a small word that is no short form of another. */
function isShortWord(doc: Doc, { key, start }: Word): boolean {
  return SHORT_WORDS.has(key) && isSmall(doc.text[start]!)
}

/** "... with stamp 1G. At the moment": not "J. In Quarn", "ул. В. Кварна". */
function opensSentence(doc: Doc, words: Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1]!, words[at]!, words[at + 1]]
  if (next === undefined || !OPENERS.has(word.key) || isSmall(doc.text[word.start]!)) return false
  return (before.key.length > 1 || /\d/.test(before.key)) && /^[ ']$/.test(doc.fold.slice(word.end, next.start))
}

const OPENERS = new Set(phraseKeys(TOLD_WORDS.openers))
const SHORT_WORDS = new Set(TOLD_WORDS.short.split('|'))
