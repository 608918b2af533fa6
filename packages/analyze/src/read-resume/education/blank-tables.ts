import type { DateRange } from '../dates/find-ranges.ts'
import { isDivided } from '../employment/records/record-cells.ts'
import type { Doc, Row } from '../text/document.ts'
import { hasPhrase } from '../text/phrase-set.ts'
import { marksIn, readCells } from './blank-cells.ts'
import { type BlankHead, blankHead, type Column } from './blank-head.ts'
import type { Course } from './course.ts'
import { ONGOING } from './course-notes.ts'
import { degreeCell, opensWithDegree } from './degree-cell.ts'
import { isMarkAlone } from './grade-of.ts'
import type { CourseRow } from './wrapped-rows.ts'

const MOST_WORDS = 26
/** Rows over which the cells of one course are broken. */
const MOST_BROKEN = 8

type RangesOf = (row: Row) => DateRange[]

/** Courses of tables whose cells have blanks between them alone, and the rows that are in none. */
export function blankTables(doc: Doc, rows: Row[], rangesOf: RangesOf): { courses: Course[]; rest: Row[] } {
  const courses: Course[] = []
  const rest: Row[] = []
  for (let at = 0; at < rows.length;) {
    const head = blankHead(doc, rows, at)
    if (head === undefined) rest.push(rows[at++]!)
    else {
      const found = readTable(doc, rows, { at, head, rangesOf })
      courses.push(...found.courses)
      rest.push(...found.rest)
      at = found.next
    }
  }
  return { courses, rest }
}

type Table = { at: number; head: BlankHead; rangesOf: RangesOf }

/** The courses below a head, each in a row or broken over several up to the one with its date. */
function readTable(doc: Doc, rows: Row[], { at, head, rangesOf }: Table) {
  const courses: Course[] = []
  const rest: Row[] = []
  let pending: Row[] = []
  let next = at + head.count
  let missed = 0
  for (; next < rows.length; next++) {
    const row = rows[next]!
    if (isDivided(doc, row) || row.words.length > MOST_WORDS || isLabelled(doc, row)) break
    // The head of the next table.
    if (blankHead(doc, rows, next) !== undefined) break
    const whole = isMarked(head) ? marksIn(doc, row).length > 0 : closes(doc, row, rangesOf)
    if (!whole) {
      if (courses.length > 0 && pending.length === 0 && isMarkAlone(doc, row)) continue
      pending.push(row)
      if (pending.length > MOST_BROKEN) break
      continue
    }
    const course = courseOf(doc, [...pending, row], { columns: head.columns, rangesOf })
    if (course === undefined) {
      rest.push(...pending, row)
      if (++missed > 2) {
        next++
        pending = []
        break
      }
    } else {
      courses.push(course)
    }
    pending = []
  }
  return { courses, rest: [...rest, ...pending], next }
}

/** Where marks have the last column of a head in one row, and dates none, a year below a degree closes nothing. */
function isMarked({ columns, count }: BlankHead): boolean {
  return count === 1 && columns.at(-1) === 'mark' && !columns.includes('date')
}

/** Whether a row has the date, or what stands for it, with which the cells of a course are complete. */
function closes(doc: Doc, row: Row, rangesOf: RangesOf): boolean {
  return rangesOf(row).length > 0 || hasPhrase(row.words, ONGOING)
}

/** "Languages: ...": below a table. */
function isLabelled(doc: Doc, { start, end }: Row): boolean {
  return /^[\p{L} ]{3,24}:\s/u.test(doc.fold.slice(start, Math.min(end, start + 28)))
}

/** The course whose cells the last of the rows closes: from the last row that opens with a degree, else from the first. */
function courseOf(
  doc: Doc,
  rows: Row[],
  { columns, rangesOf }: { columns: Column[]; rangesOf: RangesOf },
): Course | undefined {
  for (let at = rows.length - 1; at >= 0; at--) {
    // "(C.B.S.E) 88.6%": of what stands above.
    const isOpening = doc.fold[rows[at]!.start] !== '(' && opensWithDegree(doc, rows[at]!.words)
    if (at > 0 && (!isOpening || isBroken(doc, rows[at - 1]!, rows[at]!))) continue
    const own = joined(rows.slice(at), rangesOf)
    const course = own.row.words.length > MOST_WORDS ? undefined : readCells(doc, own, columns)
    if (course !== undefined) return course
  }
  return undefined
}

/** "Senior<line end>Secondary": a degree that opens in the row above. */
function isBroken(doc: Doc, above: Row, { words }: Row): boolean {
  return degreeCell(doc, [...above.words, ...words]).count > above.words.length
}

function joined(rows: Row[], rangesOf: RangesOf): CourseRow {
  const last = rows.at(-1)!
  return {
    row: { ...rows[0]!, end: last.end, words: rows.flatMap(({ words }) => words) },
    ranges: rows.flatMap((row) => rangesOf(row)),
  }
}
