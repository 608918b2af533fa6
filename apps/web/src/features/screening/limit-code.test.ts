import { expect, test } from 'vitest'
import { limitCode } from './limit-code.ts'

test.each([
  ['guest', 'active', 3, 3, undefined],
  ['guest', 'active', 3, 4, 'guest-limit'],
  ['guest', 'active', 0, 1, 'allowance-used-up'],
  ['free', 'active', 3, 3, undefined],
  ['free', 'active', 3, 140, 'quota'],
  ['free', 'active', 0, 1, 'daily-limit'],
  ['basic', 'active', 300, 300, undefined],
  ['basic', 'active', 12, 13, 'quota'],
  ['basic', 'active', 0, 1, 'upload-limit'],
  ['basic', 'expired', 300, 1, 'subscription-expired'],
  ['basic', 'cancelled', 300, 1, 'subscription-cancelled'],
  ['pro', 'active', 10_000, 1000, undefined],
  ['pro', 'active', 0, 1, 'paid-limit'],
  ['pro', 'expired', 0, 1, 'subscription-expired'],
] as const)('%s, %s, %i left, %i files: %s', (plan, status, remaining, files, code) => {
  expect(limitCode({ plan, status, limit: 10_000, remaining }, files)).toBe(code)
})
