import { expect, test } from 'vitest'
import { dropRepeats } from './drop-repeats.ts'
import type { PageRow } from './mark-levels.ts'

function row(shown: string, page: number, top: number, x0 = 40): PageRow {
  const place = { x0, x1: x0 + shown.length * 5, top, bottom: top + 12, base: top + 10 }
  const look = { size: 10, bold: false, font: 1, color: 0, turn: 0 }
  return { ...place, ...look, text: shown, shown, segments: [], page, letterSpaced: false }
}

const kept = (rows: PageRow[]) => dropRepeats(rows, () => 800).map(({ shown }) => shown)
const head = (page: number) => [
  row('Ines Calder', page, 30),
  row('Harbour Pilot', page, 90),
  row('ines@calder.example', page, 120, 300),
]

test('the rows of a high head that a page repeats stand once, in their order', () => {
  const first = [...head(1), row('Kept the watch on two ferries', 1, 200)]
  const second = [row('Taught four apprentices', 2, 200), ...head(2).toReversed()]
  expect(kept([...first, ...second])).toEqual([
    'Ines Calder',
    'Harbour Pilot',
    'ines@calder.example',
    'Kept the watch on two ferries',
    'Taught four apprentices',
  ])
})

test('words that stand near the top of two pages in other places are no repeat', () => {
  const first = [...head(1), row('Harbour Pilot', 1, 140), row('Kept the watch on two ferries', 1, 200)]
  const second = [row('Harbour Pilot', 2, 100), row('Taught four apprentices', 2, 200)]
  expect(kept([...first, ...second]).filter((text) => text === 'Harbour Pilot')).toHaveLength(3)
})

test('a page that holds nothing but what a later one repeats is kept', () => {
  const names = head(1).map(({ shown }) => shown)
  expect(kept([...head(1), ...head(2), row('Taught four apprentices', 2, 200)])).toEqual([
    ...names,
    'Taught four apprentices',
  ])
})

test('headings below another name are the next person’s, though they stand where the first one’s did', () => {
  const of = (name: string, page: number) => [
    row(name, page, 20),
    row('Experience', page, 48),
    row(`Work of ${name}`, page, 105),
    row('Education', page, 130),
  ]
  const rows = [...of('Ines Calder', 1), ...of('Ruth Salter', 2)]
  expect(kept(rows)).toEqual(rows.map(({ shown }) => shown))
})

test('a foot that a page repeats stands once, whatever new stands at the head of that page', () => {
  const foot = (page: number) => row('Tarnmouth | 07700 900 411 | ines@calder.example', page, 770)
  const rows = [row('Ines Calder', 1, 30), foot(1), row('Strengths', 2, 30), foot(2)]
  expect(kept(rows)).toEqual(['Tarnmouth | 07700 900 411 | ines@calder.example', 'Ines Calder', 'Strengths'])
})
