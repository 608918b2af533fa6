import { COURSE_GROUPS, LEVEL_LABELS } from '../../knowledge/reading/course-words.ts'
import type { Segment } from '../employment/words/segment.ts'
import type { Doc, Row } from '../text/document.ts'
import { compilePhrases, keyOf, phraseAt } from '../text/phrase-set.ts'
import { courseDegreeAt } from './degree-shape.ts'

const LEVELS = compilePhrases(LEVEL_LABELS)
const GRADUATION = /^(?:post ?|under ?)?graduation$/
const GROUPS = new Set(COURSE_GROUPS.split('|'))

/** "TERTIARY: Bachelor of Science", "Vocational: Caregiving": the level of what follows its colon, and no part of it. */
export function isLevel(doc: Doc, { words, end }: Segment, next: Segment): boolean {
  if (!doc.fold.slice(end, next.start).includes(':')) return false
  // "Graduation: B.A from ..." names it behind, "Graduation: Fell College" does not.
  if (GRADUATION.test(keyOf(words))) return courseDegreeAt(doc, next.words) !== undefined
  return phraseAt(words, 0, LEVELS) === words.length
}

/**
 * "Universitaria" in a row of its own, right above a degree: the level of what follows. "Postgraduate examinations" is the
 * heading of whatever follows.
 */
export function isLevelHead(doc: Doc, row: Row, [next, ...below]: Row[]): boolean {
  const { words } = row
  if (next === undefined || words.length === 0) return false
  if (isNamedBelow(doc, row, [next, ...below])) return true
  if (phraseAt(words, 0, LEVELS) !== words.length) return false
  return GROUPS.has(words.at(-1)!.key) || courseDegreeAt(doc, next.words) !== undefined
}

/** "Bachelor's Degree" in a row of its own, where "Certification: Bachelor of Owls" stands right below or below its school. */
function isNamedBelow(doc: Doc, { words, start, end, bullet }: Row, below: Row[]): boolean {
  if (bullet || words.length > LONGEST_LEVEL || !LEVEL_ALONE.test(doc.fold.slice(start, end))) return false
  const level = courseDegreeAt(doc, words)?.level
  return below.slice(0, MOST_BETWEEN).some((row) => {
    const colon = doc.fold.slice(row.start, Math.min(row.end, row.start + LONGEST_LABEL)).indexOf(':')
    const value = colon < 1 ? [] : row.words.filter((word) => word.start > row.start + colon)
    const degree = value.length > LONGEST_LEVEL ? courseDegreeAt(doc, value) : undefined
    return level !== undefined && degree?.level === level
  })
}

const LONGEST_LEVEL = 3
const LEVEL_ALONE = /^(?:bachelor|master|doctor|associate)(?:'s|s)?(?: degree)?$/
const MOST_BETWEEN = 2
/** Letters of the label before the degree. */
const LONGEST_LABEL = 24
