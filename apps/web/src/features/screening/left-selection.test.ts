import { expect, test } from 'vitest'
import { isLeftBehind } from './left-selection.ts'

const HOUR = 3_600_000

test.each([
  ['nothing was put away', null, false],
  ['an hour ago', String(Date.UTC(2026, 0, 2) - HOUR), false],
  ['a day ago', String(Date.UTC(2026, 0, 2) - 24 * HOUR), true],
  ['at a time nobody can read', 'soon', true],
])('files that were put away %s are left behind: %s, %s', (_, kept, left) => {
  expect(isLeftBehind({ getItem: () => kept }, Date.UTC(2026, 0, 2))).toBe(left)
})
