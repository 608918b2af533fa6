import type { Span } from '@evenhand/model'
import {
  CLAUSE_ENDS,
  HOURS_HEADINGS,
  NONE_OF,
  REFUSING,
  REFUSING_SIGNS,
  WILLING,
  WILLING_SIGNS,
} from '../knowledge/judging/willing-words.ts'
import type { EvidenceLine } from './evidence-lines.ts'
import { hoursWorked } from './hours-of.ts'
import { lineAt } from './line-at.ts'
import { lowerSameLength } from './lower-same-length.ts'
import type { Evidence } from './prepare-evidence.ts'
import { sentencesIn } from './sentences.ts'

/** What a resume says of a kind of hours: that they are offered, that they were worked, that they are refused. */
export type HoursSaid = { span: Span; isOffered: boolean; isRefused: boolean }

const BEGINS = '(?<![\\p{L}\\p{M}])'
const OFFERED = new RegExp(`${BEGINS}(?:${WILLING})|${WILLING_SIGNS}`, 'u')
const EACH_OFFERED = new RegExp(OFFERED.source, 'gu')
const REFUSED = new RegExp(`${BEGINS}(?:${REFUSING})|${REFUSING_SIGNS}`, 'u')
const NONE = new RegExp(`${BEGINS}(?:${NONE_OF})(?![\\p{L}\\p{M}])`, 'u')
const CLAUSES = new RegExp(CLAUSE_ENDS, 'gu')
/** A row that is headed by a word for hours, or is their heading. */
const HEADED = new RegExp(`^\\P{L}*(?:${HOURS_HEADINGS})[^:–—|\\t\\n]{0,30}(?:[:–—|\\t]|$)`, 'u')
const LONGEST_HEADING = 40
const HEADING_WORDS = 3
/** Rows that a heading reaches. */
const REACH = 3
/** Where people say whether they have a car, and which is no evidence of anything else. */
const OF_THE_PERSON = new Set(['contact', 'personal'])

const known = new WeakMap<Evidence, Map<string, HoursSaid>>()

/** What is said of each kind of hours; read once a resume. */
export function hoursSaid(evidence: Evidence): ReadonlyMap<string, HoursSaid> {
  const before = known.get(evidence)
  if (before !== undefined) return before
  const said = new Map<string, HoursSaid>()
  // What there is none of is blanked in the text that shows things.
  const plain = lowerSameLength(evidence.whole)
  for (const { kind, start } of hoursWorked(evidence.folded)) {
    const at = lineAt(evidence.lines, start)
    const line = evidence.lines[at]
    if (line === undefined || !isOwn(line, kind, evidence)) continue
    const told = toldAt(start, at, { ...evidence, plain })
    const first = said.get(kind)
    said.set(kind, first === undefined ? told : both(first, told))
  }
  known.set(evidence, said)
  return said
}

/** What is offered in one place and refused in another is both, shown by the first place that offers it. */
function both(first: HoursSaid, next: HoursSaid): HoursSaid {
  const isBetter = (next.isOffered && !first.isOffered) || (first.isRefused && !next.isRefused && !first.isOffered)
  return {
    span: isBetter ? next.span : first.span,
    isOffered: first.isOffered || next.isOffered,
    isRefused: first.isRefused || next.isRefused,
  }
}

function isOwn(line: EvidenceLine, kind: string, { leftOut }: Evidence): boolean {
  const { worth, section, start, end } = line
  if (leftOut.some((span) => span.start < end && span.end > start)) return false
  return worth > 0 || (kind === 'vehicle' && OF_THE_PERSON.has(section))
}

function toldAt(place: number, at: number, { lines, text, folded, plain }: Evidence & { plain: string }): HoursSaid {
  const line = lines[at]!
  const sentence = sentencesIn(text, line).find(({ start, end }) => place >= start && place < end) ?? line
  const said = folded.slice(sentence.start, sentence.end)
  const clause = clauseAt(said, place - sentence.start)
  const isNone = NONE.test(clauseAt(plain.slice(sentence.start, sentence.end), place - sentence.start))
  const isRefused = isNone || REFUSED.test(clause.replaceAll(EACH_OFFERED, ' '))
  const isOffered = !isRefused && (OFFERED.test(said) || isHeaded(at, lines, plain))
  const end = sentence.start + said.trimEnd().length
  return { span: { start: sentence.start, end }, isOffered, isRefused }
}

function clauseAt(said: string, place: number): string {
  let start = 0
  for (const { index, 0: sign } of said.matchAll(CLAUSES)) {
    if (index >= place) return said.slice(start, index)
    start = index + sign.length
  }
  return said.slice(start)
}

/** Below a heading for hours, or behind such a word, people say what they would work. */
function isHeaded(at: number, lines: EvidenceLine[], plain: string): boolean {
  const rowOf = ({ start, end }: Span) => plain.slice(start, end).trim()
  if (HEADED.test(rowOf(lines[at]!).slice(0, LONGEST_HEADING))) return true
  for (let above = at - 1; above >= Math.max(0, at - REACH); above--) {
    const row = rowOf(lines[above]!)
    if (row.length > LONGEST_HEADING) continue
    if (row.split(/\s/u).length <= HEADING_WORDS && HEADED.test(row)) return true
    if (lines[above]!.worth === 0) return false
  }
  return false
}
