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

/** Lines of one column. */
const column = (x0: number, base: number, texts: string[], leading = 14) =>
  texts.map((text, at) => piece(text, x0, base + leading * at))
const sidebar = (x0: number, base: number, texts: string[]) => column(x0, base, texts, 19)

const read = (...pages: Piece[][]) =>
  rowsToLines(pages.map((pieces) => ({ ...PAGE, ...orderPage(pieces, PAGE) }))).map(({ text }) => text)

const NAME = [piece('Ivo Marnik', 200, 60, { size: 20 }), piece('Keeper of the harbour clock', 200, 84)]
const POSTS = [
  'Clock keeper at the harbour of Lower Tarn, since 2019',
  'Wound and oiled nine clocks of the town every morning',
  'Trained the two hands who came after the great flood',
  'Bell ringer at the minster of Lower Tarn, 2014 to 2019',
]
const MORE = [
  'Rang the hours and mended the ropes of all four bells',
  'Rope walker at the yards of Upper Tarn, 2010 to 2014',
  'Twisted hemp for the herring fleet and for the pilots',
]
const SIDE = ['ivo@example.org', 'Skills', 'Brass and oil', 'Ropes and knots', 'Prizes']
const SIDE_MORE = ['Medal of the guild', 'Book of the year', 'Languages', 'Tarnish']

describe('a column that goes on on the next page', () => {
  const main = [...NAME, ...column(200, 120, POSTS)]
  const side = sidebar(20, 60, SIDE)
  const head = NAME.map(({ text }) => text)

  it('is read after the sidebar, whichever is drawn first; the name stays at the top', () => {
    expect(read([...main, ...side], column(200, 60, MORE))).toEqual([...head, ...SIDE, ...POSTS, ...MORE])
    expect(read([...side, ...main], column(200, 60, MORE))).toEqual([...SIDE, ...head, ...POSTS, ...MORE])
  })

  it('takes none of its headings to the top, small as they may be', () => {
    const heading = piece('POSTS', 200, 102, { bold: true })
    const pages = [[...NAME, heading, ...column(200, 120, POSTS), ...side], column(200, 60, MORE)]
    expect(read(...pages)).toEqual([...head, ...SIDE, 'POSTS', ...POSTS, ...MORE])
  })

  it('keeps an address that is drawn above both columns at the top', () => {
    const address = piece('ivo@example.org | 0555 0142', 201, 40)
    const pages = [[address, ...column(20, 70, SIDE, 19), ...column(200, 70, POSTS)], column(200, 60, MORE)]
    expect(read(...pages)).toEqual([address.text, ...SIDE, ...POSTS, ...MORE])
  })

  it('is so below a running head that stands over both', () => {
    const running = piece('Ivo Marnik, keeper of the harbour clock, ivo@example.org', 20, 40, { size: 8 })
    const next = [running, ...sidebar(20, 60, SIDE_MORE), ...column(200, 60, MORE)]
    expect(read([...main, ...side], next)).toEqual([...head, ...SIDE, ...POSTS, running.text, ...MORE, ...SIDE_MORE])
  })

  it('is so where the head of the page and then its number are drawn last', () => {
    const pages = [
      [...sidebar(20, 120, SIDE), ...column(200, 120, POSTS), ...NAME, piece('Page 1', 280, 790, { size: 8 })],
      [...sidebar(20, 60, SIDE_MORE), ...column(200, 60, MORE), piece('Page 2', 280, 790, { size: 8 })],
    ]
    expect(read(...pages).filter((text) => !text.startsWith('Page'))).toEqual([
      ...head,
      ...SIDE,
      ...POSTS,
      ...MORE,
      ...SIDE_MORE,
    ])
  })

  it('is so beside a sidebar at the right, below a head over both', () => {
    const title = piece('Ivo Marnik, keeper of the clock of the harbour of Lower Tarn since the flood', 20, 60, {
      size: 14,
    })
    const pages = [[title, ...column(20, 100, POSTS), ...sidebar(420, 100, SIDE)], column(20, 60, MORE)]
    expect(read(...pages)).toEqual([title.text, ...SIDE, ...POSTS, ...MORE])
  })

  it('is read first where the sidebar goes on as well', () => {
    const [first, second] = [sidebar(20, 60, SIDE_MORE), column(200, 60, MORE)]
    expect(read([...side, ...main], [...first, ...second])).toEqual([...SIDE, ...head, ...POSTS, ...MORE, ...SIDE_MORE])
  })

  it('is the narrow one where the next page has text in its place alone', () => {
    const pages = [[...sidebar(420, 60, SIDE), ...column(20, 60, POSTS)], sidebar(420, 60, SIDE_MORE)]
    expect(read(...pages)).toEqual([...POSTS, ...SIDE, ...SIDE_MORE])
  })

  it('is told at the right of a page that is written from the right', () => {
    const glyphs = (line: Piece): Piece[] =>
      [...line.text].map((letter, at) => ({
        ...line,
        text: letter,
        x0: 595 - line.x0 - 5 * at,
        x1: 600 - line.x0 - 5 * at,
      }))
    const hebrew = (x0: number, word: string, leading = 14) =>
      column(
        x0,
        60,
        [...'אבגדה'].map((letter) => `${word} ${letter}`),
        leading,
      )
    const [posts, more] = [
      hebrew(200, 'שומר השעון הגדול בנמל התחתון מאז השיטפון'),
      hebrew(200, 'פעמונר במגדל העליון של הנמל'),
    ]
    const beside = hebrew(20, 'כישורים', 19)
    const pages = [[...posts, ...beside], more].map((pieces) => ({
      ...PAGE,
      ...orderPage(pieces.flatMap(glyphs), { ...PAGE, rightToLeft: true }),
    }))
    const texts = [...beside, ...posts, ...more].map(({ text }) => text)
    expect(rowsToLines(pages).map(({ text }) => text)).toEqual(texts)
  })
})

describe('the columns of a page stay as they are drawn', () => {
  it('where both are equally wide, so that text may flow from one to the other', () => {
    const [left, right] = [POSTS.map((post) => `${post}.`), POSTS]
    const pages = [[...column(20, 60, left), ...column(310, 60, right)], column(20, 60, MORE)]
    expect(read(...pages)).toEqual([...left, ...right, ...MORE])
  })

  it('where text over both of them follows', () => {
    const wide = piece(
      'All of these clocks were wound by hand until the very last day of the year of the flood',
      20,
      300,
    )
    const pages = [[...column(200, 60, POSTS), ...sidebar(20, 60, SIDE), wide], column(200, 60, MORE)]
    expect(read(...pages)).toEqual([...POSTS, ...SIDE, wide.text, ...MORE])
  })
})
