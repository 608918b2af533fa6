import { COURSE_GROUPS, LEVEL_LABELS } from '../../knowledge/reading/course-words.ts'
import type { Segment } from '../employment/words/segment.ts'
import type { Doc, Row } from '../text/document.ts'
import { compilePhrases, phraseAt } from '../text/phrase-set.ts'
import { courseDegreeAt } from './degree-shape.ts'

const LEVELS = compilePhrases(LEVEL_LABELS)
const GROUPS = new Set(COURSE_GROUPS.split('|'))

/** "TERTIARY: Bachelor of Science", "Vocational: Caregiving": the level of what follows its colon, and no part of it. */
export function isLevel(doc: Doc, { words, end }: Segment, next: Segment): boolean {
  return phraseAt(words, 0, LEVELS) === words.length && doc.fold.slice(end, next.start).includes(':')
}

/**
 * "Universitaria" in a row of its own, right above a degree: the level of what follows. "Postgraduate examinations" is the
 * heading of whatever follows.
 */
export function isLevelHead(doc: Doc, { words }: Row, next: Row | undefined): boolean {
  if (next === undefined || words.length === 0 || phraseAt(words, 0, LEVELS) !== words.length) return false
  return GROUPS.has(words.at(-1)!.key) || courseDegreeAt(doc, next.words) !== undefined
}
