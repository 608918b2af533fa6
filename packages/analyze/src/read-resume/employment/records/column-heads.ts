import type { Doc, Row } from '../../text/document.ts'
import type { Word } from '../../text/phrase-set.ts'
import type { Columns } from './place-cells.ts'
import { columnSlot, type Slot, slotOf } from '../words/slot-labels.ts'

const MAIN = new Set<Slot>(['title', 'employer', 'dates', 'place'])

/** What the columns of a table hold by the cells of its head row. */
export function headsIn(doc: Doc, cells: Row[]): Columns {
  const heads = cells.map(({ words }) => headsOf(doc, words))
  // "Production" beside "Company": where one did it for the other, and no second employer.
  const employed = cells.some(({ words }) => slotOf(words) === 'employer')
  return heads.flatMap((slots, at) =>
    employed && slots.length === 1 && slots[0] === 'employer' && slotOf(cells[at]!.words) === undefined
      ? ['aside' as const]
      : slots,
  )
}

/** The head of a column; two where the gap between two heads was too narrow to see ("Organisation Designation"). */
function headsOf(doc: Doc, words: Word[]): Columns {
  if (slotOf(words) !== undefined || words.length < 2) return [columnSlot(words)]
  for (let at = 1; at < words.length; at++) {
    const pair = [slotOf(words.slice(0, at)), slotOf(words.slice(at))]
    const [first, second] = pair
    const names = first !== second && [first, second].every((slot) => slot !== undefined && MAIN.has(slot))
    if (names && words[at]!.start - words[at - 1]!.end === 1) return pair
  }
  return [columnSlot(words) ?? slotOf(untilComma(doc, words))]
}

/** "School, type, roll": what a cell names first is what its column holds. */
function untilComma({ fold }: Doc, words: Word[]): Word[] {
  const at = words.findIndex(({ end }) => fold[end] === ',')
  return at < 0 ? [] : words.slice(0, at + 1)
}
