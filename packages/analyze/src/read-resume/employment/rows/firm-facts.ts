import type { Doc, Row } from '../../text/document.ts'
import { COLON, holdsSign } from '../../text/holds-sign.ts'
import { labelsOf } from '../records/labelled-rows.ts'
import type { Slot } from '../words/slot-labels.ts'
import { isAlone } from './own-dates.ts'
import type { Unit } from './unwrap-rows.ts'

const FACTS = new Set<Slot>(['aside', 'place', 'unit'])
/** Rows of facts, and those between them and the dates. */
const FARTHEST = 4

/**
 * Without labelled facts of the firm that stand between its name and the title above its dates: "Merrow Ltd", "Address: Tarn, Norvia",
 * "Business or sector: Mills", "Clerk", "[ 01/2019 – Current ]", as the European form prints them.
 */
export function withoutFirmFacts(doc: Doc, units: Unit[]): Unit[] {
  if (!units.some(({ row }) => isFact(doc, row))) return units
  return units.filter((unit, at) => {
    if (at === 0 || unit.ranges.length > 0 || !isFact(doc, unit.row)) return true
    const rest = units.slice(at + 1, at + 1 + FARTHEST)
    const next = rest.findIndex(({ row }) => !isFact(doc, row))
    const [title, dates] = next < 0 ? [] : rest.slice(next)
    return title === undefined || dates === undefined || !isBare(title) || !isAlone(dates)
  })
}

function isBare({ row, ranges }: Unit): boolean {
  return ranges.length === 0 && !row.bullet && row.words.length > 0
}

/** "Address: Tarn, Norvia": labels of nothing but facts. */
function isFact(doc: Doc, row: Row): boolean {
  if (row.bullet || row.level !== 'body' || !holdsSign(doc, row, COLON)) return false
  const labels = labelsOf(doc, row)
  return labels.length > 0 && labels.every(({ slot }) => FACTS.has(slot))
}
