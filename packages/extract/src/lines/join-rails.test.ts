import { expect, it } from 'vitest'
import { joinRails } from './join-rails.ts'
import type { Piece, Segment } from './piece.ts'

function segment(text: string, x0: number, base: number, size = 10): Segment {
  const box = { x0, x1: x0 + text.length * size * 0.45, base, top: base - size * 0.8, bottom: base + size * 0.3 }
  const piece: Piece = { text, ...box, size, bold: false, font: 1, color: 0, turn: 0, blank: 'none' }
  return { ...piece, pieces: [piece] }
}

const TEXT = 'Brought the stock of a large house in order, and kept it so'
const railed = (left: Segment[], right: Segment[]) => [...joinRails([...left, ...right]).railed.keys()]

it('takes dates beside titles of larger type for a rail', () => {
  const dates = ['May 2016 - now', '2011 - 2016', '2008 - 2011'].map((date, at) => segment(date, 40, 100 + 42 * at))
  const text = [0, 1, 2].flatMap((at) => [
    segment('Harbour Pilot', 200, 100 + 42 * at, 12),
    segment(TEXT, 200, 114 + 42 * at),
  ])
  expect(railed(dates, text)).toHaveLength(3)
})

it('takes no sidebar for a rail whose plain words are level with the headings and lines of the text', () => {
  const words = ['Tarn', 'Driving', 'Nonsmoker', 'Warehouse', 'Excel', 'Planning', 'Rotas', 'Safety', 'Budgets']
  const left = words.map((word, at) => segment(word, 40, 100 + 16 * at))
  const right = words.map((_, at) =>
    at % 3 === 0 ? segment('Heading', 200, 100 + 16 * at, 12) : segment(TEXT, 200, 100 + 16 * at),
  )
  expect(railed(left, right)).toHaveLength(0)
})

it('takes no sidebar for a rail that holds an address', () => {
  const words = ['07700 900123', 'weir@tarn.example', '12 Mill Lane', '3 Fell Road']
  const left = words.map((word, at) => segment(word, 40, 100 + 28 * at))
  const right = Array.from({ length: 8 }, (_, at) => segment(TEXT, 200, 100 + 16 * at))
  expect(railed(left, right)).toHaveLength(0)
})

it('takes no sidebar for a rail that happens to be level with the indented lines of a list', () => {
  const words = ['Contact', 'Tarn', 'Skills', 'Excel', 'Word', 'Languages', 'Polish']
  const bases = [54, 66, 94, 106, 118, 163, 177]
  const left = words.map((word, at) => segment(word, 40, bases[at]!))
  const posts = [100, 124, 200].map((base) => segment('Harbour Pilot, Port of Lindalen, Norrvik', 180, base))
  const list = [162, 176, 224].map((base) => segment('Kept the watch between the islands by night', 192, base))
  expect(railed(left, [segment(TEXT, 180, 60), ...posts, segment('2008 - 2011', 180, 146), ...list])).toHaveLength(0)
})

it('puts headings of a table beside the first lines of their texts, below which all of them stand alike', () => {
  const heads = ['PROFILE', 'WORK', 'SKILLS', 'PRIZES']
  const left = heads.map((text, at) => ({ ...segment(text, 40, 114 + 32 * at, 14), bold: true }))
  const right = heads.flatMap((_, at) => [0, 15].map((row) => segment(TEXT, 200, 100 + 32 * at + row)))
  expect(railed(left, right).map(({ text, base }) => [text, base])).toEqual(
    heads.map((text, at) => [text, 100 + 32 * at]),
  )
})

it('leaves headings where they stand that are all as far below the last line of the text above them', () => {
  const heads = ['PROFILE', 'WORK', 'SKILLS', 'PRIZES']
  const left = heads.map((text, at) => ({ ...segment(text, 40, 129 + 60 * at, 14), bold: true }))
  const right = heads.flatMap((_, at) => [0, 15, 45].map((row) => segment(TEXT, 200, 100 + 60 * at + row)))
  expect(railed(left, right).map(({ base }) => base)).not.toContain(115)
})

it('takes no column for a rail that has a heading level with one of the text, both in large type', () => {
  const bold = (text: string, x0: number, base: number) => ({ ...segment(text, x0, base, 14), bold: true })
  const labels = ['Clocks', 'Bells', 'Ropes'].map((text, at) => segment(text, 40, 130 + 45 * at))
  const text = [0, 1, 2, 3, 4, 5, 6].map((at) => segment(TEXT, 200, 130 + 15 * at))
  expect(railed([bold('SKILLS', 40, 100), ...labels], [bold('WORK', 200, 100), ...text])).toHaveLength(0)
  expect(railed(labels, text)).toHaveLength(3)
})

it('takes labels longer than what they label for a rail where the page draws each right before that', () => {
  const rows = [
    'Period of time',
    'Post or office that was held',
    'Main duties of the post',
    'Name of the employer',
  ].map(
    (label, at) =>
      [segment(label, 40, 100 + 14 * at), segment('Bakery of the Weir, Norrvik', 200, 100 + 14 * at)] as const,
  )
  const [labels, values] = [rows.map(([label]) => label), rows.map(([, value]) => value)]
  expect(joinRails(rows.flat()).railed.size).toBe(4)
  expect(railed(labels, values)).toHaveLength(0)
})
