import { MORE_SKILLS, NETWORK_SKILLS } from '../../../knowledge/reading/network-words.ts'
import type { Doc } from '../../text/document.ts'
import { isShortNumber } from '../../text/is-short-number.ts'
import { phraseKeys } from '../../text/phrase-set.ts'
import type { Unit } from './unwrap-rows.ts'

const SKILLS = new Set(phraseKeys(NETWORK_SKILLS))
const MORE = new Set(phraseKeys(MORE_SKILLS))
/** So many words from the end of the row the count may stand. */
const LATEST = 4
const LONGEST = 16

/** Without rows that name two skills of a post and count the others, as networks have them below its duties: "SQL, Excel and +3 skills". */
export function withoutCountedSkills(doc: Doc, units: Unit[]): Unit[] {
  return units.some((unit) => isCounted(doc, unit)) ? units.filter((unit) => !isCounted(doc, unit)) : units
}

function isCounted(doc: Doc, { row, ranges }: Unit): boolean {
  const { words } = row
  if (ranges.length > 0 || words.length < 3 || words.length > LONGEST) return false
  const earliest = Math.max(1, words.length - LATEST)
  let at = words.length - 1
  while (at >= earliest && !isShortNumber(words[at]!)) at--
  if (at < earliest || !SKILLS.has(words[at + 1]?.key ?? '')) return false
  if (doc.fold[words[at]!.start - 1] === '+') return true
  return MORE.has(words[at - 1]!.key) || MORE.has(words[at + 2]?.key ?? '')
}
