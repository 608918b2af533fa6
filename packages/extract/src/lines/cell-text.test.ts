import { expect, test } from 'vitest'
import { toParagraphs } from './cell-text.ts'
import type { Piece, Segment } from './piece.ts'

/** Pieces of a line, each in a font of its own number. */
function line(x0: number, base: number, parts: [text: string, font: number][]): Segment[] {
  const look = { base, top: base - 8, bottom: base + 2, size: 10, bold: false, color: 0, turn: 0 }
  let end = x0
  const pieces = parts.map(([text, font]): Piece => {
    const from = end
    end += text.length * 5
    return { ...look, text, x0: from, x1: end, font, blank: 'drawn' }
  })
  return [{ ...look, text: parts.map(([text]) => text).join(' '), x0, x1: end, font: parts[0]![1], pieces }]
}

const ITEM = line(40, 100, [['• Kept the books of both farms and of the mill', 1]])

test('a firm in letters of another look below the bullet of an item is a text of its own', () => {
  const firm = line(40, 115, [
    ['Merrow Wound Care Ltd.,', 2],
    ['Tarnford', 1],
  ])
  expect(toParagraphs([ITEM, firm], 240).map(({ text }) => text)).toEqual([
    '• Kept the books of both farms and of the mill',
    'Merrow Wound Care Ltd., Tarnford',
  ])
})

test('an item goes on in its own letters', () => {
  const rest = line(40, 115, [
    ['at Quarn, together with', 1],
    ['Merrow Ltd', 2],
  ])
  expect(toParagraphs([ITEM, rest], 240)).toHaveLength(1)
})
