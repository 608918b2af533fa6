import { BOARD_FACTS, BOARD_ROLES } from '../../../knowledge/reading/industry-words.ts'
import type { Doc } from '../../text/document.ts'
import { itemBefore } from '../../text/item-before.ts'
import { compilePhrases, phraseAt, type PhraseSet } from '../../text/phrase-set.ts'
import { isPlace } from '../../contact/home/find-place.ts'
import { labelOf } from '../head/labelled-head.ts'
import { isHours } from '../words/before-contract.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'
import { isAlone } from './own-dates.ts'
import type { Unit } from './unwrap-rows.ts'

const FACTS = compilePhrases(BOARD_FACTS)
const ROLES = compilePhrases(BOARD_ROLES)
/** Rows between a title and the facts: the employer, and where it is. */
const NEAR = 3

/**
 * Without the facts that boards put between the head of a post and its dates: "Clerk", "Merrow Ltd", "Industry: Retail", "Role:
 * Administration", "May 2019 - Present". They are none of what was done, which would part the dates from their post.
 */
export function withoutFactRows(doc: Doc, units: Unit[]): Unit[] {
  const dropped = new Set<Unit>()
  for (let at = 1; at < units.length; at++) {
    if (isSecondTitle(doc, units, at)) dropped.add(units[at]!)
    for (const unit of kindsBelow(doc, units, at)) dropped.add(unit)
    if (!isFact(doc, units[at]!)) continue
    const end = endOfFacts(doc, units, at)
    const dates = units[end]
    const run = units.slice(at, end)
    const isParting = dates !== undefined && isAlone(dates)
    const isHeaded = (isParting || run.some((unit) => isLabelled(doc, unit, ROLES))) && isBelowHead(doc, units, at)
    if (isDatedFirm(units[at - 1]!) || isHeaded) for (const unit of run) dropped.add(unit)
    at = end
  }
  return dropped.size === 0 ? units : units.filter((unit) => !dropped.has(unit))
}

/**
 * "Cashier" / "Merrow Ltd" / "Full Time" / "Sales" / "Retail" / "May 2019 - June 2021": behind the contract what kind of work it is
 * and what the firm deals in, down to the dates.
 */
function kindsBelow(doc: Doc, units: Unit[], at: number): Unit[] {
  const [title, firm, contract] = [units[at - 2], units[at - 1]!, units[at]!]
  if (title === undefined || !isHours(contract.row.words) || ![title, firm, contract].every(isPlain)) return []
  if (titleScore(title.row.words, title.titles) < KNOWN_TITLE) return []
  const below = units.slice(at + 1, at + 2 + MOST_KINDS)
  const kinds = below.slice(0, Math.max(0, below.findIndex(isAlone)))
  const areKinds = kinds.length > 0 && kinds.length <= MOST_KINDS && kinds.every(isPlain)
  return areKinds && !kinds.some(({ row }) => isPlace(doc, row.words)) ? [contract, ...kinds] : []
}

const MOST_KINDS = 2

/** A short row without date and mark. */
function isPlain({ row, ranges }: Unit): boolean {
  return ranges.length === 0 && !row.bullet && row.words.length > 0 && row.words.length <= LONGEST
}

/** "部署・役職：経理部 主任" / "職種：経理": the kind of work below the title that a label names. */
function isSecondTitle(doc: Doc, units: Unit[], at: number): boolean {
  if (!isLabelled(doc, units[at]!, ROLES)) return false
  const { row } = units[at - 1]!
  return labelOf(doc, row)?.slot === 'title' && !isLabelled(doc, units[at - 1]!, ROLES)
}

/** Where the run of facts ends. A role among them is one of them. */
function endOfFacts(doc: Doc, units: Unit[], from: number): number {
  let at = from + 1
  while (at < units.length && (isFact(doc, units[at]!) || isLabelled(doc, units[at]!, ROLES))) at++
  return at
}

/** "2020 - now Merrow Ltd" above "Employees: 120": a post of it, or the first of several, stands below. */
function isDatedFirm(unit: Unit): boolean {
  return unit.ranges.some(({ single }) => !single) && !isAlone(unit)
}

/** Whether a title that no label names stands in one of the rows right above. */
function isBelowHead(doc: Doc, units: Unit[], at: number): boolean {
  const near = units.slice(Math.max(0, at - NEAR), at)
  const above = itemBefore(units, at)
  if (above === undefined || above.row.bullet || isAlone(above)) return false
  return near.some(
    ({ row, ranges, titles }) =>
      ranges.length === 0 &&
      !row.bullet &&
      labelOf(doc, row) === undefined &&
      titleScore(row.words, titles) >= KNOWN_TITLE,
  )
}

/** "Company industry: Retail", "◆ Employees: 120" */
function isFact(doc: Doc, unit: Unit): boolean {
  return isLabelled(doc, unit, FACTS) || (isShort(unit) && labelOf(doc, unit.row)?.slot === 'note')
}

function isLabelled(doc: Doc, unit: Unit, labels: PhraseSet): boolean {
  const { words, bullet } = unit.row
  const length = isShort(unit) && !bullet ? phraseAt(words, 0, labels) : 0
  return length > 0 && /^\s?[:\t]/.test(doc.fold.slice(words[length - 1]!.end, unit.row.end))
}

const LONGEST = 14

function isShort({ row, ranges }: Unit): boolean {
  return ranges.length === 0 && row.words.length > 1 && row.words.length <= LONGEST
}
