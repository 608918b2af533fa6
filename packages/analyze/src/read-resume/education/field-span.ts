import { BEFORE_FIELDS, FIELD_OPENERS, NO_FIELDS, SUBJECTS_INCLUDED } from '../../knowledge/reading/course-words.ts'
import type { Doc } from '../text/document.ts'
import { compilePhrases, isMadeOf, phraseAt, type Word, wordsIn } from '../text/phrase-set.ts'

const OPENERS = compilePhrases(FIELD_OPENERS, BEFORE_FIELDS)
const SUBJECTS = compilePhrases(SUBJECTS_INCLUDED)
const NONE = compilePhrases(NO_FIELDS)

type Stretch = readonly [number, number]

/**
 * What of a stretch behind a degree names its field: "obor Právo" without its label; nothing of "(WASSCE)", "incl. Maths"
 * and of the short form of the degree itself, "Master of Tarn Boats (MTB)".
 */
export function fieldSpan(doc: Doc, [start, end]: Stretch, degree: Stretch | undefined): Stretch | undefined {
  const words = wordsIn(doc, start, end)
  if (phraseAt(words, 0, SUBJECTS) > 0 || isMadeOf(words, NONE)) return undefined
  if (degree !== undefined && words.length === 1 && isShort(words[0]!, wordsIn(doc, ...degree))) return undefined
  const label = phraseAt(words, 0, OPENERS)
  return label > 0 && label < words.length ? [words[label]!.start, end] : [start, end]
}

/** Whether a word is made of the first letters of the words before it. */
function isShort({ key, start }: Word, degree: Word[]): boolean {
  const before = degree.filter((word) => word.start < start)
  const letters = before.map((word) => word.key[0]).join('')
  return (
    key.length > 1 &&
    (letters === key ||
      before
        .filter(({ key }) => key.length > 3)
        .map(({ key }) => key[0])
        .join('') === key)
  )
}
