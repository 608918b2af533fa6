import { expect, test } from 'vitest'
import { fillDays } from './fill-days.ts'

test('days without use are there as zeros, and older ones are left out', () => {
  const days = [
    { date: '2026-03-02', charged: 7 },
    { date: '2026-02-27', charged: 3 },
    { date: '2026-01-01', charged: 9 },
  ]
  expect(fillDays(days, new Date('2026-03-02T23:59:00Z'), 4)).toEqual([
    { date: '2026-02-27', charged: 3 },
    { date: '2026-02-28', charged: 0 },
    { date: '2026-03-01', charged: 0 },
    { date: '2026-03-02', charged: 7 },
  ])
})
