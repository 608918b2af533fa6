import { expect, it } from 'vitest'
import { brickHeight, countScores, peoplePerBrick } from './score-bins.ts'

it('counts 0 in the first bin and 100 in the last', () => {
  const bins = countScores([0, 4, 5, 95, 100])
  expect([bins[0], bins[1], bins[19]]).toEqual([
    { from: 0, to: 4, count: 2 },
    { from: 5, to: 9, count: 1 },
    { from: 95, to: 100, count: 2 },
  ])
})

it('lets one brick stand for several people where a pile would not fit', () => {
  expect(peoplePerBrick(countScores(Array.from({ length: 50 }, () => 70)), 7)).toBe(8)
})

it.each([
  [3, 8],
  [12, 4],
  [400, 3],
])('draws a pile of %i with bricks of %i pixels', (count, expected) => {
  const bins = countScores(Array.from({ length: count }, () => 70))
  expect(brickHeight(bins, 64, 8)).toBe(expected)
})
