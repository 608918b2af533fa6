import type { Doc, Row } from './document.ts'

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

/**
 * How far from the side where reading begins a row starts, in points: growing with its indent, but from no fixed
 * origin. Undefined where the format tells no places.
 */
export function rowPlace(doc: Doc, row: Row): number | undefined {
  const box = doc.resume.lines[row.index]?.box
  if (box === undefined) return undefined
  return RIGHT_TO_LEFT.has(doc.resume.language ?? '') ? -box[2] : box[0]
}
