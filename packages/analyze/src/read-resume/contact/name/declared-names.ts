import { DECLARING } from '../../../knowledge/reading/name-words.ts'
import type { Doc } from '../../text/document.ts'
import type { NameCandidate } from './labelled-names.ts'
import { MOST_FORM, nameShape } from './name-shape.ts'

/** Rows at the end among which a declaration stands, and letters of its row that are looked into. */
const LAST_ROWS = 14
const SEARCHED = 160
const LEAST_NAMES = 2
/** What it says for a name that it declares. */
const DECLARED = 0.3
const [OPENINGS, VERBS] = [0, 1].map((at) => DECLARING.map((forms) => forms[at]!).join('|'))
const OPENED = new RegExp(`^(${OPENINGS}),?\\s([^,:;\\d()]{4,60}?)(?:\\s?\\([^()]{1,30}\\))?,?\\s(?:${VERBS})`)

/**
 * "I, Ada Merrow, hereby declare ...", "Je soussignée Ada Merrow certifie ...": who says at the end that all is
 * true.
 */
export function declaredNames(doc: Doc): NameCandidate[] {
  const found: NameCandidate[] = []
  for (const row of doc.rows.slice(-LAST_ROWS)) {
    if (row.words.length <= LEAST_NAMES) continue
    const declared = OPENED.exec(doc.fold.slice(row.start, Math.min(row.end, row.start + SEARCHED)))
    if (declared === null) continue
    const start = row.start + declared[0].indexOf(declared[2]!, declared[1]!.length)
    const shape = nameShape(doc, start, start + declared[2]!.length)
    if (shape === undefined || shape.words.length < LEAST_NAMES) continue
    found.push({ shape, score: shape.score + MOST_FORM - shape.form + DECLARED, signed: true })
  }
  return found
}
