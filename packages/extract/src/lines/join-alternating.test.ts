import { describe, expect, it } from 'vitest'
import { orderPage } from './order-page.ts'
import type { Piece } from './piece.ts'

const PAGE = { width: 600, height: 800, rightToLeft: false }

function piece(text: string, x0: number, base: number, look: Partial<Piece> = {}): Piece {
  const size = look.size ?? 10
  const box = { x0, x1: x0 + text.length * size * 0.5, base, top: base - size * 0.8, bottom: base + size * 0.3 }
  return { text, ...box, size, bold: false, font: 1, color: 0, turn: 0, blank: 'none', ...look }
}

const lines = (x0: number, base: number, texts: string[]) => texts.map((text, at) => piece(text, x0, base + 13 * at))

const POSTS = [
  ['Bell Founder', 'Garth & Sons, Ellerby', '• Cast nine bells a year', '• Tuned four peals'],
  ['Moulder', 'Tarn Ironworks', '• Made loam moulds', '• Kept the pit dry'],
  ['Striker', 'Netherby Forge', '• Struck for two smiths', '• Fetched the coal'],
]
const DATES = ['Since 2019', '2014 – 2019', '2011 – 2014']
const HEADING = piece('Where I have worked', 250, 70, { bold: true })

const textsOf = (pieces: Piece[]) => orderPage(pieces, PAGE).rows.map(({ text }) => text)

/** Posts at the left and right in turn, their dates a little lower at the other side, each with what stands below. */
const timeline = (below: string[] = []) =>
  POSTS.flatMap((texts, at) => {
    const [post, dates] = at % 2 === 0 ? [50, 320] : [320, 50]
    const sides = [
      lines(post, 100 + 80 * at, texts),
      lines(dates, 103 + 80 * at, at === 1 ? [DATES[at]!, ...below] : [DATES[at]!]),
    ]
    return (at % 2 === 0 ? sides : sides.toReversed()).flat()
  })

describe('posts at both sides of a middle line in turn', () => {
  it('have the dates from the other side on the line of their heads', () => {
    expect(textsOf([HEADING, ...timeline()])).toEqual([
      HEADING.text,
      `${POSTS[0]![0]}\t${DATES[0]}`,
      ...POSTS[0]!.slice(1),
      `${DATES[1]}\t${POSTS[1]![0]}`,
      ...POSTS[1]!.slice(1),
      `${POSTS[2]![0]}\t${DATES[2]}`,
      ...POSTS[2]!.slice(1),
    ])
  })

  it('end where a heading stands over both sides', () => {
    const study = [piece('What I have learnt', 250, 350, { bold: true }), ...lines(50, 370, ['School of Bells'])]
    expect(textsOf([HEADING, ...timeline(), ...study]).slice(-3)).toEqual([
      POSTS[2]![3],
      ...study.map(({ text }) => text),
    ])
  })

  it('are none where more than dates stands at the other side', () => {
    const texts = textsOf([HEADING, ...timeline(['Rowed for the town', 'Sang in the choir', 'Kept bees'])])
    expect(texts).not.toContain(`${DATES[1]}\t${POSTS[1]![0]}`)
  })
})
