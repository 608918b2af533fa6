import type { Employment, Profile, YearMonth } from '@evenhand/model'

export type TimelineBar = {
  key: number
  label: string
  /** Months, both ends included. */
  months: number
  /** Place and length in percent of the whole. */
  from: number
  width: number
  main: boolean
}

export type Timeline = { bars: TimelineBar[]; years: { year: number; at: number }[] }

const monthOf = (date: YearMonth, otherwise: number) => date.year * 12 + (date.month ?? otherwise) - 1

/** Dated posts as bars over years, oldest first. Undefined when no post has a start. */
export function timelineBars(profile: Profile): Timeline | undefined {
  const now = monthOf(profile.asOf, 12)
  const posts = profile.employment.flatMap((post, key) => {
    if (!post.start) return []
    const start = monthOf(post.start, 1)
    const end = post.current || !post.end ? now : monthOf(post.end, 12)
    return end < start ? [] : [{ post, key, start, end: end + 1 }]
  })
  if (posts.length === 0) return undefined
  const first = 12 * Math.floor(Math.min(...posts.map(({ start }) => start)) / 12)
  const last = Math.max(now + 1, ...posts.map(({ end }) => end))
  const at = (month: number) => (100 * (month - first)) / (last - first)
  const bars = posts
    .sort((a, b) => a.start - b.start)
    .map(({ post, key, start, end }) => ({
      key,
      label: labelOf(post),
      months: post.months ?? end - start,
      from: at(start),
      width: at(end) - at(start),
      main: post.kind === 'job',
    }))
  const step = Math.max(1, Math.ceil((last - first) / 12 / 6))
  const years = []
  for (let year = first / 12; year * 12 < last; year += step) years.push({ year, at: at(year * 12) })
  return { bars, years }
}

function labelOf({ title, employer }: Employment): string {
  return [title?.value, employer?.value].filter(Boolean).join(', ')
}
