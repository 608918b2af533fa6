import type { Doc, Row } from '../../text/document.ts'
import { COLON, holdsSign } from '../../text/holds-sign.ts'
import { labelsOf } from '../records/labelled-rows.ts'
import type { Slot } from '../words/slot-labels.ts'
import { isAlone } from './own-dates.ts'
import type { Unit } from './unwrap-rows.ts'

const FACTS = new Set<Slot>(['aside', 'place', 'unit'])
/** Rows of facts, and those between them and the dates. */
const FARTHEST = 4
/** Labels above their values that make a form. */
const FEWEST_ASKED = 2
const LONGEST_VALUE = 8

/**
 * Without labelled facts that a form has among the rows of a post: of the firm between its name and the title above its dates, as
 * the European form prints them ("Merrow Ltd", "Address: Tarn, Norvia", "Business or sector: Mills", "Clerk", "[ 01/2019 –
 * Current ]"), and labels above their values, as applicant systems do ("Hours worked per week", "40").
 */
export function withoutFirmFacts(doc: Doc, units: Unit[]): Unit[] {
  const asked = askedIn(doc, units)
  const left = asked.size < FEWEST_ASKED ? units : units.filter((unit, at) => !asked.has(at) && !asked.has(at - 1))
  if (!left.some(({ row }) => isFact(doc, row))) return left
  return left.filter((unit, at) => {
    if (at === 0 || unit.ranges.length > 0 || !isFact(doc, unit.row)) return true
    const rest = left.slice(at + 1, at + 1 + FARTHEST)
    const next = rest.findIndex(({ row }) => !isFact(doc, row))
    const [title, dates] = next < 0 ? [] : rest.slice(next)
    return title === undefined || dates === undefined || !isBare(title) || !isAlone(dates)
  })
}

/** Where a label of an aside has a row of its own, and its value the next one. */
function askedIn(doc: Doc, units: Unit[]): Set<number> {
  const asked = new Set<number>()
  for (const [at, unit] of units.entries()) {
    const value = units[at + 1]
    if (value === undefined || asked.has(at - 1) || !isBare(unit) || !isBare(value)) continue
    if (value.row.words.length > LONGEST_VALUE || holdsSign(doc, unit.row, COLON)) continue
    const [label, ...others] = labelsOf(doc, unit.row)
    if (label?.slot !== 'aside' || others.length > 0 || label.value.words.length > 0) continue
    if (labelsOf(doc, value.row).length === 0) asked.add(at)
  }
  return asked
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
