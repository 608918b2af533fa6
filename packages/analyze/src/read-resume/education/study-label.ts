import { LEVEL_ASKED, STUDY_LABELS } from '../../knowledge/reading/study-labels.ts'
import { slotOf } from '../employment/words/slot-labels.ts'
import type { Doc, Row } from '../text/document.ts'
import { isShortNumber } from '../text/is-short-number.ts'
import { keyOf, phraseKey, phraseKeys, type Word } from '../text/phrase-set.ts'
import { type CourseSlot, isOtherLabel, labelOf } from './course-labels.ts'

/** A label of a form that asks for studies. `isLevel`: it asks for the level alone; `isGrid`: it shares its row, or stands above its value. */
export type StudyLabel = { slot: CourseSlot | 'from' | 'to'; key: string; isLevel: boolean; isGrid?: boolean }

const own = new Map<string, CourseSlot>()
for (const [slot, list] of Object.entries(STUDY_LABELS))
  for (const phrase of list.split('|')) own.set(phraseKey(phrase), slot as CourseSlot)
const LEVELS = new Set(phraseKeys(LEVEL_ASKED))
const LONGEST = 8

/** What a cell asks for, where it is a label and nothing else. */
export function studyLabel(doc: Doc, { words }: Row): StudyLabel | undefined {
  if (words.length === 0 || words.length > LONGEST) return undefined
  const label = words.length > 1 && isShortNumber(words[0]!) ? words.slice(1) : words
  for (const asked of [label, beforeBracket(doc, label)]) {
    const slot = asked.length === 0 ? undefined : slotFor(asked)
    if (slot !== undefined) return { slot, key: keyOf(asked), isLevel: LEVELS.has(keyOf(asked)) }
  }
  return undefined
}

function slotFor(words: Word[]): StudyLabel['slot'] | undefined {
  const known = own.get(keyOf(words)) ?? labelOf(words)
  if (known !== undefined) return known
  const slot = slotOf(words)
  if (slot === 'from' || slot === 'to') return slot
  return isOtherLabel(words) || slot === 'dates' || slot === 'place' ? 'other' : undefined
}

/** "Education Level (Achieved)", "To (Actual or Expected)": without the remark. */
function beforeBracket(doc: Doc, words: Word[]): Word[] {
  const at = words.findIndex((word, index) => index > 0 && doc.fold[word.start - 1] === '(')
  return at < 0 ? [] : words.slice(0, at)
}

/** "Education 1": what such a form has above each course. */
export function isHeadOfForm(doc: Doc, { words, end, start }: Row): boolean {
  const [, number, ...more] = words
  if (number === undefined || more.length > 0) return false
  return isShortNumber(number) && !doc.fold.slice(start, end).includes('\t')
}
