import { WORK_LISTS } from '../../../knowledge/reading/entry-labels.ts'
import { closesRow, fillsRow, opensRow } from '../../dates/date-in-row.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc } from '../../text/document.ts'
import { compilePhrases, phraseAt } from '../../text/phrase-set.ts'
import type { Unit } from './unwrap-rows.ts'

const LISTS = compilePhrases(WORK_LISTS)

/**
 * The rows that list what was worked on in a post, behind "Projects:": dated as no post of the section is. They tell of the post
 * above, whatever they hold.
 */
export function listedWork(doc: Doc, units: Unit[]): Set<Unit> {
  const listed = listedPostings(doc, units)
  let form: string | undefined
  let isOpen = false
  for (const unit of units) {
    const { row } = unit
    if (row.words.length > 0 && doc.fold[row.end - 1] === ':' && phraseAt(row.words, 0, LISTS) === row.words.length) {
      isOpen = form !== undefined
      continue
    }
    const own = formOf(unit)
    form ??= own
    if (own === form || row.apart || row.gap || row.level !== 'body') isOpen = false
    else if (isOpen && own !== undefined) listed.add(unit)
  }
  return listed
}

/** "Fell Depot 2017-21; Tarn Yard 2013-17" below "Fitter, Merrow Navy, 2002-2022": where one was posted meanwhile. */
function listedPostings(doc: Doc, units: Unit[]): Set<Unit> {
  const listed = new Set<Unit>()
  let whole: DateRange | undefined
  for (const unit of units) {
    const { row, ranges } = unit
    if (ranges.length === 0) continue
    const [first] = ranges
    const isListed =
      whole !== undefined &&
      ranges.length > 1 &&
      !row.apart &&
      !row.gap &&
      doc.fold[first!.stop] === ';' &&
      ranges.every((range) => isWithin(range, whole!))
    if (isListed) listed.add(unit)
    else whole = ranges.length === 1 && !first!.single ? first : undefined
  }
  return listed
}

function isWithin({ begin, end }: DateRange, whole: DateRange): boolean {
  if (begin === undefined || end === undefined || whole.begin === undefined) return false
  return begin.year >= whole.begin.year && (whole.end === undefined || end.year <= whole.end.year)
}

/** At which end of its row a date stands; undefined of a row without one. */
function formOf({ row, ranges }: Unit): string | undefined {
  const range = ranges.find(({ single }) => !single) ?? ranges[0]
  if (range === undefined) return undefined
  if (fillsRow(row, range)) return 'alone'
  if (opensRow(row, range)) return 'first'
  return closesRow(row, range) ? 'last' : 'within'
}
