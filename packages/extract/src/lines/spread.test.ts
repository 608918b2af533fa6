import { expect, test } from 'vitest'
import { orderPage } from './order-page.ts'
import type { Piece } from './piece.ts'

function piece(text: string, x0: number, base: number): Piece {
  const box = { x0, x1: x0 + text.length * 10, base, top: base - 8, bottom: base + 3 }
  return { text, ...box, size: 10, bold: false, font: 1, color: 0, turn: 0, blank: 'none' }
}

/** Rows of year, month and event on the left page, and of other things level with them on the right one. */
const sheet = Array.from({ length: 8 }, (_, at) => [
  piece(`${2000 + at}`, 70, 100 + 24 * at),
  piece(`${at + 1}`, 120, 100 + 24 * at),
  piece(`汐見株式会社${at} 入社`, 170, 100 + 24 * at),
  piece(`${2010 + at}`, 650, 100 + 24 * at),
  piece(`${at + 1}`, 700, 100 + 24 * at),
  piece(`免許${at} 取得`, 750, 100 + 24 * at),
]).flat()

test('two pages on one sheet are read one after the other', () => {
  const { rows } = orderPage(sheet, { width: 1190, height: 842, rightToLeft: false })
  const read = rows.map(({ text }) => text)
  expect(read).toHaveLength(16)
  expect(read[0]).toMatch(/^2000\s1\s汐見株式会社0 入社$/)
  expect(read[8]).toMatch(/^2010\s1\s免許0 取得$/)
})

test('a sheet is one page where something stands in its middle', () => {
  const { rows } = orderPage([piece('免許・資格および職歴の一覧', 540, 60), ...sheet], {
    width: 1190,
    height: 842,
    rightToLeft: false,
  })
  expect(rows.map(({ text }) => text)[1]).toContain('免許0')
})
