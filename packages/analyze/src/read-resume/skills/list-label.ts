import { DRIVING_LICENCE } from '../../knowledge/judging/driving-words.ts'
import { ENTRY_LABELS } from '../../knowledge/reading/entry-labels.ts'
import { IDENTITY_LABELS } from '../../knowledge/reading/identity-words.ts'
import { RECORD_LABELS } from '../../knowledge/reading/record-labels.ts'
import { knownHeading } from '../sections/heading-kind.ts'
import { languageOf } from '../lists/language-of.ts'
import type { Doc, Row } from '../text/document.ts'
import { compilePhrases, phraseAt } from '../text/phrase-set.ts'

/** Labels of what is told of a post, a course or a person. */
const OTHER_LABELS = compilePhrases(
  ...[ENTRY_LABELS, RECORD_LABELS].flatMap(({ title, employer, place, dates }) => [title, employer, place, dates]),
  ENTRY_LABELS.school,
  IDENTITY_LABELS,
)
const LICENCE = new RegExp(DRIVING_LICENCE, 'u')
/** Sections whose label in a list of skills introduces none. */
const OTHER_SECTIONS = new Set(['references', 'personal', 'contact', 'interests', 'education', 'employment'])

/** Whether a folded text names a licence to drive. */
export function namesLicence(folded: string): boolean {
  return LICENCE.test(folded)
}

/** Whether the label before the entries of a row, as "Languages:" or "Employer:", introduces something else than skills. */
export function labelsNoSkills(doc: Doc, row: Row, labelEnd: number): boolean {
  if (labelEnd === row.start) return false
  const words = row.words.filter((word) => word.end <= labelEnd)
  if (words.length === 0) return false
  if (phraseAt(words, 0, OTHER_LABELS) === words.length) return true
  if (namesLicence(doc.fold.slice(row.start, labelEnd))) return true
  const kind = knownHeading(words)
  // "Languages: C, Java" are none that are spoken.
  if (kind === 'languages') return row.words.some(({ key }) => languageOf(key) !== undefined)
  return kind !== undefined && OTHER_SECTIONS.has(kind)
}
