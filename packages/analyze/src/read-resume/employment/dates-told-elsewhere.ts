import type { Employment, YearMonth } from '@evenhand/model'
import type { DateRange } from '../dates/find-ranges.ts'
import { monthSpan } from '../dates/months.ts'
import type { Doc, Row } from '../text/document.ts'
import { foldText } from '../text/fold-text.ts'

/** No resume tells more; each post is looked for in each of the rows. */
const MOST_POSTS = 60
const MOST_ROWS = 400

type Hints = { rangesOf: (row: Row) => DateRange[]; asOf: YearMonth }

/**
 * Gives posts that are told without their time the one of the row that names both their title and their employer, as the
 * table above a resume whose posts are then told at length.
 */
export function withDatesElsewhere(doc: Doc, posts: Employment[], { rangesOf, asOf }: Hints): Employment[] {
  const timeless = posts.filter(({ title, employer, start, end }) => title && employer && !start && !end)
  if (timeless.length === 0 || timeless.length > MOST_POSTS) return posts
  const taken = new Set(posts.flatMap(({ dates }) => dates?.start ?? []))
  const dated = doc.rows.flatMap((row) => {
    const range = rangesOf(row).find(({ single, begin }) => !single && begin !== undefined)
    return range === undefined || taken.has(range.start) ? [] : [{ row, range }]
  })
  if (dated.length === 0 || dated.length > MOST_ROWS) return posts
  const found = new Map<Employment, DateRange>()
  // "Assistant Manager" first: its row names the manager, too.
  for (const post of timeless.toSorted((one, other) => other.title!.value.length - one.title!.value.length)) {
    const [title, employer] = [foldText(post.title!.value), foldText(post.employer!.value)]
    const at = dated.findIndex(({ row }) => names(doc, row, [title, employer]))
    if (at >= 0) found.set(post, dated.splice(at, 1)[0]!.range)
  }
  return posts.map((post) => (found.has(post) ? withDates(post, found.get(post)!, asOf) : post))
}

function names(doc: Doc, { start, end }: Row, [title, employer]: readonly [string, string]): boolean {
  const text = doc.fold.slice(start, end)
  const at = text.indexOf(title)
  return at >= 0 && (text.slice(0, at).includes(employer) || text.slice(at + title.length).includes(employer))
}

function withDates(post: Employment, { begin, end, current, start, stop }: DateRange, asOf: YearMonth): Employment {
  const until = current ? undefined : end
  const span = monthSpan(begin!, until ?? (current ? asOf : begin!))
  return {
    ...post,
    start: begin!,
    ...(until && { end: until }),
    current,
    dates: { start, end: stop },
    ...(span && { months: span.last - span.first + 1 }),
  }
}
