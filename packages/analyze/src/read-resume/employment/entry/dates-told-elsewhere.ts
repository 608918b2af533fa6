import type { Employment, SectionKind, YearMonth } from '@evenhand/model'
import type { DateRange } from '../../dates/find-ranges.ts'
import { monthSpan } from '../../dates/months.ts'
import type { Part } from '../../sections/find-sections.ts'
import type { Row } from '../../text/document.ts'
import { keyOf, phraseKey, type Word } from '../../text/phrase-set.ts'

/** No resume tells more; each post is looked for in each of the rows. */
const MOST_POSTS = 60
const MOST_ROWS = 400

type Hints = { parts: Part[]; rangesOf: (row: Row) => DateRange[]; asOf: YearMonth }

/** Sections whose dates are of other things. */
const OTHERS = new Set<SectionKind>([
  'education',
  'projects',
  'references',
  'publications',
  'certificates',
  'volunteering',
])
/** A row of more words is a paragraph. */
const LONGEST_ROW = 40

/**
 * Gives posts that are told without their time the one of the row that names both their title and their employer, as the
 * table above a resume whose posts are then told at length.
 */
export function withDatesElsewhere(posts: Employment[], { parts, rangesOf, asOf }: Hints): Employment[] {
  const timeless = posts.filter(({ title, employer, start, end }) => title && employer && !start && !end)
  if (timeless.length === 0 || timeless.length > MOST_POSTS) return posts
  const taken = new Set(posts.flatMap(({ dates }) => dates?.start ?? []))
  const rows = parts.filter(({ kind }) => !OTHERS.has(kind)).flatMap((part) => part.rows)
  const dated = rows.flatMap(({ words }, at) => {
    const range =
      words.length > LONGEST_ROW ? undefined : rangesOf(rows[at]!).find(({ single, begin }) => !single && begin)
    return range === undefined || taken.has(range.start) ? [] : [{ said: saidBy(words), range }]
  })
  if (dated.length === 0 || dated.length > MOST_ROWS) return posts
  const found = new Map<Employment, DateRange>()
  // "Assistant Manager" first: its row names the manager, too.
  for (const post of timeless.toSorted((one, other) => other.title!.value.length - one.title!.value.length)) {
    const [title, employer] = [` ${phraseKey(post.title!.value)} `, ` ${phraseKey(post.employer!.value)} `]
    const at = dated.findIndex(({ said }) => names(said, title, employer))
    if (at >= 0) found.set(post, dated.splice(at, 1)[0]!.range)
  }
  return posts.map((post) => (found.has(post) ? withDates(post, found.get(post)!, asOf) : post))
}

/** The words of a row, with blanks around each. */
function saidBy(words: Word[]): string {
  return ` ${keyOf(words)} `
}

function names(said: string, title: string, employer: string): boolean {
  const at = said.indexOf(title)
  return at >= 0 && (said.slice(0, at + 1).includes(employer) || said.slice(at + title.length - 1).includes(employer))
}

/** A post with the time of a span. */
export function withDates(
  post: Employment,
  { begin, end, current, start, stop }: DateRange,
  asOf: YearMonth,
): Employment {
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
