import { degreeWords, lineOfField } from './field-stems.ts'
import type { LineOfWork } from './line-of-work.ts'
import { meaningsOf } from './meanings-of.ts'
import type { Evidence } from './prepare-evidence.ts'

/** What a degree was in, without the words for degrees and without the school. */
export type FieldOfStudy = { stems: string[]; line: LineOfWork }

/** The fields of study of a profile's degrees; entries that name none are left out. */
export function fieldsOfStudy({
  profile,
  text,
  language,
}: Pick<Evidence, 'profile' | 'text' | 'language'>): FieldOfStudy[] {
  return profile.education.flatMap(({ degree, field }) => {
    const spans = [...(degree?.spans ?? []), ...(field?.spans ?? [])]
    const words = spans.flatMap((span) => meaningsOf(text.slice(span.start, span.end), language))
    const stems = [...new Set(words)].filter((word) => !degreeWords.has(word))
    return stems.length === 0 ? [] : [{ stems, line: lineOfField(stems) }]
  })
}
