import { isLasting } from '../../dates/date-in-row.ts'
import type { Doc } from '../../text/document.ts'
import { itemBefore } from '../../text/item-before.ts'
import { isHours, isTraining } from '../words/before-contract.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'
import { isAlone } from './own-dates.ts'
import type { Unit } from './unwrap-rows.ts'

/**
 * Without rows that tell of nothing but a contract, between a title and its dates: "Clerk", "Full-time", "2019 - 2021 · 2 yrs", as
 * networks write the roles at one employer. Elsewhere, and below a firm, such a word may be the title: "Aushilfe", "Internship".
 */
export function withoutContracts(doc: Doc, units: Unit[]): Unit[] {
  return units.filter((unit, at) => {
    const [above, next] = [itemBefore(units, at), units[at + 1]]
    if (next === undefined || above === undefined || !isAlone(next) || !isBare(unit) || !isBare(above)) return true
    const isKind = isHours(unit.row.words)
    if (!isKind && !isTraining(unit.row.words)) return true
    return (
      titleScore(above.row.words, above.titles) < KNOWN_TITLE &&
      !(isKind && next.ranges.some((range) => isLasting(doc, next.row, range)))
    )
  })
}

function isBare({ row, ranges }: Unit): boolean {
  return ranges.length === 0 && !row.bullet && row.words.length > 0
}
