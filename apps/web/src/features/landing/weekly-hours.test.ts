import { expect, it } from 'vitest'
import { countWeek } from './weekly-hours.ts'

it.each([
  [140, 6, { today: 840, here: 140, saved: 700 }],
  [10, 1, { today: 10, here: 10, saved: 0 }],
])('%i resumes of %i minutes', (resumes, minutes, expected) => {
  expect(countWeek(resumes, minutes)).toEqual(expected)
})
