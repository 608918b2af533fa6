import { WORK_LISTS } from '../../../knowledge/reading/entry-labels.ts'
import { closesRow, fillsRow, opensRow } from '../../dates/date-in-row.ts'
import type { Doc } from '../../text/document.ts'
import { compilePhrases, phraseAt } from '../../text/phrase-set.ts'
import type { Unit } from './unwrap-rows.ts'

const LISTS = compilePhrases(WORK_LISTS)

/**
 * The rows that list what was worked on in a post, behind "Projects:": dated as no post of the section is. They tell of the post
 * above, whatever they hold.
 */
export function listedWork(doc: Doc, units: Unit[]): Set<Unit> {
  const listed = new Set<Unit>()
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

/** At which end of its row a date stands; undefined of a row without one. */
function formOf({ row, ranges }: Unit): string | undefined {
  const range = ranges.find(({ single }) => !single) ?? ranges[0]
  if (range === undefined) return undefined
  if (fillsRow(row, range)) return 'alone'
  if (opensRow(row, range)) return 'first'
  return closesRow(row, range) ? 'last' : 'within'
}
