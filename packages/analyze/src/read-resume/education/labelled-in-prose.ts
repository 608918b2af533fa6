import type { Part } from '../sections/find-sections.ts'
import { knownHeading } from '../sections/heading-kind.ts'
import type { Doc, Row } from '../text/document.ts'
import { wordsIn } from '../text/phrase-set.ts'
import { labelOf } from './course-labels.ts'

/**
 * A label of one to three words at the start of a sentence, and what it introduces, up to the full stop. Looks ahead for letters: a
 * class of them, repeated, costs an engine a tenth of a second to compile.
 */
const LABELLED =
  /(?:^|[.!?]\s+)(\p{L}(?:(?=[\p{L} ])[\s\S]){2,28}?)\s?:\s+(?=\S)([^\n]{4,160}?)(?=[.!?](?:\s+[\p{Lu}\p{Lo}]|\s*$)|$)/gu
const MOST_WORDS = 400
const LONGEST_LABEL = 3

/** What a sentence says of studies behind a label, in the midst of others: "... a van. Studies: BSc Botany, Fell College. I can ...". */
export function labelledInProse(doc: Doc, parts: Part[]): Row[][] {
  return parts
    .filter(({ kind }) => kind !== 'education' && kind !== 'references' && kind !== 'interests')
    .flatMap(({ rows }) => rows)
    .filter(({ words, start, end }) => words.length <= MOST_WORDS && doc.codes.subarray(start, end).includes(COLON))
    .flatMap((row) => labelledIn(doc, row))
}

const COLON = 58

function labelledIn(doc: Doc, row: Row): Row[][] {
  const found: Row[][] = []
  for (const match of doc.text.slice(row.start, row.end).matchAll(LABELLED)) {
    const at = row.start + match.index + match[0].lastIndexOf(match[2]!)
    const before = row.start + match.index + match[0].indexOf(match[1]!)
    const label = wordsIn(doc, before, before + match[1]!.length)
    if (label.length === 0 || label.length > LONGEST_LABEL) continue
    if (knownHeading(label) !== 'education' && labelOf(label) !== 'degree') continue
    const end = at + match[2]!.length
    const words = row.words.filter((word) => word.start >= at && word.end <= end)
    if (words.length > 0) found.push([{ ...row, start: at, end, words, bullet: false }])
  }
  return found
}
