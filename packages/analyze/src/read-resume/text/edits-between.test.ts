import { expect, test } from 'vitest'
import { editsBetween } from './edits-between.ts'

test.each([
  ['history', 'histroy', 1],
  ['summary', 'summery', 1],
  ['career', 'carreer', 1],
  ['professional', 'proffesional', 2],
  ['merrow', 'merrow', 0],
])('of %s and %s', (one, other, edits) => {
  expect(editsBetween(one, other, 2)).toBe(edits)
})

test('more than matter are one more', () => {
  expect(editsBetween('objective', 'education', 2)).toBe(3)
  expect(editsBetween('summary', 'sum', 1)).toBe(2)
})
