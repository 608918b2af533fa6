import type { Field } from '@evenhand/model'
import { knownHeading } from '../../sections/heading-kind.ts'
import type { Doc, Row } from '../../text/document.ts'
import { type HomeCell, homeCells } from './home-cells.ts'
import { type HomePiece, homePieces } from './home-pieces.ts'

/** Rows of an address below its first, words of one, and letters of one that are looked at. */
const MOST_BELOW = 4
const LONGEST_ADDRESS = 14
const LOOKED_AT = 60

/** "12 Mill Lane," and the town in the row below; a label, and the address below it. */
export function endBelow(
  doc: Doc,
  rows: Row[],
  { at, piece, fields }: { at: number; piece: HomePiece; fields: Field[] },
): number {
  let end = piece.end
  // A house has a number: without one, without a label and a comma nothing goes on.
  if (piece.label === undefined && !/[\d,،、]/.test(doc.fold.slice(piece.start, end + 1))) return end
  const isBelow = piece.label !== undefined && doc.text.slice(piece.start, end).trim() === ''
  for (let next = at + 1; next < rows.length && next <= at + MOST_BELOW; next++) {
    const row = rows[next]!
    if (row.start < end || row.words.length > LONGEST_ADDRESS) break
    const isEmpty = piece.label !== undefined && doc.text.slice(piece.start, end).trim() === ''
    if (row.gap && !isEmpty) break
    const isOpen = /[,،、]\s?$/.test(doc.text.slice(rows[next - 1]!.end - 1, rows[next - 1]!.end + 1))
    if (!isEmpty && !isOpen && !isUnfinished(doc, piece.start, end) && !(isBelow && tells(doc, row))) break
    const first = homePieces(doc, row, fields)[0]
    if (
      first === undefined ||
      first.label !== undefined ||
      first.start > row.start + 1 ||
      knownHeading(row.words) !== undefined
    )
      break
    end = first.end
    if (!first.last) break
  }
  return end
}

const isTelling = ({ town, region, code, words }: HomeCell) => town || code !== '' || region < words.length

/** Whether a stretch tells a street and no town yet. */
function isUnfinished(doc: Doc, start: number, end: number): boolean {
  const cells = homeCells(doc, start, end)
  return cells.some(({ street }) => street > 0) && !cells.some(isTelling)
}

/** Whether a row tells a street, a town or a code. */
function tells(doc: Doc, { start, end }: Row): boolean {
  return homeCells(doc, start, Math.min(end, start + LOOKED_AT)).some((cell) => cell.street > 0 || isTelling(cell))
}
