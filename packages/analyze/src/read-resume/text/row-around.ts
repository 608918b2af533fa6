import type { Doc } from './document.ts'

/** The index of the row in which an offset lies, or behind which it does. */
export function rowAround(doc: Doc, offset: number): number {
  let [at, until] = [0, doc.rows.length]
  while (at < until) {
    const middle = (at + until) >> 1
    if (doc.rows[middle]!.start <= offset) at = middle + 1
    else until = middle
  }
  return at - 1
}
