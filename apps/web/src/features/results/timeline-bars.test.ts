import type { Employment, Profile } from '@evenhand/model'
import { expect, it } from 'vitest'
import { timelineBars } from './timeline-bars.ts'

const post = (change: Partial<Employment>): Employment => ({
  current: false,
  kind: 'job',
  details: [],
  span: { start: 0, end: 1 },
  ...change,
})
const profile = (employment: Employment[]) => ({ employment, asOf: { year: 2026, month: 6 } }) as Profile

it('draws posts oldest first, up to the date of the document', () => {
  const timeline = timelineBars(
    profile([
      post({ start: { year: 2022, month: 1 }, current: true }),
      post({ start: { year: 2016, month: 1 }, end: { year: 2021, month: 12 } }),
    ]),
  )
  expect(timeline?.bars.map(({ key, from }) => [key, Math.round(from)])).toEqual([
    [1, 0],
    [0, 57],
  ])
  const last = timeline?.bars.at(-1)
  expect((last?.from ?? 0) + (last?.width ?? 0)).toBeCloseTo(100)
})

it('leaves out posts without a start, and everything when none has one', () => {
  expect(timelineBars(profile([post({})]))).toBeUndefined()
})
