import { expect, it } from 'vitest'
import { joinGlyphs } from './join-glyphs.ts'
import type { Piece } from './piece.ts'

function glyph(text: string, x0: number, look: Partial<Piece> = {}): Piece {
  const box = { x0, x1: x0 + 6, base: 100, top: 92, bottom: 103 }
  return { text, ...box, size: 10, bold: false, font: 1, color: 0, turn: 0, blank: 'none', ...look }
}

const read = (pieces: Piece[]) => joinGlyphs(pieces, { upright: [], base: 'right' }).map(({ text }) => text)

it('keeps a letter on its line whose place is that of its high mark', () => {
  const high = { base: 97, top: 88, bottom: 90.5 }
  expect(read([glyph('د', 60), glyph('اً', 54, high)])).toEqual(['داً'])
})

it('tells blanks by the gap, not by what PDFium guesses', () => {
  const guessed = glyph(' ', 66, { x1: 66 })
  expect(read([glyph('ב', 66), guessed, glyph('א', 60), glyph('ג', 50)])).toEqual(['בא ג'])
})

it('gives the parts of a line in the order of the page', () => {
  expect(read([glyph('ב', 40), glyph('א', 200)])).toEqual(['א', 'ב'])
})

it('leaves a low letter of the next cell, which stands a little higher, off the last line of this one', () => {
  const low = { base: 91, top: 87, bottom: 90.5 }
  const line = [glyph('ב', 206), glyph('א', 200)]
  const cell = [glyph('ג', 66, low), glyph('ד', 60, { base: 91, top: 83, bottom: 94 })]
  expect(read([...line, ...cell])).toEqual(['בא', 'גד'])
})
