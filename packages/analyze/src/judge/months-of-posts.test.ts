import type { Employment } from '@evenhand/model'
import { expect, test } from 'vitest'
import { monthsOfPosts } from './months-of-posts.ts'

const post = (year: number, months: number): Employment => ({
  start: { year, month: 1 },
  months,
  current: false,
  kind: 'job',
  details: [],
  span: { start: 0, end: 1 },
})

test.each<[string, Employment[], number]>([
  ['one after the other', [post(2010, 24), post(2012, 12)], 36],
  ['at the same time', [post(2010, 24), post(2010, 24)], 24],
  ['overlapping by half', [post(2010, 24), post(2011, 24)], 36],
  ['one inside the other', [post(2010, 60), post(2011, 12)], 60],
  ['with years between', [post(2010, 12), post(2015, 12)], 24],
  ['without dates', [{ ...post(2010, 12), start: undefined }], 0],
])('posts %s', (_, posts, months) => {
  expect(monthsOfPosts(posts)).toBe(months)
})
