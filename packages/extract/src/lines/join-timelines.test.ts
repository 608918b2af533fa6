import { expect, test } from 'vitest'
import { orderPage } from './order-page.ts'
import type { Piece } from './piece.ts'

function piece(text: string, x0: number, base: number, look: Partial<Piece> = {}): Piece {
  const size = look.size ?? 10
  const box = { x0, x1: x0 + text.length * size * 0.45, base, top: base - size * 0.8, bottom: base + size * 0.3 }
  return { text, ...box, size, bold: false, font: 1, color: 0, turn: 0, blank: 'none', ...look }
}

const read = (pieces: Piece[]) =>
  orderPage(pieces, { width: 600, height: 800, rightToLeft: false }).rows.map((row) => row.text)

const POSTS: [employer: string, title: string, base: number][] = [
  ['Norrvik Ferries and Sons', 'Harbour Pilot', 120],
  ['Calder Lines', 'Second Mate', 210],
  ['Pell Boats', 'Deck Hand', 300],
]
const cell = ([employer, , base]: (typeof POSTS)[number], at: number) => [
  piece(employer, 40, base, { bold: true }),
  piece('Lindalen', 40, base + 14),
  piece(`${2018 - 4 * at} – ${2022 - 4 * at}`, 40, base + 28),
]
const text = ([, title, base]: (typeof POSTS)[number]) => [
  piece(title, 226, base, { bold: true, size: 11 }),
  piece('Kept the watch on two ferries between the islands of the north', 226, base + 16),
  piece('Taught four apprentices to steer by night and in fog', 226, base + 30),
]

test('cells with employer, town and dates are read before what stands beside each, though drawn column by column', () => {
  const rows = read([
    piece('Ines Calder', 200, 60, { size: 24 }),
    piece('Work', 270, 95, { size: 14 }),
    ...POSTS.flatMap(cell),
    ...POSTS.flatMap(text),
  ])
  expect(rows.filter((row) => /^(?:Norrvik|Calder|Pell|20|Harbour|Second|Deck)/.test(row))).toEqual([
    'Norrvik Ferries and Sons',
    '2018 – 2022',
    'Harbour Pilot',
    'Calder Lines',
    '2014 – 2018',
    'Second Mate',
    'Pell Boats',
    '2010 – 2014',
    'Deck Hand',
  ])
})

test('a rail of dates and lengths beside one of headings, drawn a little higher, is read with the titles', () => {
  const post = (title: string, dates: string, base: number) => [
    piece(dates, 134, base - 0.7, { size: 8.5 }),
    piece('(3 years 9 months)', 134, base + 8.3, { size: 8.5 }),
    piece(title, 230, base, { size: 9.5, bold: true }),
    piece('Quarn Freight Sdn. Bhd. | Bayan Lepas, Penang', 230, base + 10.5, { size: 9.5 }),
    piece('Arranged the air and sea shipments of the plant', 230, base + 24, { size: 9.5 }),
    piece('Prepared the papers for the customs of two ports', 230, base + 34.5, { size: 9.5 }),
  ]
  const rows = read([
    piece('Mara Quarn', 40, 56, { size: 18 }),
    piece('Experience', 40, 97.5, { size: 9.5, bold: true }),
    ...post('Logistics Executive', 'Feb 2019 - Present', 97.5),
    ...post('Shipping Clerk', 'May 2015 - Jan 2019', 196.5),
    ...post('Admin Assistant', 'Jan 2014 - Apr 2015', 285.5),
  ])
  expect(rows.filter((row) => /\d{4}/.test(row))).toEqual([
    'Experience\tFeb 2019 - Present (3 years 9 months)\tLogistics Executive',
    'May 2015 - Jan 2019 (3 years 9 months)\tShipping Clerk',
    'Jan 2014 - Apr 2015 (3 years 9 months)\tAdmin Assistant',
  ])
})
