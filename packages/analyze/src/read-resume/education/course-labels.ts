import { COURSE_FACTS } from '../../knowledge/reading/course-facts.ts'
import { COURSE_LABELS } from '../../knowledge/reading/course-words.ts'
import { ENTRY_LABELS } from '../../knowledge/reading/entry-labels.ts'
import { RECORD_LABELS } from '../../knowledge/reading/record-labels.ts'
import { compilePhrases, hasPhrase, isMadeOf, phraseAt, type Word } from '../text/phrase-set.ts'

/** What a label or a table's head says that a stretch is; `other`: none of the three. */
export type CourseSlot = 'school' | 'degree' | 'field' | 'other'

/** The labels of each slot. */
export const LABELS = [
  ['field', compilePhrases(ENTRY_LABELS.field, COURSE_LABELS.field)],
  ['school', compilePhrases(ENTRY_LABELS.school, COURSE_LABELS.school)],
  ['degree', compilePhrases(ENTRY_LABELS.degree, COURSE_LABELS.degree)],
] as const
const ANY_LABEL = compilePhrases(
  ...[ENTRY_LABELS, COURSE_LABELS].flatMap(({ field, school, degree }) => [field, school, degree]),
)
/** Labels of what neither school nor course is. */
const OTHERS = compilePhrases(
  ENTRY_LABELS.dates,
  ENTRY_LABELS.place,
  RECORD_LABELS.dates,
  COURSE_FACTS,
  'level in national classification|level in national or international classification|nivelul în clasificarea naţională sau internaţională|livello nella classificazione nazionale o internazionale|niveau dans la classification nationale ou internationale|nivel en la clasificación nacional o internacional|stufe der nationalen oder internationalen klassifikation|year of passing|passing year|grade|grades|marks|percentage|cgpa|gpa|class|class obtained|division|class division|result|results|status|score|aggregate|remarks|medium|duration|date completed|date of completion|completion date|year completed|year of completion|date obtained|year obtained|date awarded|year awarded|date graduated|year graduated|date of graduation|graduation date|graduation year|year of graduation|dates attended|years attended',
)

/** Whether words are the label of a school, a degree or a field. */
export function isCourseLabel(words: Word[]): boolean {
  return labelOf(words) !== undefined
}

/** What the value of a label tells of a course, where the words are one as a whole. */
export function labelOf(words: Word[]): CourseSlot | undefined {
  return LABELS.find(([, set]) => phraseAt(words, 0, set) === words.length)?.[0]
}

/** "Institute / Board": a cell of a table's head that begins with a label; the longest counts. */
export function openingLabel(words: Word[]): CourseSlot | undefined {
  if (words.length === 0) return undefined
  let slot: CourseSlot | undefined
  let longest = 0
  for (const [own, set] of LABELS) {
    const length = phraseAt(words, 0, set)
    if (length > longest) [slot, longest] = [own, length]
  }
  // "Speciality, degree": the words of the cell tell which of both they are.
  if (slot === 'field' && labelOf(words.slice(longest)) === 'degree') return 'degree'
  return slot ?? (isOtherLabel(words) ? 'other' : undefined)
}

/** Whether words are the label of what neither school nor course is. */
export function isOtherLabel(words: Word[]): boolean {
  return phraseAt(words, 0, OTHERS) === words.length
}

/** "Degree/Diploma": whether words are a label, or several of them, and nothing else. */
export function isOnlyLabels(words: Word[]): boolean {
  return isMadeOf(words, ANY_LABEL)
}

/** Whether a label of a school, a degree or a field stands among the words. */
export function holdsCourseLabel(words: Word[]): boolean {
  return hasPhrase(words, ANY_LABEL)
}
