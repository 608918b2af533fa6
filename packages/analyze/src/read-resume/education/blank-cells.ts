import { LEVEL_LABELS } from '../../knowledge/reading/course-words.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import type { Doc, Row } from '../text/document.ts'
import { trimRange } from '../text/field-of.ts'
import { compilePhrases, hasPhrase, phraseAt, type Word } from '../text/phrase-set.ts'
import type { Column } from './blank-head.ts'
import { type Course, emptyCourse } from './course.ts'
import { ONGOING } from './course-notes.ts'
import { degreeBehind, degreeCell } from './degree-cell.ts'
import { findCourseDegree } from './degree-shape.ts'
import { gradeOf, GRADES } from './grade-of.ts'
import { isFaculty, isSchool, isSchoolWord, isStudied } from './school-shape.ts'
import type { CourseRow } from './wrapped-rows.ts'

const GROUPS = compilePhrases(LEVEL_LABELS)
const LONGEST_DEGREE = 14
const LONGEST_SCHOOL = 16
const MARKS =
  /\d{1,3}(?:[.,]\d{1,2})? ?%|\b\d{1,2}[.,]\d{1,3}(?: ?\/ ?\d{1,2}(?:\.\d{1,2})?)?(?![\d.])|\b\d{1,4} ?\/ ?\d{1,4}\b/g
/** What closes a row in a column of marks, or of how a course stands. */
const CLOSING =
  /^(?:\d{1,3}|i{1,3}|ist|iind|[1-3](?:st|nd|rd)|first|second|third|a|b|o|pass|passed|div|division|class|grade|points?|percent|marks|distinction|hons|pursuing|appearing|appeared|awaited|result|completed|na|nil|till|date|present|ongoing)$/

/** A course in a row of a table whose cells have blanks between them alone; undefined where the row has no such cells. */
export function readCells(doc: Doc, { row, ranges }: CourseRow, columns: Column[]): Course | undefined {
  const stretches = stretchesOf(doc, row, { ranges, columns })
  const groups = groupsOf(columns).flatMap((group) =>
    isParted(columns, stretches) ? group.map((own) => [own]) : [group],
  )
  if (groups.length !== 1 && stretches.length !== groups.length) return undefined
  const course = emptyCourse(row, ranges)
  for (const [at, group] of groups.entries()) {
    if (stretches[at] === undefined || !readGroup(doc, course, { group, words: stretches[at] })) return undefined
  }
  if (course.degreeSpan === undefined && course.school === undefined) return undefined
  course.grade = gradeOf(doc, row) ?? marksIn(doc, row)[0]
  course.ongoing = hasPhrase(row.words, ONGOING)
  return course
}

/** "BSc (2014-18) Merrow University 70%": a year that has no column parts the degree from the school. */
function isParted(columns: Column[], stretches: Word[][]): boolean {
  const named = columns.filter((column) => column !== 'number' && column !== 'mark')
  return stretches.length === 2 && named.length === 2 && named[0] === 'degree' && named[1] === 'school'
}

/** The columns of words that stand side by side, between those of dates and marks. */
function groupsOf(columns: Column[]): Column[][] {
  const groups: Column[][] = [[]]
  for (const column of columns) {
    if (column === 'date' || column === 'mark' || column === 'number') groups.push([])
    else groups.at(-1)!.push(column)
  }
  return groups.filter((group) => group.some((column) => column !== 'other'))
}

type Cells = { ranges: DateRange[]; columns: Column[] }

/** The runs of words between dates and marks. */
function stretchesOf(doc: Doc, row: Row, { ranges, columns }: Cells): Word[][] {
  const numbered = columns[0] === 'number' || /^\d{1,2}[.)]\s/.test(doc.fold.slice(row.start, row.start + 5))
  const words = numbered && /^\d{1,2}$/.test(row.words[0]!.key) ? row.words.slice(1) : row.words
  const others = [...ranges.map(({ start, stop }) => [start, stop] as const), ...marksIn(doc, row)]
  const taken = words.map((word) => others.some(([start, stop]) => word.start < stop && word.end > start))
  if (columns.includes('mark')) takeMarks(words, taken)
  const stretches: Word[][] = [[]]
  for (const [at, word] of words.entries()) {
    if (!taken[at]) stretches.at(-1)!.push(word)
    else if (stretches.at(-1)!.length > 0) stretches.push([])
  }
  return stretches.filter((stretch) => stretch.length > 0)
}

export function marksIn(doc: Doc, { start, end }: Row): [number, number][] {
  const text = doc.fold.slice(start, end)
  return [...text.matchAll(MARKS)].map(({ index, 0: { length } }) => [start + index, start + index + length])
}

