import type { Education, Span } from '@evenhand/model'
import { COURSE_OPENERS, GRADUATED_WORDS, STUDY_VERBS } from '../../knowledge/reading/course-words.ts'
import type { Doc } from '../text/document.ts'
import { listedAt, phraseListOf } from '../text/phrase-list.ts'
import { compilePhrases, phraseAt, wordsIn, type Word } from '../text/phrase-set.ts'
import { isSchoolWord } from './school-shape.ts'

const VERBS = compilePhrases(STUDY_VERBS)
const OPENERS = compilePhrases(COURSE_OPENERS)
const LEFT = phraseListOf(GRADUATED_WORDS)
/** Letters before and behind a school within which it is told that one left it. */
const AROUND = 70
/** Words between a verb and its degree: "appena presa la licenza media". */
const MOST_BETWEEN = 3

/**
 * Whether a sentence outside the sections of studies tells of one's own: of a degree and its school, of a school that one left, of
 * a degree right behind the verb that tells of it.
 */
export function isToldOf(doc: Doc, { degree, school, level }: Education): boolean {
  if (degree !== undefined && school !== undefined) return true
  if (school !== undefined) {
    const [span] = school.spans
    const near = sentenceAround(doc, span!.start, span!.end)
    return near.some((_, at) => listedAt(near, at, LEFT) > 0)
  }
  if (degree === undefined || !isWhole(doc, degree.spans[0]!, level)) return false
  const start = degree.spans[0]!.start
  const before = wordsIn(doc, Math.max(0, start - AROUND), start)
  return before.some((_, at) => {
    const count = phraseAt(before, at, VERBS)
    return count > 0 && before.length - at - count <= MOST_BETWEEN && !isParted(doc, before[at + count - 1]!, start)
  })
}

/** "diploma", "a course": words that need a school beside them. */
function isWhole(doc: Doc, { start, end }: Span, level: Education['level']): boolean {
  const words = wordsIn(doc, start, end)
  if (isSchoolWord(words) || phraseAt(words, 0, OPENERS) > 0) return false
  const count = words.length
  return count >= (level === 'vocational' ? WHOLE_TRADE : 2)
}

const WHOLE_TRADE = 3

function isParted({ text }: Doc, { end }: Word, until: number): boolean {
  return /[.!?;:\n]/.test(text.slice(end, until))
}

/** The words of the same sentence near a school. */
function sentenceAround(doc: Doc, start: number, end: number): Word[] {
  const before = doc.text.slice(Math.max(0, start - AROUND), start)
  const from = Math.max(...['. ', '! ', '? ', '\n'].map((stop) => before.lastIndexOf(stop)))
  const behind = /[.!?]\s|\n/.exec(doc.text.slice(end, end + AROUND))?.index ?? AROUND
  return wordsIn(doc, start - before.length + Math.max(0, from + 1), Math.min(doc.text.length, end + behind))
}
