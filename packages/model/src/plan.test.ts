import { expect, test } from 'vitest'
import { CSV_COLUMNS, GUEST_UPLOADS, MAX_DOCUMENT_BYTES } from './limits.ts'
import { LANGUAGES } from './language.ts'
import { PLANS } from './plan.ts'

test.each([
  ['free', 0, 0, 3, 'day'],
  ['basic', 14, 134, 300, 'month'],
  ['pro', 49, 470, 10_000, 'month'],
] as const)('%s costs %i a month or %i a year for %i resumes a %s', (id, monthly, yearly, uploads, uploadsPer) => {
  expect(PLANS[id]).toMatchObject({ price: { monthly, yearly }, uploads, uploadsPer, isPopular: id === 'basic' })
})

test('paying by the year saves 20% of every paid plan', () => {
  for (const { price } of [PLANS.basic, PLANS.pro]) {
    expect(Math.round((1 - price.yearly / (12 * price.monthly)) * 100)).toBe(20)
  }
})

test('the constants are those of the specification', () => {
  expect(GUEST_UPLOADS).toBe(3)
  expect(MAX_DOCUMENT_BYTES).toBe(10_485_760)
  expect(CSV_COLUMNS).toHaveLength(12)
  expect(new Set(LANGUAGES.map((language) => language.code)).size).toBe(47)
})
