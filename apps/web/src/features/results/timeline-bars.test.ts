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

it('names a time of half a year or more that no post covers', () => {
  const ended = post({ start: { year: 2016, month: 1 }, end: { year: 2019, month: 12 } })
  const beside = post({ start: { year: 2017, month: 1 }, end: { year: 2018, month: 2 } })
  const gapTo = (month: number) =>
    timelineBars(profile([ended, beside, post({ start: { year: 2020, month }, current: true })]))?.bars[2]?.gap
  expect(gapTo(6)).toBeUndefined()
  expect(gapTo(7)).toMatchObject({ months: 6, start: { year: 2019, month: 12 }, end: { year: 2020, month: 7 } })
})

it('leaves out posts without a start, and everything when none has one', () => {
  expect(timelineBars(profile([post({})]))).toBeUndefined()
})
