import type { Field } from '@evenhand/model'
import type { Doc } from '../../text/document.ts'
import type { NameEvidence } from './name-evidence.ts'
import { firstStretch } from './name-stretches.ts'

/** Rows in which such a name may stand, and how many pieces it falls into. */
const SEARCHED_ROWS = 3
const LEAST_PIECES = 4
const MOST_PIECES = 40
/** Letters of a piece, of most of them. */
const SHORT = 2

/** "A D A M ERR O W" beside "ada_merrow@...": a name whose letters are set apart unevenly, and which the address divides. */
export function letteredName(doc: Doc, { local, slugs }: NameEvidence): Field | undefined {
  for (const row of doc.rows.slice(0, SEARCHED_ROWS)) {
    const [, until] = firstStretch(doc, row)
    const words = row.words.slice(0, MOST_PIECES).filter(({ end }) => end <= until)
    if (words.length < LEAST_PIECES || words.filter(({ key }) => key.length <= SHORT).length * 2 < words.length)
      continue
    // Initials are no pieces of a word.
    if (doc.fold.slice(words[0]!.start, words.at(-1)!.end).includes('.')) continue
    const [key, said] = [words.map((word) => word.key).join(''), words.map((word) => textOf(doc, word)).join('')]
    const parts = [...local.split(' '), ...slugs].map(partsOf).find((one) => one.length > 1 && one.join('') === key)
    if (parts === undefined || said.length !== key.length) continue
    const span = { start: words[0]!.start, end: words.at(-1)!.end }
    return { value: divided(said, parts), spans: [span], confidence: 0.8 }
  }
  return undefined
}

function textOf({ text }: Doc, { start, end }: { start: number; end: number }): string {
  return text.slice(start, end)
}

/** "ada", "merrow" of "ada_merrow84". */
function partsOf(address: string): string[] {
  return address.split(/[^\p{L}]+/u).filter((part) => part !== '')
}

function divided(letters: string, parts: string[]): string {
  let at = 0
  return parts.map((part) => letters.slice(at, (at += part.length))).join(' ')
}
