import type { Employment } from '@evenhand/model'
import { monthIndex, unionMonths } from '../read-resume/dates/months.ts'

/** Months that at least one of the posts covers: posts held at the same time are not counted twice. Undated posts cover none. */
export function monthsOfPosts(posts: Employment[]): number {
  return unionMonths(
    posts.flatMap(({ start, months = 0 }) => {
      if (start === undefined || months < 1) return []
      const first = monthIndex(start, 'start')
      return [{ first, last: first + months - 1 }]
    }),
  )
}
