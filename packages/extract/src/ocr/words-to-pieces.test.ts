import type Tesseract from 'tesseract.js'
import { expect, test } from 'vitest'
import { wordsToPieces } from './words-to-pieces.ts'

const SLOPE = 0.01

/** A line of words on a page that sinks to the right; `y` as on a level page, letters 20 pixels wide. */
function line(text: string, { x, y, height = 30 }: { x: number; y: number; height?: number }) {
  const words: object[] = []
  let left = x - SLOPE * y
  const sunk = (at: number) => y + SLOPE * at
  for (const word of text.split(' ')) {
    const right = left + 20 * word.length
    words.push({ text: word, confidence: 95, bbox: { x0: left, x1: right, y0: sunk(left) - height, y1: sunk(left) } })
    left = right + 10
  }
  const [x0, x1] = [x - SLOPE * y, left - 10]
  return {
    text,
    words,
    bbox: { x0, x1, y0: sunk(x0) - height, y1: sunk(x1) },
    baseline: { x0, x1, y0: sunk(x0), y1: sunk(x1) },
    rowAttributes: { rowHeight: height, descenders: 6, ascenders: 6 },
  }
}

const pageOf = (...lines: object[]) => ({ blocks: [{ paragraphs: [{ lines }] }] }) as unknown as Tesseract.Page

test('a page that lies askew is set level', () => {
  const { pieces, slope } = wordsToPieces(
    pageOf(
      line('Crane operator', { x: 100, y: 400 }),
      line('03/2015 - 08/2021', { x: 1200, y: 400 }),
      line('Harrow Docks', { x: 100, y: 1600 }),
    ),
    2,
  )
  expect(slope).toBeCloseTo(SLOPE, 5)
  const [post, dates, firm] = pieces
  expect(dates!.base).toBeCloseTo(post!.base, 3)
  expect(firm!.x0).toBeCloseTo(post!.x0, 2)
})

test('sizes that differ by the letters of a row are one, others are not', () => {
  const { pieces } = wordsToPieces(
    pageOf(
      line('Crane operator on the quay', { x: 100, y: 400, height: 30 }),
      line('caisson', { x: 100, y: 450, height: 28.5 }),
      line('Ingrid Solvang', { x: 100, y: 100, height: 70 }),
    ),
    2,
  )
  const [post, rest, name] = pieces.map(({ size }) => size)
  expect(rest).toBe(post)
  expect(name! / post!).toBeCloseTo(70 / 30, 3)
})
