import { expect, test } from 'vitest'
import { rowBand, scoreBand, wordForScore } from './score-band.ts'

test.each([
  [100, 'good'],
  [80, 'good'],
  [79, 'mid'],
  [60, 'mid'],
  [59, 'low'],
  [0, 'low'],
] as const)('a score of %i is %s', (score, band) => expect(scoreBand(score)).toBe(band))

test.each([
  [{ state: 'done', score: 6 }, undefined, 'low'],
  [{ state: 'done' }, 'noResume', undefined],
  [{ state: 'failed' }, 'failed', 'low'],
  [{ state: 'cancelled' }, 'cancelled', undefined],
] as const)('%o has the word %s for its score, and the edge %s', (row, word, edge) => {
  expect([wordForScore(row), rowBand(row)]).toEqual([word, edge])
})
