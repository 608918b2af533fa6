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

/** A time between two posts that no post covers. */
export type TimelineGap = Pick<TimelineBar, 'months' | 'from' | 'width'> & {
  /** Last month of what came before, and first month of what came after. */
  start: YearMonth
  end: YearMonth
}

export type Timeline = {
  bars: (TimelineBar & { gap?: TimelineGap })[]
  years: { year: number; at: number }[]
}

/** Shorter ones are no more than the way from one post to the next. */
const SHORTEST_GAP = 6

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
  const sorted = posts.sort((a, b) => a.start - b.start)
  const bars = sorted.map(({ post, key, start, end }, place) => ({
    key,
    label: labelOf(post),
    months: post.months ?? end - start,
    from: at(start),
    width: at(end) - at(start),
    main: post.kind === 'job',
    gap: gapBefore(sorted, place, at),
  }))
  const step = Math.max(1, Math.ceil((last - first) / 12 / 6))
  const years = []
  for (let year = first / 12; year * 12 < last; year += step) years.push({ year, at: at(year * 12) })
  return { bars, years }
}

type Placed = { post: Employment; start: number; end: number }

/** The gap between a post and all earlier ones, where both its ends are told to the month. */
function gapBefore(posts: readonly Placed[], place: number, at: (month: number) => number): TimelineGap | undefined {
  const { post, start } = posts[place]!
  const before = posts.slice(0, place).reduce<Placed | undefined>((a, b) => (a && a.end >= b.end ? a : b), undefined)
  const [left, entered] = [before?.post.end, post.start]
  if (!before || !left?.month || !entered?.month || start - before.end < SHORTEST_GAP) return undefined
  const width = at(start) - at(before.end)
  return { months: start - before.end, from: at(before.end), width, start: left, end: entered }
}

function labelOf({ title, employer }: Employment): string {
  return [title?.value, employer?.value].filter(Boolean).join(', ')
}
