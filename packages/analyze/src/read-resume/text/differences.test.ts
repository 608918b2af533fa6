import { describe, expect, it } from 'vitest'
import { differences } from './differences.ts'

describe('where two texts of the same length differ', () => {
  it.each([
    ['nowhere', 'merrow', 'merrow', []],
    [
      'at both ends',
      'xmerrowx',
      '-merrow-',
      [
        [0, 1],
        [7, 8],
      ],
    ],
    ['in the midst, where a sign was masked', 'a \\xe2 b', 'a •    b', [[2, 6]]],
    ['all over', 'ab', 'cd', [[0, 2]]],
  ] as [string, string, string, [number, number][]][])('%s', (_, one, other, expected) => {
    expect(differences(one, other).map(({ start, end }) => [start, end])).toEqual(expected)
  })
})
