import type { SectionKind } from '@evenhand/model'
import { isCourseLabel } from '../education/course-labels.ts'
import { courseDegreeAt } from '../education/degree-shape.ts'
import { namesCertificate } from '../../judge/names-certificate.ts'
import { isSchool } from '../education/school-shape.ts'
import { languageOf } from '../lists/language-of.ts'
import type { Doc, Row } from '../text/document.ts'
import type { Word } from '../text/phrase-set.ts'
import type { Part } from './find-sections.ts'
import { knownHeading } from './heading-kind.ts'
import type { Heading } from './heading-of.ts'
import { hasDigits } from './rail-heading.ts'

/** Kinds whose heading may be followed by its content in the same line. */
const INLINE = new Set<SectionKind>([
  'summary',
  'skills',
  'languages',
  'certificates',
  'interests',
  'references',
  'education',
  'awards',
  'memberships',
  'publications',
  'volunteering',
])

/** What a number that is dialled opens with. */
const NUMBER = /^\s*[+(]?\d[\d ()./-]{5}/

/** `colon`: where the label ends; `late`: where the list of posts may be over. */
type Inline = { part: Part; colon: number; late: boolean }

/** "Languages: French, Greek": a row that heads a section and holds it. */
export function inlineHeading(doc: Doc, row: Row, { part, colon, late }: Inline): Heading | undefined {
  const label = row.words.filter((word) => word.end <= colon)
  if (label.length === 0 || label.length > 5 || row.bullet || label[0]!.start > row.start + 3) return undefined
  const kind = knownHeading(label)
  if (kind === undefined || !INLINE.has(kind) || (row.capitals === 0 && row.letters > 0)) return undefined
  // "Cel.: (41) 95555-0166": a word for aims in one language, for a telephone in others.
  if (kind === 'summary' && NUMBER.test(doc.fold.slice(colon + 1, row.end))) return undefined
  // "Diploma: ...", "Speciality: ..." of a course.
  if (part.kind === 'education' && isCourseLabel(label)) return undefined
  if (kind === 'languages') {
    // "Languages: Java, C++" inside skills.
    const first = row.words.find((word) => word.start > colon)
    if (first === undefined || languageOf(first.key) === undefined) return undefined
  }
  const content = row.words.slice(label.length)
  const told =
    kind === 'education' &&
    (courseDegreeAt(doc, content) !== undefined ||
      (content.length > 6 && hasDigits(doc, row)) ||
      ((row.gap || row.apart) && isSchool(doc, beforeComma(doc, content))))
  if (!isInlineIn(part.kind, kind, late || told)) return undefined
  // "Papers: operator card for reach trucks, driving licence"
  const isCard = kind === 'publications' && namesCertificate(doc.fold.slice(colon + 1, row.end))
  return { kind: isCard ? 'certificates' : kind, content: colon + 1 }
}

/** The words up to the first comma. */
function beforeComma(doc: Doc, words: Word[]): Word[] {
  const comma = words.findIndex(({ end }) => doc.fold[end] === ',')
  return comma < 0 ? words : words.slice(0, comma + 1)
}

/** Groups inside a list of skills and labels inside a post are no sections. */
function isInlineIn(inside: SectionKind, kind: SectionKind, late: boolean): boolean {
  if (inside === 'skills') return ['languages', 'interests', 'references', 'education'].includes(kind)
  if (inside === 'employment' || inside === 'projects') {
    return kind === 'languages' || (late && kind !== 'summary')
  }
  return true
}
