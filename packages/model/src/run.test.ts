import { expect, test } from 'vitest'
import { compareRows, placesOf, type ResumeRow } from './run.ts'

const row = (id: string, position: number, more: Partial<ResumeRow>): ResumeRow => ({
  id,
  position,
  fileName: `${id}.pdf`,
  state: 'done',
  ...more,
})

test('candidates that cannot be told apart share the place of the best of them; failures have none', () => {
  const rows = [
    row('clear', 0, { score: 60 }),
    row('band', 1, { score: 74, band: { low: 70, high: 81 } }),
    row('best', 2, { score: 80, band: { low: 79, high: 84 } }),
    row('next', 3, { score: 72, band: { low: 69, high: 73 } }),
    row('same', 4, { score: 60 }),
    row('failed', 5, { state: 'failed', error: 'no-text' }),
  ]
  expect(Object.fromEntries(placesOf(rows))).toEqual({ best: 1, band: 1, next: 3, clear: 4, same: 4 })
})

test('what is no resume stands behind every score and before the failures, and has no place', () => {
  const rows = [
    row('failed', 0, { state: 'failed', error: 'no-text' }),
    row('list', 1, {}),
    row('none', 2, { score: 0 }),
    row('best', 3, { score: 80 }),
  ]
  expect(rows.toSorted(compareRows).map(({ id }) => id)).toEqual(['best', 'none', 'list', 'failed'])
  expect(placesOf(rows).has('list')).toBe(false)
})
