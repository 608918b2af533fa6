import { isPlace } from '../contact/home/find-place.ts'
import type { Segment } from '../employment/words/segment.ts'
import type { Doc, Row } from '../text/document.ts'
import { isNote } from './course-notes.ts'
import { findCourseDegree } from './degree-shape.ts'
import { isMark } from './grade-of.ts'
import { isSchool } from './school-shape.ts'

const FEWEST_CELLS = 3

/**
 * "Fell University<tab>2014 - 2015<tab>Religion, ethics and art<tab>60": in a row of cells a comma or dash within one divides nothing
 * where all of it is a field by no known word, or "University of Tarn- Fell", the name of a school.
 */
export function wholeCells(doc: Doc, row: Row, segments: Segment[]): Segment[] {
  if (!doc.fold.slice(row.start, row.end).includes('\t')) return segments
  const cells = doc.fold.slice(row.start, row.end).split('\t').length
  if (cells < FEWEST_CELLS) return segments
  const joined: Segment[] = []
  let cell: Segment[] = []
  const close = () => {
    joined.push(...(cell.length > 1 && isOne(doc, cell) ? [asOne(cell)] : cell))
    cell = []
  }
  for (const segment of segments) {
    const last = cell.at(-1)
    if (last !== undefined && doc.fold.slice(last.end, segment.start).includes('\t')) close()
    cell.push(segment)
  }
  close()
  return joined
}

function asOne(cell: Segment[]): Segment {
  return { ...cell[0]!, end: cell.at(-1)!.end, words: cell.flatMap(({ words }) => words) }
}

function isOne(doc: Doc, [first, ...others]: Segment[]): boolean {
  const isTold = ({ words }: Segment) => isPlace(doc, words) || isNote(words) || isMark(doc, words)
  const isBroken = (segment: Segment, at: number) =>
    segment.sign === 'dash' && /^- $/.test(doc.fold.slice((others[at - 1] ?? first!).end, segment.start))
  if (others.some(({ words }) => isSchool(doc, words) || findCourseDegree(doc, words) !== undefined)) return false
  if (isSchool(doc, first!.words)) return others.every(isBroken)
  if (findCourseDegree(doc, first!.words) !== undefined || isTold(first!)) return false
  return others.every((segment) => ['comma', 'dash'].includes(segment.sign) && !isTold(segment))
}
