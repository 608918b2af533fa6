import type { DegreeLevel } from '@evenhand/model'
import { isPlace } from '../contact/home/find-place.ts'
import { isPostNominal } from '../contact/name/name-shape.ts'
import { KNOWN_TITLE, titleScore } from '../employment/words/title-shape.ts'
import type { Doc, Row } from '../text/document.ts'
import { isCapital, opensLarge } from '../text/letter-case.ts'
import { matchesOf } from '../text/matches-of.ts'
import { type Word, wordsIn } from '../text/phrase-set.ts'
import { courseDegreeAt } from './degree-shape.ts'
import { isStudied } from './school-shape.ts'

const COLLEGE = new Set<DegreeLevel>(['associate', 'bachelor', 'master', 'doctorate'])
/** Words of such a row, of its field, and of the name of a college. */
const LONGEST_ROW = 14
const LONGEST_FIELD = 7
const LONGEST_NAME = 5
/** When it was, at the end of the row, with what may be said of it behind. */
const YEAR =
  /[\s,(–-]{1,4}(?:(?:class of|exp(?:ected|\.)?|in) )?(?:(?:19|20)\d{2}\s?[-–/]\s?)?(?:['’]|(?:19|20))\d{2}\)?\.?(?:\s?\([^()]{1,30}\))?$/
const SIGN = /,\s|\s[-–—@|]\s|\t/g

/**
 * "BSc Botany, Tarn 2019", "MSc Physics, QRN": a college's degree opens the row and its field, and what stands behind the comma
 * is written as a name, whatever the college is called. What is told without a year has a field.
 */
export function namesCollege(doc: Doc, row: Row): boolean {
  const { words } = row
  if (words.length > LONGEST_ROW || words.length < 2) return false
  const degree = courseDegreeAt(doc, words)
  if (degree === undefined || !COLLEGE.has(degree.level) || !opensLarge(doc, words[0]!)) return false
  const year = YEAR.exec(doc.fold.slice(row.start, row.end))
  const until = year === null ? row.end : row.start + year.index
  const [first, ...parts] = partsOf(doc, row.start, until)
  const name = parts.at(-1)
  if (first === undefined || name === undefined || parts.length > 2) return false
  const field = first.length - degree.count
  if (field < 0 || field > LONGEST_FIELD || (field === 0 && year === null)) return false
  // "Master Fitter (MF)"
  const bracket = first.findIndex(({ start: at }) => doc.fold[at - 1] === '(')
  if (titleScore(first, []) >= KNOWN_TITLE || titleScore(first.slice(0, bracket), []) >= KNOWN_TITLE) return false
  return isName(doc, name) && (year !== null || !isPlace(doc, name))
}

function partsOf(doc: Doc, start: number, end: number): Word[][] {
  const parts: Word[][] = []
  let from = start
  for (const sign of [...matchesOf(doc.fold.slice(start, end), SIGN), { 0: '', index: end - start }]) {
    parts.push(wordsIn(doc, from, start + sign.index))
    from = start + sign.index + sign[0].length
  }
  return parts.filter((words) => words.length > 0)
}

/** Few words, each with a capital or small and short, that are no field, title, degree or letters behind names. */
function isName(doc: Doc, words: Word[]): boolean {
  if (words.length > LONGEST_NAME || !isCapital(doc, words[0]!.start)) return false
  if (!words.every(({ start, key }) => isCapital(doc, start) || key.length <= 3)) return false
  if (isStudied(words.at(-1)!.key) || isPostNominal(words)) return false
  return courseDegreeAt(doc, words) === undefined && titleScore(words, []) < KNOWN_TITLE
}
