import type { Doc } from '../text/document.ts'
import type { Word } from '../text/phrase-set.ts'
import { findDegree } from './degree-shape.ts'
import { isSchool } from './school-shape.ts'

/** "Bachelor of Commerce (Honours)", "Fell Institute of Education": a course or its school, whatever section their words name. */
export function namesCourse(doc: Doc, words: Word[]): boolean {
  return findDegree(doc, words)?.first === 0 || isSchool(doc, words)
}
