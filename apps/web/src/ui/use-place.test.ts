import { describe, expect, it, test } from 'vitest'
import { changeSearch, isStep, NOWHERE } from './use-place.ts'

test.each([
  ['', { candidate: '3' }, '?candidate=3'],
  ['?candidate=3', { candidate: '4' }, '?candidate=4'],
  ['?session=a&candidate=3', { candidate: undefined }, '?session=a'],
  ['?view=matrix&candidate=3&panel=weights', NOWHERE, ''],
])('%s with %j is %s', (search, changes, expected) => {
  expect(changeSearch(search, changes)).toBe(expected)
})

describe('a step that Back undoes', () => {
  it.each([
    ['', '?candidate=1', true],
    ['?candidate=1', '', true],
    ['', '?view=matrix', true],
    ['?view=matrix', '?candidate=2', true],
    ['?candidate=1', '?candidate=2', false],
    ['?candidate=1', '?candidate=1&panel=weights', false],
  ])('from “%s” to “%s”: %s', (before, after, expected) => {
    expect(isStep(before, after)).toBe(expected)
  })
})
