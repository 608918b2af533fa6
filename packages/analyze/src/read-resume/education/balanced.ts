import type { Doc } from '../text/document.ts'

/** How far behind a stretch the bracket that it opens may close. */
const FARTHEST = 60

/** A stretch with its brackets whole: up to where one closes in its row, or else without what is open. */
export function balanced(doc: Doc, [start, end]: readonly [number, number]): [number, number] {
  const text = doc.fold.slice(start, end)
  const square = text.lastIndexOf('[')
  if (square > 0 && text.indexOf(']', square) < 0) return balanced(doc, [start, start + square])
  // "(BSc (Hons))": the bracket that ends last was opened before it.
  if (text.endsWith('))') && text.split('(').length < text.split(')').length) return balanced(doc, [start, end - 1])
  const [opens, closes] = [text.lastIndexOf('('), text.indexOf(')')]
  // "학사) 편입": what stands before it was in a bracket.
  if (closes > 0 && !text.slice(0, closes).includes('(')) return [start, start + closes]
  if (opens < 1 || text.indexOf(')', opens) > 0) return [start, end]
  const more = /^[^()\n\t]*\)/.exec(doc.fold.slice(end, end + FARTHEST))
  return more === null ? [start, start + opens] : [start, end + more[0].length]
}
