import {
  BODY_LETTERS,
  COURSE_NOTES,
  DITTO_WORDS,
  LEAVING_VERBS,
  MEMBERSHIP_WORDS,
  THESIS_WORDS,
  WORK_TITLES,
} from '../../knowledge/reading/course-words.ts'
import { ONGOING_WORDS } from '../../knowledge/reading/degree-words.ts'
import { compilePhrases, keyOf, phraseAt, phraseKey, phraseKeys, type Word } from '../text/phrase-set.ts'

const NOTES = compilePhrases(COURSE_NOTES)
export const ONGOING = compilePhrases(ONGOING_WORDS)
const DITTO = compilePhrases(DITTO_WORDS)
const LEAVING = new Set(phraseKeys(LEAVING_VERBS))
/** What a row tells of a course, its work and its marks, and names none. */
const TOLD =
  /^(?:graduated|graduating|still|thesis|these|tesi|tesis|dissertation|diplomarbeit|abschlussarbeit|coursework|relevant|attended|completed|left|leaving|withdrew|transferred|dropped|abandoned|did not|year|advisor|supervisor|focus|minor|credits|exchange student|modules|subjects|scholarship|stipend|member|dean's|valedictorian|salutatorian|activities|president|тема|дипломная)/

/** Whether words behind a course only say how it was studied or how it ended. */
export function isNote(words: Word[]): boolean {
  if (words.length === 0 || isPlainNote(words) || phraseAt(words, 0, ONGOING) > 0) return true
  // "one year (2004-05) at ..."
  if (words.length === 2 && /^years?$/.test(words[1]!.key)) return true
  const note = phraseAt(words, 0, NOTES)
  if (note > 0 && words.length - note <= 2) return true
  return TOLD.test(words[0]!.key) || LEAVING.has(words[0]!.key) || /^\d/.test(words[0]!.key)
}

/** Whether all the words are such a note: "with distinction". */
export function isPlainNote(words: Word[]): boolean {
  return phraseAt(words, 0, NOTES) === words.length
}

const MEMBERSHIPS = compilePhrases(MEMBERSHIP_WORDS)
const LONGEST_DATE = 3

/** "2014<tab>Member of the Royal Institution": who belongs to a body, which is no course of study. */
export function isMembership(words: Word[]): boolean {
  const from = words.findIndex(({ key }) => !/^\d/.test(key))
  return from >= 0 && from <= LONGEST_DATE && phraseAt(words, from, MEMBERSHIPS) > 0
}

const BODIES = compilePhrases(BODY_LETTERS)

/** "ACCA", "CPA (K)": letters of a professional body, which outside a list of studies say what somebody is. */
export function isBodyLetters(words: Word[]): boolean {
  return phraseAt(words, 0, BODIES) > 0
}

/** "Thesis", "PhD thesis title", "Advisor": the label of a work or of who guided it, whatever its words name. */
export function isOfThesis(words: Word[]): boolean {
  if (words.length > LONGEST_WORK) return false
  const label = ` ${keyOf(words)} `
  return WORKS.some((work) => label.includes(work))
}

const WORKS = THESIS_WORDS.split('|').map((work) => ` ${phraseKey(work)} `)
const LONGEST_WORK = 4

/** "Title", "Título": the label of what such a work is called, or of a degree. */
export function isTitleOfWork(words: Word[]): boolean {
  return words.length === 1 && TITLES.has(words[0]!.key)
}

const TITLES = new Set(phraseKeys(WORK_TITLES))

/** "-do-", "ebd.", "same school". */
export function isDitto(words: Word[]): boolean {
  return words.length > 0 && phraseAt(words, 0, DITTO) === words.length
}
