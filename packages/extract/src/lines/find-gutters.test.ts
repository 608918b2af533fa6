import { expect, test } from 'vitest'
import { type ColumnLine, findGutters } from './find-gutters.ts'

function line(text: string, x0: number, x1: number, base: number, size = 8): ColumnLine {
  return { text, x0, x1, base, size, top: base - 0.85 * size, bottom: base + 0.4 * size }
}

/** Posts at either side of the middle in turn, their dates at the other, between headings in the middle. */
const ALTERNATING = [
  line('2009 - 2012', 530, 574, 302),
  line('2007 - 2009', 530, 574, 311),
  line('Ines Calder', 216, 380, 43, 23),
  line('Harbour Pilot', 271, 325, 56),
  line('Pilot of twelve years in harbours, calm on busy days and in fog.', 23, 307, 105),
  line('Work', 269.5, 328, 128, 11),
  line('Harbour Pilot', 23, 80, 142),
  line('Norrvik Ferries, Lindalen', 23, 132, 151),
  line('Brought in tankers of every size by night and in fog', 23, 180, 162),
  line('Since 2020', 313, 354, 143),
  line('2016 - 2020', 23, 67, 188),
  line('Second Mate', 313, 386, 186),
  line('Calder Lines, the islands', 313, 392, 195),
  line('Kept the watch on two ferries', 314, 463, 206),
  line('Taught four apprentices', 314, 414, 215),
  line('Deck Hand', 23, 83, 230),
  line('Pell Boats, Lindalen', 23, 132, 239),
  line('Kept the ropes and the deck of a trawler', 23, 154, 251),
  line('2012 - 2016', 313, 357, 232),
  line('Studies', 271, 325, 288, 11),
  line('Diploma in Navigation, Lindalen Maritime School', 23, 218, 302),
  line('Certificate in Ropes and Sails, Norrvik College', 23, 223, 311),
  line('Tools', 283, 313, 334, 11),
  line('Sextant, charts, tide tables, knots and the radio', 23, 266, 348),
]

test('two columns end at a heading in the middle of the page', () => {
  const gutters = findGutters(ALTERNATING)
  expect(gutters).not.toEqual([])
  for (const { bottom } of gutters) expect(bottom).toBeLessThan(290)
})

test('what stands at the right ends of entries, below their dates, is no column', () => {
  const entry = (top: number) => [
    line('Norrvik Ferries, Limited', 42, 176, top),
    line('10/2016 - Present', 487, 570, top),
    line('Lindalen, the islands', 42, 160, top + 12),
    line('Salary: 148,000 crowns a year', 447, 570, top + 12),
    line('Hours per week: 40', 479, 570, top + 24),
    ...[36, 48, 60, 72, 84].map((down) => line('Brought in tankers by night and in fog', 42, 300, top + down)),
  ]
  expect(findGutters([...entry(100), ...entry(220), ...entry(340)])).toEqual([])
})
