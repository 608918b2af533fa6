import { expect, test } from 'vitest'
import type { Piece } from '../lines/piece.ts'
import { mendCork } from './mend-cork.ts'

const piece = (text: string, font: number): Piece => ({
  text,
  font,
  x0: 0,
  x1: 50,
  base: 10,
  top: 0,
  bottom: 12,
  size: 10,
  bold: false,
  color: 0,
  turn: 0,
  blank: 'none',
})
const fonts = (...named: boolean[]) => new Map(named.map((isNamed, id) => [id, { id, bold: false, named: isNamed }]))
const mended = (texts: string[], { named }: { named: boolean }) => {
  const pieces = texts.map((text) => piece(text, 0))
  mendCork(pieces, fonts(named))
  return pieces.map(({ text }) => text)
}

test.each([
  [
    ['O\u001ece Manager', '2015 \u0015 2019'],
    ['Office Manager', '2015 – 2019'],
  ],
  [
    ['\u008aukasz', 'sta\u001b', 'Stra\u00ffe'],
    ['Łukasz', 'staff', 'Straße'],
  ],
  [
    ['\u0088', '\u001cnance'],
    ['•', 'finance'],
  ],
  [['Café ¿qué?'], ['Café ¿qué?']],
])('fonts without names that hold codes of TeX: %j', (texts, expected) => {
  expect(mended(texts, { named: false })).toEqual(expected)
})

test('a font with a name keeps its codes, and tells of no others', () => {
  expect(mended(['O\u001ece'], { named: true })).toEqual(['O\u001ece'])
  const pieces = [piece('O\u001ece', 0), piece('\u008a', 1)]
  mendCork(pieces, fonts(true, false))
  expect(pieces[1]?.text).toBe('\u008a')
})
