import { DURATION_LEADS } from '../../../knowledge/reading/present-words.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import { isDuration } from '../../dates/is-duration.ts'
import type { Doc } from '../../text/document.ts'
import { isShortNumber } from '../../text/is-short-number.ts'
import { compilePhrases, isPhrase } from '../../text/phrase-set.ts'
import { readHead } from '../head/read-head.ts'
import { KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import { KNOWN_TITLE } from '../words/title-shape.ts'
import { isAlone } from './own-dates.ts'
import type { Unit } from './unwrap-rows.ts'

const LEADS = compilePhrases(DURATION_LEADS)
/** Words of a row that is no sentence. */
const LONGEST_ROW = 14
/** Part of a section's rows that date a post each, or say how long it was held. */
const MOST = 0.6
const FEWEST = 2
/** Words of "2 years 6 months" and of "2 years". */
const LENGTHS = [4, 2]

/**
 * "Merrow Ltd, cook, 2 years" in a list of one row a post: how long a post was held, where nothing says when, tells it from those above
 * and below as dates would.
 */
export function withLengths(doc: Doc, units: Unit[]): Unit[] {
  if (units.length < FEWEST || units.some(isAlone)) return units
  const lengths = new Map(units.map((unit) => [unit, unit.ranges.length > 0 ? undefined : lengthIn(doc, unit)]))
  const lasting = units.filter((unit) => lengths.get(unit) !== undefined)
  const dated = units.filter(({ ranges }) => ranges.length > 0)
  if (lasting.length === 0 || lasting.length + dated.length < units.length * MOST) return units
  return units.map((unit) => {
    const range = lengths.get(unit)
    return range !== undefined && isPost(doc, unit, range) ? { ...unit, ranges: [range] } : unit
  })
}

/** The length of time that a sign or "for" parts from the words before it, at the end of its row or before another sign. */
function lengthIn(doc: Doc, { row }: Unit): DateRange | undefined {
  const { words } = row
  if (words.length > LONGEST_ROW) return undefined
  for (let at = 1; at < words.length - 1; at++) {
    // Only scripts without blanks write a number and its unit as one word.
    if (doc.latin && !isShortNumber(words[at]!)) continue
    const count = LENGTHS.find((length) => at + length <= words.length && isDuration(words.slice(at, at + length)))
    if (count === undefined) continue
    const [before, first, last] = [words[at - 1]!, words[at]!, words[at + count - 1]!]
    const isLed = at > 1 && isPhrase(before, LEADS)
    const isParted = isLed || OPENING.test(doc.fold.slice(before.end, first.start))
    const behind = doc.fold.slice(last.end, words[at + count]?.start ?? row.end)
    if (isParted && (at + count === words.length || CLOSING.test(behind)))
      return { current: false, single: false, bare: false, start: isLed ? before.start : first.start, stop: last.end }
  }
  return undefined
}

const CLOSING = /[,;|()[\]\t–—:]| - /
const OPENING = /[,;|()[\]\t–—:]| - |\. /

/** Whether the rest of the row names a post and where it was held. */
function isPost(doc: Doc, { row, titles }: Unit, range: DateRange): boolean {
  const { title, titleScore, employerScore, loose, detail, ...head } = readHead(doc, row, { ranges: [range], titles })
  if (detail) return false
  const isTitled = title !== undefined && titleScore >= KNOWN_TITLE
  return isTitled ? head.employer !== undefined || loose.length > 0 : employerScore >= KNOWN_EMPLOYER
}
