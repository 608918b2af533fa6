import type { Field } from '@evenhand/model'
import type { TermMatch } from '../../knowledge/match-terms.ts'
import { splitHead } from '../employment/split-head.ts'
import { isPostNominal } from './name-shape.ts'
import { titleScore } from '../employment/title-shape.ts'
import type { Doc, Row } from '../text/document.ts'
import { fieldOf } from '../text/field-of.ts'

const HEAD_ROWS = 8

/** The job title under the name, if there is one. */
export function findHeadline(
  doc: Doc,
  rows: Row[],
  { name, titlesOf }: { name?: Field; titlesOf: (row: Row) => TermMatch[] },
): Field | undefined {
  const nameSpan = name?.spans[0]
  for (const row of rows.slice(0, HEAD_ROWS)) {
    if (row.words.length > 14) continue
    for (const segment of splitHead(doc, row, [])) {
      if (nameSpan !== undefined && segment.start < nameSpan.end && segment.end > nameSpan.start) continue
      if (isPostNominal(segment.words)) continue
      if (titleScore(segment.words, titlesOf(row)) >= 0.75) return fieldOf(doc, [segment.start, segment.end], 0.8)
    }
  }
  return undefined
}
