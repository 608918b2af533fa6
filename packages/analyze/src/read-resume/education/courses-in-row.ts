import type { DegreeLevel } from '@evenhand/model'
import type { DateRange } from '../dates/find-ranges.ts'
import type { Doc, Row } from '../text/document.ts'
import { courseDegreeAt, type DegreeMatch, findCourseDegree } from './degree-shape.ts'
import { isStudied } from './school-shape.ts'
import type { CourseRow } from './wrapped-rows.ts'

const LONGEST_ABBREVIATION = 4

const LONGEST_DEGREE = 8
const COLLEGE = new Set<DegreeLevel>(['bachelor', 'master', 'doctorate'])

/** "CPE, 2000; Legal Practice Course, 2001. LL.M., 2004": several courses in one row, each with a degree. */
export function atStops(doc: Doc, row: Row, ranges: DateRange[]): CourseRow[] {
  const at = row.words.findIndex((_, index) => isStop(doc, row, index) && isNextCourse(doc, row, { index, ranges }))
  if (at < 0) return [{ row, ranges }]
  const [first, words] = [row.words.slice(0, at), row.words.slice(at)]
  const { start } = words[0]!
  const { end } = first.at(-1)!
  return [
    {
      row: { ...row, end: doc.fold[end] === ')' ? end + 1 : end, words: first },
      ranges: ranges.filter((range) => range.stop <= start),
    },
    ...atStops(
      doc,
      { ...row, start, words, bullet: false },
      ranges.filter((range) => range.start >= start),
    ),
  ]
}

/** Whether a semicolon, or a full stop that ends no abbreviation, stands before a word. */
function isStop(doc: Doc, { words }: Row, at: number): boolean {
  if (at === 0) return false
  const last = words[at - 1]!
  const gap = doc.fold.slice(last.end, words[at]!.start)
  // Most words are divided by one blank.
  if (gap === ' ') return false
  if (gap.includes(';') || gap === ', ' || gap === '), ') return true
  return (
    /^\)?\.\s/.test(gap) && (gap.startsWith(')') || last.key.length > LONGEST_ABBREVIATION || /^\d{4}$/.test(last.key))
  )
}

/** Whether a degree opens behind a stop, and what stands before it names one or is dated. */
function isNextCourse(doc: Doc, { words }: Row, { index, ranges }: { index: number; ranges: DateRange[] }): boolean {
  const next = courseDegreeAt(doc, words.slice(index, index + LONGEST_DEGREE))
  if (next === undefined) return false
  if (/^\)?,/.test(doc.fold.slice(words[index - 1]!.end, words[index]!.start)))
    return isSecondDegree(doc, { words, index }, next) || isDatedToo(doc, words, { index, ranges })
  const dated = ranges.some((range) => range.stop <= words[index]!.start)
  return dated || findCourseDegree(doc, words.slice(0, index)) !== undefined
}

/** "CAP Pâtissier 2020, BTS Chocolatier 2021": a degree and its year, and behind the comma another with its own. */
function isDatedToo(doc: Doc, words: Row['words'], { index, ranges }: { index: number; ranges: DateRange[] }): boolean {
  if (ranges.length < 2) return false
  const isParted = (at: number) => /[,;]/.test(doc.fold.slice(words[at - 1]!.end, words[at]!.start))
  let from = index - 1
  while (from > 0 && !isParted(from)) from--
  let until = index + 1
  while (until < words.length && !isParted(until)) until++
  const isDated = (start: number, end: number) =>
    ranges.some((range) => range.start >= words[start]!.start && range.stop <= words[end]!.end + 1)
  const both = isDated(from, index - 1) && isDated(index, until - 1)
  return both && courseDegreeAt(doc, words.slice(from, index)) !== undefined
}

/** "BA, Physical Sciences, MA, Social Sciences": behind a degree and its field, the comma of another college degree. */
function isSecondDegree(
  doc: Doc,
  { words, index }: { words: Row['words']; index: number },
  next: DegreeMatch,
): boolean {
  if (!COLLEGE.has(next.level) || index + next.count >= words.length) return false
  const first = findCourseDegree(doc, words.slice(0, index))
  if (first === undefined || !COLLEGE.has(first.level) || first.first + first.count >= index) return false
  // "MS in Owls, PhD in Larks": what the one is in stands before the comma, as the other's stands behind its degree.
  const isIn = (behind: number) => words[behind]?.key === 'in' || words[behind - 1]!.key === 'in'
  if (isIn(first.first + first.count) && isIn(index + next.count)) return true
  return isStudied(words[index - 1]!.key)
}
