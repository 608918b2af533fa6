import { describe, expect, it } from 'vitest'
import { toRow } from './join-rows.ts'
import { joinPieces } from './join-pieces.ts'
import type { Piece } from './piece.ts'
import { rowText } from './row-text.ts'

function piece(text: string, x0: number, look: Partial<Piece> = {}): Piece {
  const box = { x0, x1: x0 + text.length * 5, base: 100, top: 92, bottom: 103 }
  return { text, ...box, size: 10, bold: false, font: 1, color: 0, turn: 0, blank: 'drawn', ...look }
}

const textOf = (pieces: Piece[]): string => rowText(toRow(joinPieces(pieces))).text

describe('rowText', () => {
  it.each([
    ['joined', 0],
    ['apart', 12],
  ])('has a tab for dots that lead from a post to its dates, be they %s', (_, gap) => {
    const head = piece('Lockkeeper (Tarn Navigation, Ellerby)', 50, { bold: true })
    const dots = piece('........................', head.x1 + gap)
    expect(textOf([head, dots, piece('May 2014 – Jun 2019', dots.x1 + gap)])).toBe(
      'Lockkeeper (Tarn Navigation, Ellerby)\tMay 2014 – Jun 2019',
    )
  })

  it('has a tab for dots that are set apart', () => {
    expect(textOf([piece('Welsh . . . . . . . . . fluent', 50)])).toBe('Welsh\tfluent')
  })

  it('keeps dots that lead nowhere', () => {
    expect(textOf([piece('And so it went on ....', 50)])).toBe('And so it went on ....')
    expect(textOf([piece('..........', 50)])).toBe('..........')
  })
})
