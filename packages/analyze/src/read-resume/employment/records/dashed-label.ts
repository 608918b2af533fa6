import { opensWithPlace } from '../../contact/home/find-place.ts'
import type { Doc, Row } from '../../text/document.ts'
import { BAR, COLON, holdsSign, TAB } from '../../text/holds-sign.ts'
import { isCapital } from '../../text/letter-case.ts'
import { keyOf } from '../../text/phrase-set.ts'
import { WordSet } from '../../text/word-set.ts'
import { type Slot, slotOf } from '../words/slot-labels.ts'
import { titleScore, KNOWN_TITLE } from '../words/title-shape.ts'
import { cellOf } from './record-cells.ts'

const NAMING = new Set<Slot>(['title', 'employer', 'client', 'dates', 'duty'])
/** "Post-Doctoral Fellow", "Client-Server Developer": with a dash and no blank, halves of a word. */
const HALVES = new Set(['post', 'client'])
const LONGEST_LABEL = 3
/** Labels that are no first word of a title. */
const ROLES = new WordSet(['role', 'designation'])
const LONGEST_ROLE = 8
const [BLANK, DASH] = [32, 45]

type Labelled = { slot: Slot; key: string; value: Row }

/** "Role Sr. Network Engineer", where the sign or the width between the columns of a page was lost. */
function bareRole(doc: Doc, row: Row): Labelled | undefined {
  const [label, first, ...rest] = row.words
  if (label === undefined || first === undefined || rest.length > LONGEST_ROLE) return undefined
  if (doc.codes[label.end] !== BLANK || first.start !== label.end + 1 || !isCapital(doc, first.start)) return undefined
  // "Role Played: Clerk"
  if (holdsSign(doc, row, COLON | TAB | BAR)) return undefined
  if (titleScore([first, ...rest], []) < KNOWN_TITLE) return undefined
  return { slot: 'title', key: label.key, value: cellOf(doc, row, [label.end + 1, row.end]) }
}

/** "Company - Merrow Ltd", "Client- Quarn", "Role-Analyst": a label that a dash parts from its value. */
export function dashedLabel(doc: Doc, row: Row): Labelled | undefined {
  if (row.words[0] !== undefined && ROLES.has(row.words[0])) {
    const role = bareRole(doc, row)
    if (role !== undefined) return role
  }
  for (let length = 1; length <= LONGEST_LABEL; length++) {
    const [last, next] = [row.words[length - 1], row.words[length]]
    if (last === undefined || next === undefined) return undefined
    const dash = doc.codes[last.end] === BLANK ? last.end + 1 : last.end
    if (doc.codes[dash] !== DASH) continue
    const words = row.words.slice(0, length)
    const slot = slotOf(words)
    const isApart = doc.codes[dash + 1] === BLANK
    if (slot === undefined || !NAMING.has(slot) || (!isApart && HALVES.has(last.key))) return undefined
    // "Company-wide"
    if (!isCapital(doc, next.start) && slot !== 'dates') return undefined
    // "Company Name - City , State": in place of the employer's own.
    if (slot === 'employer' && opensWithPlace(doc, row.words.slice(length))) return undefined
    return { slot, key: keyOf(words), value: cellOf(doc, row, [dash + 1, row.end]) }
  }
  return undefined
}
