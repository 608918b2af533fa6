import type { SectionKind } from '@evenhand/model'
import type { Part } from '../sections/find-sections.ts'
import type { Doc, Row } from '../text/document.ts'
import { findDegree } from './degree-shape.ts'
import { isSchool } from './school-shape.ts'

/** Sections whose degrees are other people's, or wishes. */
const SILENT = new Set<SectionKind>(['references', 'interests', 'cover-letter', 'publications'])
const LONGEST_ROW = 20
/** Rows around a degree that may name its school. */
const REACH = 2

/** Runs of rows outside education sections that name a course: a degree of a college, and its school close by. */
export function strayCourses(doc: Doc, parts: Part[]): Row[][] {
  return parts
    .filter((part) => part.kind !== 'education' && !SILENT.has(part.kind))
    .flatMap(({ rows }) => {
      const runs: Row[][] = []
      for (let at = 0; at < rows.length; at++) {
        if (!namesDegree(doc, rows[at]!)) continue
        const until = schoolNear(doc, rows, at)
        if (until === undefined) continue
        runs.push(rows.slice(at, until + 1))
        at = until
      }
      return runs
    })
}

function namesDegree(doc: Doc, row: Row): boolean {
  if (row.words.length > LONGEST_ROW) return false
  const degree = findDegree(doc, row.words.slice(0, 6))
  return degree !== undefined && degree.first <= 1 && degree.level !== 'school' && degree.level !== 'vocational'
}

/** The last row of the course: its own, or one of the next that names a school. */
function schoolNear(doc: Doc, rows: Row[], at: number): number | undefined {
  for (let i = at; i < Math.min(rows.length, at + REACH + 1); i++) {
    const row = rows[i]!
    if (row.words.length > LONGEST_ROW || (i > at && namesDegree(doc, row))) return undefined
    if (isSchool(doc, row.words.slice(-12))) return i
  }
  return undefined
}
