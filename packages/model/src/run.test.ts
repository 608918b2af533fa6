import { expect, test } from 'vitest'
import { placesOf, type ResumeRow } from './run.ts'

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
