import { ExtractError, MAX_DOCUMENT_BYTES } from '@evenhand/model'
import type { WordFib } from './word-fib.ts'

/** A run of characters that lie together in the file. */
export type Piece = {
  /** First character, and the one after the last. */
  start: number
  end: number
  /** Where its bytes start in the WordDocument stream. */
  offset: number
  /** Bytes a character: 1 or 2. */
  width: 1 | 2
}

/** The pieces of a document's text in order. Throws ExtractError: damaged, too-large. */
export function readPieces(fib: WordFib, table: Uint8Array): Piece[] {
  const pieces = fib.pieces.length > 0 ? readPieceTable(fib, table) : []
  if (pieces.length > 0) return pieces
  if (!fib.isOld) throw new ExtractError('damaged', 'doc: no pieces')
  const length = Object.values(fib.counts).reduce((sum, count) => sum + count, 0)
  return [{ start: 0, end: Math.min(length, MAX_DOCUMENT_BYTES), offset: fib.textStart, width: fib.isWide ? 2 : 1 }]
}

function readPieceTable(fib: WordFib, table: Uint8Array): Piece[] {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength)
  let at = fib.pieces.offset
  const end = Math.min(at + fib.pieces.length, table.length)
  // Property lists come first, each with its length.
  while (at + 3 <= end && table[at] === 1) at += 3 + view.getUint16(at + 1, true)
  if (at + 5 > end || table[at] !== 2) return []
  const count = Math.floor((Math.min(view.getUint32(at + 1, true), end - at - 5) - 4) / 12)
  const first = at + 5
  const pieces: Piece[] = []
  for (let index = 0; index < count; index += 1) {
    const start = view.getInt32(first + index * 4, true)
    const stop = view.getInt32(first + index * 4 + 4, true)
    const place = view.getUint32(first + (count + 1) * 4 + index * 8 + 2, true)
    if (start < 0 || stop <= start || start !== (pieces.at(-1)?.end ?? 0)) continue
    if (stop > MAX_DOCUMENT_BYTES) throw new ExtractError('too-large', 'doc: text')
    pieces.push({ start, end: stop, ...placeOf(place, fib) })
  }
  return pieces
}

function placeOf(place: number, fib: WordFib): { offset: number; width: 1 | 2 } {
  if (fib.isOld) return { offset: place, width: fib.isWide ? 2 : 1 }
  const offset = place & 0x3fffffff
  return (place & 0x40000000) === 0 ? { offset, width: 2 } : { offset: offset >>> 1, width: 1 }
}
