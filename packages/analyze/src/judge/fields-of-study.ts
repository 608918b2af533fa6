import { DEGREE_STEMS } from '../knowledge/judging/degree-stems.ts'
import { type LineOfWork, lineOfWork } from './line-of-work.ts'
import { meaningsOf } from './meanings-of.ts'
import type { Evidence } from './prepare-evidence.ts'
import { wordsOf } from './words-of.ts'

/** What a degree was in, without the words for degrees and without the school. */
export type FieldOfStudy = { stems: string[]; line: LineOfWork }

const degreeWords = new Set(wordsOf(DEGREE_STEMS.replaceAll(/\s+/g, ' ')).stems)

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
    return stems.length === 0 ? [] : [{ stems, line: lineOfWork(new Map(stems.map((word) => [word, 1]))) }]
  })
}
