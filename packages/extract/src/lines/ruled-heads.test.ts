import { expect, it } from 'vitest'
import { orderPage } from './order-page.ts'
import type { Piece } from './piece.ts'
import type { Rule } from './ruled-cells.ts'

const PAGE = { width: 600, height: 800, rightToLeft: false }

/** Lines of one cell, ten points apart, set about its middle. */
function cell(middle: number, base: number, texts: string[]): Piece[] {
  return texts.map((text, at) => {
    const [half, line] = [text.length * 1.8, base + 10 * at]
    const box = { x0: middle - half, x1: middle + half, base: line, top: line - 6, bottom: line + 2 }
    return { text, ...box, size: 8, bold: false, font: 1, color: 0, turn: 0, blank: 'none' }
  })
}

const upright = (x: number, top: number, bottom: number): Rule => [x, top, x + 0.5, bottom]
const level = (y: number, left: number, right: number): Rule => [left, y, right, y + 0.5]

/** Columns 40 to 100, 100 to 160, 160 to 300, 300 to 460 and 460 to 540; the first two lie under one head. */
const RULES = [
  ...[40, 160, 300, 460, 540].map((x) => upright(x, 100, 180)),
  upright(100, 130, 180),
  ...[100, 150, 180].map((y) => level(y, 40, 540)),
  level(130, 40, 160),
]
const HEAD = [
  ...cell(100, 110, ['1. INCLUSIVE DATES', '(mm/dd/yyyy)']),
  ...cell(230, 118, ['POSITION TITLE', '(Write in full)']),
  ...cell(380, 118, ['OFFICE / COMPANY', '(Write in full)']),
  ...cell(500, 108, ['SALARY/', 'JOB/ PAY', 'GRADE &', 'STEP']),
  ...cell(70, 143, ['From']),
  ...cell(130, 143, ['To']),
]
const ROW = [
  ...cell(70, 168, ['07/01/2019']),
  ...cell(130, 168, ['PRESENT']),
  ...cell(230, 168, ['CLERK II']),
  ...cell(380, 168, ['CITY OF MERROW']),
  ...cell(500, 168, ['11-2']),
]

const rowsOf = (pieces: Piece[]) => orderPage(pieces, { ...PAGE, rules: RULES }).rows.map(({ text }) => text)

it('gives the head of a table on one line, each cell whole, below what stands over several of them', () => {
  expect(rowsOf([...HEAD, ...ROW])).toEqual([
    '1. INCLUSIVE DATES (mm/dd/yyyy)',
    'From\tTo\tPOSITION TITLE (Write in full)\tOFFICE / COMPANY (Write in full)\tSALARY/ JOB/ PAY GRADE & STEP',
    '07/01/2019\tPRESENT\tCLERK II\tCITY OF MERROW\t11-2',
  ])
})

it('leaves a row without dates below it, which heads nothing', () => {
  const plain = ROW.map((piece) => (piece.text.startsWith('07') ? { ...piece, text: 'July' } : piece))
  expect(rowsOf([...HEAD, ...plain])).not.toContain(
    'From\tTo\tPOSITION TITLE (Write in full)\tOFFICE / COMPANY (Write in full)\tSALARY/ JOB/ PAY GRADE & STEP',
  )
})
