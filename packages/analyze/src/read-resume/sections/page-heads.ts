import type { Doc, Row } from '../text/document.ts'

/** Rows of the head of a page, at most and at least. */
const MOST = 8
const FEWEST = 2
/** Letters of the first row, at least: a mark or a letter of an index is no name. */
const SHORTEST = 5

/** The rows at the top of later pages that repeat the first rows of the document letter by letter, as a running head has them. */
export function pageHeads(doc: Doc): ReadonlySet<Row> {
  const heads = new Set<Row>()
  const [first, second] = doc.rows
  if (first === undefined || second === undefined || first.end - first.start < SHORTEST) return heads
  for (let at = FEWEST; at + 1 < doc.rows.length; at++) {
    if (!isSame(doc, first, doc.rows[at]) || !isSame(doc, second, doc.rows[at + 1])) continue
    let length = 0
    while (length < Math.min(MOST, at) && isSame(doc, doc.rows[length]!, doc.rows[at + length])) length++
    for (const row of doc.rows.slice(at, at + length)) heads.add(row)
    at += length - 1
  }
  return heads
}

function isSame(doc: Doc, one: Row, other: Row | undefined): boolean {
  if (other === undefined || one.end - one.start !== other.end - other.start || one.bullet !== other.bullet)
    return false
  return doc.fold.slice(one.start, one.end) === doc.fold.slice(other.start, other.end)
}
