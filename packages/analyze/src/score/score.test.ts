import { describe, expect, it } from 'vitest'
import { type Judgement, score, tenthsOfHundred } from './score.ts'

const asked = [
  { id: 'r1', weight: 24, must: true },
  { id: 'r2', weight: 8, must: false },
  { id: 'r3', weight: 0, must: true },
]
const judged: Judgement[] = [
  { requirementId: 'r1', value: 'met', share: 0.9 },
  { requirementId: 'r2', value: 'unknown', share: 0 },
  { requirementId: 'r3', value: 'met', share: 1 },
]

describe('score', () => {
  it('is the rounded sum of its lines, must-haves apart', () => {
    expect(score(judged, asked)).toEqual({
      value: 68,
      basis: 'job',
      lines: [
        { id: 'r1', points: 67.5, largest: 75 },
        { id: 'r2', points: 0, largest: 25 },
        { id: 'r3', points: 0, largest: 0 },
      ],
      mustMet: 1,
      mustTotal: 1,
    })
  })

  it('follows the weights: more weight on what is not shown lowers it', () => {
    const values = [0, 8, 24, 240].map((weight) => score(judged, [asked[0]!, { ...asked[1]!, weight }]).value)
    expect(values).toEqual([90, 68, 45, 8])
  })

  it.each([[[1, 1, 1]], [[24, 7, 7, 5.6]], [Array.from({ length: 16 }, () => 0.1)], [[1e-9, 100]]])(
    'shares out exactly 1000 tenths among %j',
    (weights) => expect(tenthsOfHundred(weights).reduce((sum, part) => sum + part, 0)).toBe(1000),
  )
})
