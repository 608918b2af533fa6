import { GRADUATION_LINE } from '../../knowledge/judging/identity-patterns.ts'
import type { Doc, Row } from '../text/document.ts'

const LONGEST = 32

/** "Class of 2019", alone in its row: it dates the course of study above it and nothing else, since it tells an age. */
export function isOfGraduation(doc: Doc, { start, end }: Row): boolean {
  return end - start <= LONGEST && GRADUATION_LINE.test(doc.fold.slice(start, end))
}
