import type { Field, Span } from '@evenhand/model'
import type { TermMatch } from '../../knowledge/match-terms.ts'
import { splitHead } from '../employment/head/split-head.ts'
import { isPostNominal } from './name/name-shape.ts'
import { KNOWN_TITLE, titleScore } from '../employment/words/title-shape.ts'
import { BOILERPLATE_WORDS, DOCUMENT_WORDS } from '../../knowledge/reading/name-words.ts'
import type { Doc, Row } from '../text/document.ts'
import { fieldOf } from '../text/field-of.ts'
import { isSmall } from '../text/letter-case.ts'
import { compilePhrases, isPhrase, type Word } from '../text/phrase-set.ts'
import { hasDigits } from '../sections/rail-heading.ts'
import { isPlace } from './home/find-place.ts'
import { homeCells } from './home/home-cells.ts'

const HEAD_ROWS = 8
const DOCUMENT = compilePhrases(DOCUMENT_WORDS, BOILERPLATE_WORDS)

type HeadlineHints = { name?: Field; place?: Field; emails: Field[]; titlesOf: (row: Row) => TermMatch[] }

/** The job title under the name, if there is one. */
export function findHeadline(
  doc: Doc,
  rows: Row[],
  { name, place, emails, titlesOf }: HeadlineHints,
): Field | undefined {
  const nameSpan = name?.spans[0]
  // "manager.mill" above "@example.org" is a piece of an address.
  const taken = [nameSpan ?? [], place?.spans ?? [], ...emails.map(({ spans }) => spans)].flat()
  for (const row of rows.slice(0, HEAD_ROWS)) {
    if (row.words.length > 14 || (nameSpan && nameSpan.start <= row.start && nameSpan.end >= row.end)) continue
    for (const segment of splitHead(doc, row, [])) {
      if (isPostNominal(segment.words) || taken.some(({ start, end }) => segment.start < end && segment.end > start))
        continue
      const words = withoutDocument(doc, segment.words)
      if (words.length > 0 && titleScore(words, titlesOf(row)) >= KNOWN_TITLE && !isOfElse(doc, segment, words))
        return fieldOf(
          doc,
          [words[0]!.start, words.length < segment.words.length ? words.at(-1)!.end : segment.end],
          0.8,
        )
    }
  }
  return undefined
}

/** Part of an address ("Str. Painters 5", "Guru Nagar"), a piece of a sentence ("chair in the room.") or dated. */
function isOfElse(doc: Doc, { start, end }: Span, words: Word[]): boolean {
  if (hasDigits(doc, { start, end }) || isPlace(doc, words)) return true
  if (doc.fold[end - 1] === '.' && words.length > 2 && isSmall(doc.text[start]!)) return true
  return homeCells(doc, start, end).some(({ street }) => street > 0)
}

/** "Bakery Manager Resume", "CV of a bakery manager": the title without what the document calls itself. */
function withoutDocument(doc: Doc, words: Word[]): Word[] {
  const end = words.findLastIndex((word) => !isPhrase(word, DOCUMENT)) + 1
  const start = words.findIndex((word) => !isPhrase(word, DOCUMENT))
  if (start <= 0) return start < 0 ? [] : words.slice(0, end)
  const capital = words.findIndex((word, at) => at >= start && !isSmall(doc.text[word.start]!))
  return words.slice(capital < 0 ? start : capital, end)
}
