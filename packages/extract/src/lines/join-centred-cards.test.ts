import { describe, expect, it } from 'vitest'
import { orderPage } from './order-page.ts'
import type { Piece } from './piece.ts'

const PAGE = { width: 600, height: 800, rightToLeft: false }

/** Text about a middle. */
function piece(text: string, middle: number, base: number, look: Partial<Piece> = {}): Piece {
  const size = look.size ?? 10
  const half = text.length * size * 0.25
  const box = { x0: middle - half, x1: middle + half, base, top: base - size * 0.8, bottom: base + size * 0.3 }
  return { text, ...box, size, bold: false, font: 1, color: 0, turn: 0, blank: 'none', ...look }
}

const HEADING = piece('Studies', 300, 80, { size: 14, bold: true })
const CARDS = [
  ['Diploma in Bell Founding', 'Ellerby School of Trades', '2014 – 2016'],
  ['Leaving Certificate', 'Saint Osyth’s', '2008 – 2014'],
]
const MIDDLES = [160, 430]

/** The lines of all cards, row by row, as some programs draw them: all bold text of the page, all plain text, all dates. */
const byRow = (cards: string[][], middles = MIDDLES) =>
  [0, 1, 2].flatMap((line) =>
    cards.map((texts, at) => piece(texts[line]!, middles[at]!, 110 + 14 * line, { bold: line === 0 })),
  )

const textsOf = (pieces: Piece[]) => orderPage(pieces, PAGE).rows.map(({ text }) => text)

describe('cards of centred lines side by side', () => {
  it('are read one after the other though the page draws them row by row', () => {
    expect(textsOf([HEADING, ...byRow(CARDS)])).toEqual([HEADING.text, ...CARDS.flat()])
  })

  it('may be three', () => {
    const cards = [...CARDS, ['Course in Tuning', 'Guild of Ringers', '2019']]
    expect(textsOf([HEADING, ...byRow(cards, [110, 300, 490])])).toEqual([HEADING.text, ...cards.flat()])
  })

  it('are told like any others where the page draws them card by card', () => {
    const cards = CARDS.map((texts, at) =>
      texts.map((text, line) =>
        piece(text, 110 + 190 * at, 110 + 14 * line, { bold: line === 0, size: line === 2 ? 8 : 10 }),
      ),
    )
    const broken = ['Certificate in Tuning of', 'Handbells', 'Guild of Ringers', '2019']
    const third = broken.map((text, line) =>
      piece(text, 490, 110 + 14 * line, { bold: line < 2, size: line === 3 ? 8 : 10 }),
    )
    const whole = [...CARDS.flat(), 'Certificate in Tuning of Handbells', ...broken.slice(2)]
    expect(textsOf([HEADING, ...cards.flat(), ...third])).toEqual([HEADING.text, ...whole])
  })

  it('are none where no row is dates alone', () => {
    const cards = [
      ['Diploma', 'Ellerby School of Trades', '2014 – 2016'],
      ['Grade', 'with some distinction', 'upper second'],
    ]
    expect(textsOf(byRow(cards))).toContain('Ellerby School of Trades\twith some distinction')
  })

  it('are none where their lines begin at one place, as in a table', () => {
    const cards = [
      ['Begun on', 'the first', '2014'],
      ['Ended on', 'the last.', '2016'],
    ]
    const flush = byRow(cards).map((one) => ({ ...one, x0: one.x0 < 300 ? 140 : 410, x1: one.x0 < 300 ? 180 : 450 }))
    expect(textsOf(flush)).toContain('2014\t2016')
  })
})
