import { expect, test } from 'vitest'
import { scoreBand } from './score-band.ts'

test.each([
  [100, 'good'],
  [80, 'good'],
  [79, 'mid'],
  [60, 'mid'],
  [59, 'low'],
  [0, 'low'],
] as const)('a score of %i is %s', (score, band) => expect(scoreBand(score)).toBe(band))
