import type { Employment } from '@evenhand/model'
import { compareMonths } from '../dates/months.ts'
import type { Doc } from '../text/document.ts'
import type { EmploymentHints } from './employment-hints.ts'
import { isSure, readPart } from './read-part.ts'

/** How sure an employer's name must be. */
const FIRM = 0.9

/**
 * "Merrow Mills Ltd (2018 - 2020)" and "Clerk" right below the address, above the first heading: posts whose heading was lost, where
 * they are whole and later than all of those below a heading, `posts`.
 */
export function postsAboveHeadings(doc: Doc, hints: EmploymentHints, posts: Employment[]): Employment[] {
  const [top] = hints.parts
  if (top === undefined || top.heading !== undefined || top.kind !== 'contact') return []
  if (!top.rows.some((row) => hints.rangesOf(row).some((range) => !range.single))) return []
  const last = posts
    .flatMap(({ start }) => start ?? [])
    .toSorted(compareMonths)
    .at(-1)
  if (last === undefined) return []
  return readPart(doc, top, hints).filter(
    (post) =>
      isSure(post) &&
      (post.employer?.confidence ?? 0) >= FIRM &&
      post.months !== undefined &&
      post.start !== undefined &&
      compareMonths(post.start, last) > 0,
  )
}
