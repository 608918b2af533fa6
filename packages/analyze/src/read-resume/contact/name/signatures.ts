import type { Doc, Row } from '../../text/document.ts'
import { compilePhrases, phraseAt } from '../../text/phrase-set.ts'
import { SIGNATURE_LABELS } from '../../../knowledge/reading/name-words.ts'
import type { NameHints } from './head-names.ts'
import type { NameCandidate } from './labelled-names.ts'
import { behindEnding, type Letter, signs } from './letter-rows.ts'
import { MOST_FORM, type NameShape, nameShape } from './name-shape.ts'
import { callsItself } from './told-names.ts'
import { mayBeat, mostOf } from './weigh-name.ts'

/** Rows at the end in which a name may sign, and how long it may be. */
const LAST_ROWS = 4
const LONGEST_SIGNATURE = 9
/** What it says for a name that it signs. */
const SIGNED = 0.12
/** The same where the first rows call somebody so, and names of such a signature. */
const CALLED = 0.55
const MOST_NAMES = 3
const SIGNATURES = compilePhrases(SIGNATURE_LABELS)
/**
 * "Date:      (Ada Merrow)", "Place: Merrow     Ada Weir": what brackets or a gap set apart behind what such a row
 * says.
 */
const BEHIND = /^[^()]{3,60}\s\(([^()]{4,60})\)$|^.{3,24}:\s?\S.{0,40}?(?:\s{3,}|\t\s*)([^:\t]{4,60})$/
const LONGEST_ROW = 160

/** `least`: how much the best of the candidates above weighs. */
type Search = { letter: Letter | undefined; least: number }

/** A signature: below a letter, or in the last rows, where brackets or what stands above may mark it. */
export function signatures(doc: Doc, hints: NameHints, { letter, least }: Search): NameCandidate[] {
  const found: NameCandidate[] = []
  const from = Math.max(0, doc.rows.length - LAST_ROWS)
  for (const [at, row] of doc.rows.slice(from).entries()) {
    if (row.words.length > LONGEST_SIGNATURE || !mayBeat(mostOf(doc, row.words, hints) + MOST_FORM + SIGNED, least))
      continue
    const behind = behindSigning(doc, row)
    const shape = nameShape(doc, ...(behind ?? ([row.start, row.end] as const)))
    if (shape === undefined) continue
    const signed = behind !== undefined || doc.rows.slice(Math.max(0, from + at - 2), from + at).some(signs)
    const marked = signed || isBracketed(doc, row)
    const sure = marked && shape.words.length > 1 ? SIGNED : 0
    found.push({ shape, score: shape.score + (marked ? MOST_FORM - shape.form + sure : -0.15), signed })
  }
  const below = letter?.signature && nameShape(doc, letter.signature.start, letter.signature.end)
  if (below) found.push({ shape: below, score: below.score + (below.words.length > 1 ? 0.3 : -0.1) })
  const called = calledAbove(doc)
  return called === undefined ? found : [...found, { shape: called, score: called.score + CALLED, signed: true }]
}

/** "ada merrow" in the last row, below "hi its ada from the yard": a name in small letters, the first of which is said above. */
function calledAbove(doc: Doc): NameShape | undefined {
  const row = doc.rows.at(-1)
  const [first, second] = row?.words ?? []
  if (row === undefined || second === undefined || row.words.length > MOST_NAMES || row.capitals > 0) return undefined
  return callsItself(doc, first!.key) ? nameShape(doc, row.start, row.end) : undefined
}

function isBracketed({ fold }: Doc, { start, end }: Row): boolean {
  return fold[start] === '(' && fold[end - 1] === ')'
}

/**
 * What stands behind the date or the place of such a row, behind its label or a letter's ending: "Signature: Ada Merrow",
 * "Kind regards, Ada Merrow".
 */
function behindSigning(doc: Doc, row: Row): [number, number] | undefined {
  if (!signs(row) || row.end - row.start > LONGEST_ROW) return undefined
  const label = phraseAt(row.words, 0, SIGNATURES)
  if (label > 0 && row.words.length > label + 1) return [row.words[label]!.start, row.end]
  const ended = behindEnding(doc, row)
  if (ended !== undefined) return [ended, row.end]
  const text = doc.fold.slice(row.start, row.end)
  const behind = BEHIND.exec(text)
  const value = behind?.[1] ?? behind?.[2]
  if (value === undefined) return undefined
  const start = row.start + text.lastIndexOf(value)
  return [start, start + value.length]
}
