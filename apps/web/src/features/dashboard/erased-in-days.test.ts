import { expect, test } from 'vitest'
import { erasedInDays } from './erased-in-days.ts'

test.each([
  ['2026-02-01T12:00:00Z', 30, 30],
  ['2026-01-31T12:00:00Z', 30, 29],
  ['2026-02-01T11:00:00Z', 1, 1],
  ['2026-01-01T12:00:00Z', 31, 0],
  ['2025-01-01T12:00:00Z', 1, 0],
])('ended %s, kept %i days: %i', (finishedAt, retention, days) => {
  expect(erasedInDays(finishedAt, retention, Date.parse('2026-02-01T12:00:00Z'))).toBe(days)
})
