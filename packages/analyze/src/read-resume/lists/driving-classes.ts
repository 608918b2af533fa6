import type { Field } from '@evenhand/model'
import { AND_WORDS } from '../../knowledge/judging/and-words.ts'
import { LICENCE_CLASS_WORDS } from '../../knowledge/reading/list-ends.ts'
import type { Part } from '../sections/find-sections.ts'
import { type Doc, type Row, valueOf } from '../text/document.ts'
import { trimRange } from '../text/field-of.ts'
import { compilePhrases, isPhrase, type Word } from '../text/phrase-set.ts'

const CLASS_WORDS = compilePhrases(LICENCE_CLASS_WORDS, AND_WORDS)
/** "B", "C1E", "BE": the classes of driving licences, in Latin and Cyrillic letters. */
const CLASS = /^(?:am|[abcdltм][1-3]?e?|[бвсд][1-3]?е?|[bcd]\+?e|[вс]е)$/
const MOST_WORDS = 10

/** "Führerschein" above "B, BE": of a list of certificates, the rows that hold nothing but classes, told with their heading. */
export function drivingClasses(doc: Doc, { heading, rows }: Part): Map<Row, Field> {
  const found = new Map<Row, Field>()
  if (heading === undefined) return found
  for (const row of rows) {
    if (!areClasses(row.words) || doc.fold[row.end - 1] === '+') continue
    const label = row.index === heading.index ? { start: lineStart(doc, row), end: row.start } : heading
    found.set(row, both(doc, label, row))
  }
  return found
}

function areClasses(words: Word[]): boolean {
  return (
    words.length <= MOST_WORDS &&
    words.some(({ key }) => CLASS.test(key)) &&
    words.every((word) => CLASS.test(word.key) || isPhrase(word, CLASS_WORDS))
  )
}

/** Where the line of a row begins, in which its heading stands before it. */
function lineStart({ resume }: Doc, { index }: Row): number {
  return resume.lines[index]!.start
}

function both(doc: Doc, label: { start: number; end: number }, row: Row): Field {
  const [from, until] = trimRange(doc, label.start, label.end)
  const end = doc.fold[row.end - 1] === '.' ? row.end - 1 : row.end
  return {
    value: `${valueOf(doc, from, until)}: ${valueOf(doc, row.start, end)}`,
    spans: [
      { start: from, end: until },
      { start: row.start, end },
    ],
    confidence: 0.7,
  }
}
