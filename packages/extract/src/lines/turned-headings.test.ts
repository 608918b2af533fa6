import { describe, expect, it } from 'vitest'
import { orderPage } from './order-page.ts'
import type { Piece } from './piece.ts'
import { rowsToLines } from './rows-to-lines.ts'

const PAGE = { width: 600, height: 800, rightToLeft: false }

function piece(text: string, x0: number, base: number, look: Partial<Piece> = {}): Piece {
  const size = look.size ?? 10
  const box = { x0, x1: x0 + text.length * size * 0.5, base, top: base - size * 0.8, bottom: base + size * 0.3 }
  return { text, ...box, size, bold: false, font: 1, color: 0, turn: 0, blank: 'none', ...look }
}

/** Text that runs upwards, its middle at `y` on the page. */
const turned = (text: string, y: number, base = 40) =>
  piece(text, PAGE.height - y - text.length * 2.5, base, { turn: 90, bold: true })

const lines = (x0: number, base: number, texts: string[]) => texts.map((text, at) => piece(text, x0, base + 14 * at))

const linesOf = (pieces: Piece[]) =>
  rowsToLines([{ ...PAGE, rows: orderPage(pieces, PAGE).rows }]).map(({ level, text }) => [level, text])

const NAME = piece('Olwen Garrick', 80, 60, { size: 24 })
const WORK = [
  ...lines(80, 120, ['Peat Cutter, Fen Trust', '• Cut nine acres', '• Kept two barges']),
  ...lines(80, 170, ['Reed Cutter, Ouse Hall', '• Cut reed', '• Thatched four barns']),
]
const STUDIES = lines(80, 230, ['Diploma in Drainage', 'College of the Northern Vale'])

describe('headings turned by 90 degrees', () => {
  it('stand each in front of the rows of its block', () => {
    const texts = linesOf([NAME, ...WORK, ...STUDIES, turned('STUDIES', 235), turned('WORK', 155)])
    expect(texts).toEqual([
      ['title', 'Olwen Garrick'],
      ['heading', 'WORK'],
      ...WORK.map(({ text }) => ['body', text]),
      ['heading', 'STUDIES'],
      ...STUDIES.map(({ text }) => ['body', text]),
    ])
  })

  it('begin the page where their block does', () => {
    const texts = linesOf([...WORK, ...STUDIES, turned('WORK', 156), turned('STUDIES', 235)]).map(([, text]) => text)
    expect(texts.slice(0, 2)).toEqual(['WORK', WORK[0]!.text])
  })

  it('may be set in two lines', () => {
    const heading = [turned('WHERE I', 155, 30), turned('HAVE WORKED', 155, 42)]
    const texts = linesOf([NAME, ...WORK, ...STUDIES, ...heading, turned('STUDIES', 235)]).map(([, text]) => text)
    expect(texts.slice(1, 3)).toEqual(['WHERE I HAVE WORKED', WORK[0]!.text])
  })

  it('are none where one is alone, says numbers or lies over the text', () => {
    const others = [[turned('DRAFT', 155)], [turned('2019', 155), turned('2014', 235)]]
    for (const texts of [...others, [turned('WORK', 155, 90), turned('STUDIES', 235, 90)]]) {
      expect(
        linesOf([NAME, ...WORK, ...STUDIES, ...texts])
          .slice(0, 9)
          .map(([, text]) => text),
      ).toEqual([NAME, ...WORK, ...STUDIES].map(({ text }) => text))
    }
  })
})
