import type { Employment } from '@evenhand/model'

/** Posts in document order; those of a later list only where no earlier one has their dates. */
export function inOrder(...lists: Employment[][]): Employment[] {
  const seen = new Set<number>()
  const kept: Employment[] = []
  for (const posts of lists) {
    // Not spread into one call: a text of megabytes has more posts than a call has room for.
    for (const post of posts) if (post.dates === undefined || !seen.has(post.dates.start)) kept.push(post)
    for (const { dates } of posts) if (dates !== undefined) seen.add(dates.start)
  }
  return kept.toSorted((a, b) => a.span.start - b.span.start)
}
