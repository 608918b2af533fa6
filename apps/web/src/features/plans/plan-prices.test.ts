import { PLANS } from '@evenhand/model'
import { expect, it } from 'vitest'
import { twelveMonths, yearlySaving } from './plan-prices.ts'

it('saves by the year what every paid plan keeps, never rounded up', () => {
  expect(yearlySaving()).toBe(0.2)
  const cheaper = { ...PLANS.pro, price: { monthly: 50, yearly: 490 } }
  expect(yearlySaving([PLANS.free, PLANS.basic, cheaper])).toBe(0.18)
})

it('compares with twelve single months', () => {
  expect(twelveMonths(PLANS.basic)).toBe(168)
})