/** Marks in words: those that close the row or stand beside a date or a number. */
function takeMarks(words: Word[], taken: boolean[]): void {
  for (let at = words.length - 1; at > 0; at--) {
    if (!taken[at] && !CLOSING.test(words[at]!.key) && !isGrade(words, at)) break
    taken[at] = true
  }
  for (let at = 1; at < words.length; at++) {
    const length = taken[at - 1] ? phraseAt(words, at, GRADES) : 0
    for (let i = at; i < at + length; i++) taken[i] = true
  }
}

function isGrade(words: Word[], at: number): boolean {
  return phraseAt(words, at, GRADES) > 0 || (at > 0 && phraseAt(words, at - 1, GRADES) === 2)
}

type Group = { group: Column[]; words: Word[] }

function readGroup(doc: Doc, course: Course, { group, words }: Group): boolean {
  const school = group.indexOf('school')
  const degree = group.findIndex((column) => column === 'degree' || column === 'field')
  const boards = group.filter((column) => column === 'school').length > 1
  if (school < 0) return takeDegree(doc, course, words)
  if (degree < 0) return takeSchool(doc, course, { words, boards })
  if (degree < school) {
    const { count } = degreeCell(doc, words)
    if (count === 0) {
      // "Tertiary Weir University": the level alone.
      const level = phraseAt(words, 0, GROUPS)
      return level > 0 && level < words.length && takeSchool(doc, course, { words: words.slice(level), boards })
    }
    const rest = words.slice(count)
    return (
      takeDegree(doc, course, words.slice(0, count)) &&
      (rest.length === 0 || takeSchool(doc, course, { words: rest, boards }))
    )
  }
  const from = degreeBehind(doc, words)
  if (from === 0) return false
  return takeSchool(doc, course, { words: words.slice(0, from), boards }) && takeDegree(doc, course, words.slice(from))
}

function takeDegree(doc: Doc, course: Course, words: Word[]): boolean {
  const [first, last] = [words[0]!, words.at(-1)!]
  if (words.length > LONGEST_DEGREE || course.degreeSpan !== undefined) return course.degreeSpan !== undefined
  course.degree = findCourseDegree(doc, words)
  course.degreeSpan = trimRange(doc, first.start, closed(doc, last))
  return true
}

/** The school, up to a comma or bracket; of a college and its university, the college. */
function takeSchool(doc: Doc, course: Course, { words, boards }: { words: Word[]; boards: boolean }): boolean {
  if (words.length > LONGEST_SCHOOL || !/[\p{L}]/u.test(doc.fold[words[0]!.start]!)) return false
  const parts: Word[][] = [[]]
  for (const [at, word] of words.entries()) {
    if (at > 0 && /[,()[\];|]/.test(doc.fold.slice(words[at - 1]!.end, word.start))) parts.push([])
    parts.at(-1)!.push(word)
  }
  // "Department of Botany, Merrow University"
  const named = (isFaculty(parts[0]!) && parts.find((part) => isSchool(doc, part) && !isFaculty(part))) || parts[0]!
  const own = boards ? named.slice(0, endOfFirst(doc, named)) : named
  course.school = { start: own[0]!.start, end: closed(doc, own.at(-1)!), words: own, sign: '' }
  return true
}

/** How many words are the first of two schools: "Weir Junior College Tarn Board". */
function endOfFirst(doc: Doc, words: Word[]): number {
  for (let at = 2; at < words.length; at++) {
    const rest = words.slice(at)
    if (!isSchoolWord([words[at - 1]!]) && !isStudied(words[at - 1]!.key)) continue
    if (/^(?:of|for|and|in|de)$/.test(words[at]!.key) || isSchoolWord([words[at]!])) continue
    if (isSchool(doc, words.slice(0, at)) && (isSchool(doc, rest) || isShort(doc, rest))) return at
  }
  return words.length
}

/** "CBSE", "R.G.P.V.". */
function isShort(doc: Doc, words: Word[]): boolean {
  return /^[\p{Lu}.]{2,10}$/u.test(doc.text.slice(words[0]!.start, words.at(-1)!.end))
}

/** With the bracket that closes behind it, or the stop of a short form: "S.S.C.". */
function closed(doc: Doc, { key, start, end }: Word): number {
  const bracket = /^\.?[)\]]/.exec(doc.fold.slice(end, end + 2))
  if (bracket !== null) return end + bracket[0].length
  return doc.fold[end] === '.' && (key.length <= 2 || doc.fold[start - 1] === '.') ? end + 1 : end
}
