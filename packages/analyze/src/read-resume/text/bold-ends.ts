import type { Doc, Row } from './document.ts'

/** Whether a row's last letters are bold, whatever most of them are. */
export function endsBold(doc: Doc, row: Row): boolean {
  const turns = doc.resume.lines[row.index]?.turns ?? []
  return opensBold(doc, row) === (turns.length % 2 === 0)
}

/** Whether a row's first letters are bold: those of every other stretch are, and of most letters it is known. */
export function opensBold(doc: Doc, row: Row): boolean {
  const turns = doc.resume.lines[row.index]?.turns ?? []
  const ends = [...turns, row.end]
  const like = ends.reduce((sum, end, at) => sum + (at % 2 === 0 ? end - (turns[at - 1] ?? row.start) : 0), 0)
  return row.bold === 2 * like >= row.end - row.start
}
