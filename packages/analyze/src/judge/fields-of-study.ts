import type { Span } from '@evenhand/model'
import { fieldStems, isTelling, lineOfField } from './field-stems.ts'
import type { LineOfWork } from './line-of-work.ts'
import type { Evidence } from './prepare-evidence.ts'

/** What a degree was in, without the words for degrees and without the school. */
export type FieldOfStudy = { stems: string[]; line: LineOfWork }

/** The fields of study of a profile's degrees; entries that name none are left out. */
export function fieldsOfStudy({
  profile,
  text,
  language,
}: Pick<Evidence, 'profile' | 'text' | 'language'>): FieldOfStudy[] {
  return profile.education.flatMap(({ degree, field, school }) => {
    const stemsOf = (spans: Span[]) =>
      fieldStems(spans.map(({ start, end }) => text.slice(start, end)).join(' / '), language)
    const read = stemsOf([...(degree?.spans ?? []), ...(field?.spans ?? [])])
    const stems = isTelling(read) ? read : [...read, ...stemsOf(beforeSchool(school?.spans[0], text))]
    return stems.length === 0 ? [] : [{ stems, line: lineOfField(stems) }]
  })
}

/** What a kind of school is called. */
const KIND_OF_SCHOOL =
  /\b(?:university|college|institute|school|academy|universit[äéày]\p{L}{0,2}|universidade?|hochschule)\b/iu

/** "Communication and Journalism University of Nevada": what was read as part of its school stands before the school's own word. */
function beforeSchool(school: Span | undefined, text: string): Span[] {
  if (school === undefined) return []
  const length = text.slice(school.start, school.end).search(KIND_OF_SCHOOL)
  return length > 0 ? [{ start: school.start, end: school.start + length }] : []
}
