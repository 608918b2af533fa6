import { expect, test } from 'vitest'
import { markLevels, type PageRow } from './mark-levels.ts'

function row(shown: string, size = 10): PageRow {
  const place = { x0: 40, x1: 40 + shown.length * size * 0.5, top: 0, bottom: 0, base: 0 }
  const look = { size, bold: false, font: 1, color: 0, turn: 0 }
  return { ...place, ...look, text: shown, shown, segments: [], page: 1, letterSpaced: false }
}

const TEXT = Array.from({ length: 12 }, (_, at) =>
  row(`Kept the watch on ${at + 2} ferries between the islands in fog`),
)

test('both rows of a name are the title, though how to reach its owner stands between them', () => {
  const rows = [
    row('0171 555 0199'),
    row('Ines', 30),
    row('ines@calder.example'),
    row('Calder', 30),
    row('Lindalen'),
    ...TEXT,
  ]
  expect(markLevels(rows).slice(0, 5)).toEqual(['body', 'title', 'body', 'title', 'body'])
})

test('rows somewhat larger than the text that stand apart are no title', () => {
  const rows = [row('Work', 14), row('0171 555 0199'), row('Lindalen'), row('School', 14), ...TEXT]
  expect(markLevels(rows)).not.toContain('title')
})
