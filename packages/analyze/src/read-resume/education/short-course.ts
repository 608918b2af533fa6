import { COURSE_LENGTHS, COURSE_OPENERS } from '../../knowledge/reading/course-facts.ts'
import type { Doc, Row } from '../text/document.ts'
import { foldText } from '../text/fold-text.ts'
import { phraseKeys, type Word } from '../text/phrase-set.ts'
import { WordSet } from '../text/word-set.ts'

const OPENERS = new Set(phraseKeys(COURSE_OPENERS.whole))
const OPENER_ENDS = new RegExp(`.(?:${foldText(COURSE_OPENERS.ends)})$`)
const INSIDE = new WordSet(phraseKeys(COURSE_OPENERS.inside))
const LENGTH = new RegExp(
  `(?<![\\d.,/:])(\\d{1,3}) ?(?:(${foldText(COURSE_LENGTHS.hours)})|(?:${foldText(COURSE_LENGTHS.days)}))(?!\\p{L})`,
  'u',
)
const MOST_HOURS = 200
const MOST_DAYS = 30
const LONGEST_ROW = 300

/**
 * "Curso de Excel, 40 horas", "Kurs i ellära, 3 dagar", "Corso di aggiornamento", below the heading of studies: what takes some
 * hours or days, or is called a course and no more.
 */
export function isShortCourse(doc: Doc, { start, end, words }: Row, first: Word): boolean {
  const text = doc.fold.slice(start, Math.min(end, start + LONGEST_ROW))
  const isCalled = OPENERS.has(first.key) || OPENER_ENDS.test(first.key)
  const length = isCalled || words.some((word) => INSIDE.has(word)) ? LENGTH.exec(text) : null
  if (length !== null) return Number(length[1]) <= (length[2] === undefined ? MOST_DAYS : MOST_HOURS)
  // In Portuguese a degree course is called so, too.
  if (!isCalled || words.length < 2 || doc.resume.language === 'pt') return false
  // "Kurs 2010 - 2013": what takes years.
  return (text.match(YEAR)?.length ?? 0) < 2
}

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/g
