import { KNOWN_TITLE, titleScore } from '../employment/words/title-shape.ts'
import { employerScore, KNOWN_EMPLOYER } from '../employment/words/employer-shape.ts'
import type { Doc } from '../text/document.ts'
import { isSchool } from './school-shape.ts'
import type { Course } from './course.ts'
import { findCourseDegree } from './degree-shape.ts'
import type { CourseSegment } from './split-course.ts'

/** Where trades are learned with a master or a firm. */
const LANGUAGES = new Set(['de'])
const OF = new Set(['fur', 'für', 'im', 'in'])

/**
 * "1998 – 2001 Rechtsanwaltsfachangestellte, Kanzlei Dr. Merrow, Tarn", "2017–2021 Anlagenmechaniker bei Firma Tarn, Gesellenbrief
 * 2021": the trade that somebody learned and the firm where, in a row of studies with its time.
 */
export function learnTrade(doc: Doc, course: Course, segments: CourseSegment[]): boolean {
  const [trade, firm] = segments
  if (!LANGUAGES.has(doc.resume.language ?? '') || trade === undefined || firm === undefined) return false
  if (trade.slot !== undefined || !course.ranges.some(({ single }) => !single)) return false
  if (findCourseDegree(doc, trade.words) !== undefined || isSchool(doc, trade.words) || isSchool(doc, firm.words))
    return false
  // "Anlagenmechaniker für Klimatechnik"
  const of = trade.words.findIndex(({ key }) => OF.has(key))
  if (titleScore(of < 1 ? trade.words : trade.words.slice(0, of), []) < KNOWN_TITLE) return false
  if (firm.sign !== 'at' && (firm.sign !== 'comma' || employerScore(doc, firm.words) < KNOWN_EMPLOYER)) return false
  course.degreeSpan = [trade.start, trade.end]
  course.school = firm
  return true
}
