import { DEGREE_RANKS, STUDY_JOINING, STUDY_TOLD } from '../../knowledge/reading/degree-words.ts'
import type { Segment } from '../employment/words/segment.ts'
import type { Doc } from '../text/document.ts'
import { opensSmall } from '../text/letter-case.ts'
import { isPlace } from '../contact/home/find-place.ts'
import type { DegreeMatch } from './degree-shape.ts'
import { isSchool } from './school-shape.ts'

const LONGEST_NAME = 9

const RANKS = new Set(DEGREE_RANKS.split('|'))

/** Words of a sentence on a course, which are no part of its name. */
const TOLD = new Set(STUDY_TOLD.split('|'))
/** Words between others, which no field's name begins with a degree behind it. */
const JOINING = new Set(STUDY_JOINING.split('|'))
/** Those that a field's name may hold. */
const INNER = new Set(['in', 'of', 'and', 'for'])
/** How many: "9 GCSEs", "four A levels". */
const COUNT = /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/
const MOST_BEFORE = 5
const LONGEST_COUNTRY = 3
/** Languages in which the field stands before its degree, and is written small. */
const DEGREE_LAST = new Set(['hu', 'fi', 'et', 'lv', 'lt', 'tr'])

/** "Level 3 Diploma", "Sign Writing Certificate": words before the degree's own that say which of its kind it is. */
export function rankStart(doc: Doc, { words }: Segment, degree: DegreeMatch): number {
  let first = degree.first
  while (first > 0 && (RANKS.has(words[first - 1]!.key) || (first > 1 && /^\d$/.test(words[first - 1]!.key)))) first--
  if (first > 0 && degree.level === 'school' && COUNT.test(words[first - 1]!.key)) first--
  // "Two-Year Diploma", "3 Year Course"
  if (first > 1 && words[first - 1]!.key === 'year' && COUNT.test(words[first - 2]!.key)) first -= 2
  // "New Zealand Diploma in Business": the country that gives it.
  if (first > 0 && first <= LONGEST_COUNTRY && isPlace(doc, words.slice(0, first))) first = 0
  // "होटल प्रबंधन में स्नातक", "Computer Science BSc": the field first, and nothing behind.
  const last = degree.first + degree.count === words.length && words.length <= LONGEST_NAME
  if (last && first > 0 && first <= MOST_BEFORE && isField(doc, words.slice(0, first))) first = 0
  // "Fachfrau im Rechnungswesen mit eidg. Fachausweis": what the certificate was given for.
  if (first > 1 && words[first - 1]!.key === 'mit' && words.length <= LONGEST_NAME && !opensSmall(doc, words)) first = 0
  return words[first]?.start ?? degree.start
}

/** Whether one of the words tells of studies, as a sentence does: "completed", "I", "from". */
export function tellsOfStudy(words: Segment['words']): boolean {
  return words.some(({ key }) => TOLD.has(key))
}

/** Whether the words before a degree name its field: none tells of it, and the first is large where letters can be. */
function isField(doc: Doc, words: Segment['words']): boolean {
  const large = !opensSmall(doc, words) || DEGREE_LAST.has(doc.resume.language ?? '')
  const plain = !tellsOfStudy(words) && !words.some((word, at) => isJoining(doc, words, at) || /\d/.test(word.key))
  return large && plain && !isSchool(doc, words) && !isPlace(doc, words)
}

/** "Women in Governance": between two words in capitals a small one joins nothing but the name. */
function isJoining(doc: Doc, words: Segment['words'], at: number): boolean {
  const isLarge = (word: Segment['words'][number] | undefined) =>
    word !== undefined && doc.text[word.start] !== doc.fold[word.start]
  const inner = INNER.has(words[at]!.key) && isLarge(words[at - 1]) && isLarge(words[at + 1])
  return !inner && JOINING.has(words[at]!.key)
}
