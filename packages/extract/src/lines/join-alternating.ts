import { addBlock, type Blocks, withBlocks } from './blocks.ts'
import { isDates, LONGEST_DATES } from './is-dates.ts'
import type { Row, Segment } from './piece.ts'

/** No resume has more on one page; nothing is looked for on such a page. */
const MOST_SEGMENTS = 2000
/** Right halves tried on one page. */
const MOST_TRIED = 24
/** How far dates may be off the line of the post at the other side, in type size. */
const OFF = 0.7
/** Texts at the side of the dates of one post: they, and what stands below them. */
const MOST_ASIDE = 2
/** How far below dates their town may stand, in type size. */
const NEAR = 2.5
/** How far edges of one half differ, in points. */
const EDGE = 3
/** Lines of a post. */
const LEAST_LINES = 2

/** `lines` are its segments as they are to be read. */
type Post = { segments: Segment[]; lines: Segment[] }
type Pair = { date: Segment; head: Segment; isRight: boolean }

/**
 * Posts that stand at the left and right of a middle line in turn, each with its dates alone at the other side, are
 * read one after the other, the dates on the line beside which they stand. Gives the segments with one in the place
 * of each such stretch; `read` puts what a post says in order.
 */
export function joinAlternating(segments: Segment[], read: (segments: Segment[]) => Row[]): Segment[] {
  if (segments.length > MOST_SEGMENTS) return segments
  const blocks: Blocks = new Map()
  const tried = segments.filter(isDates).slice(0, MOST_TRIED)
  for (const date of tried) {
    if (blocks.has(date)) continue
    const posts = findPosts(segments, date)
    const within = new Set(posts.flatMap((post) => post.segments))
    const own = segments.filter((segment) => within.has(segment))
    if (own.length === 0 || own.some((segment) => blocks.has(segment))) continue
    addBlock(
      blocks,
      own,
      posts.flatMap(({ lines }) => read(lines)),
    )
  }
  return withBlocks(segments, blocks)
}

/** The posts of the stretch in which some dates begin the right half; none where it is no such stretch. */
function findPosts(segments: Segment[], date: Segment): Post[] {
  const x = date.x0 - EDGE
  const across = segments.filter((box) => box.turn === 0 && box.x0 < x && box.x1 > x)
  const top = Math.max(-Infinity, ...across.filter(({ base }) => base <= date.base).map(({ bottom }) => bottom))
  const bottom = Math.min(Infinity, ...across.filter(({ base }) => base > date.base).map((box) => box.top))
  // A dot on the line in the middle says nothing.
  const within = segments.filter(
    (box) => box.turn === 0 && box.base > top && box.base < bottom && /[\p{L}\p{Nd}]/u.test(box.text),
  )
  const pairs = pairDates(within, x)
  const isTurnAbout = pairs.every(({ isRight }, at) => at === 0 || isRight !== pairs[at - 1]!.isRight)
  if (pairs.length < 2 || !isTurnAbout || !pairs.some((pair) => pair.date === date)) return []
  const posts = pairs.map((pair, at) => toPost(within, pair, { x, next: pairs[at + 1] }))
  return posts.every((post) => post !== undefined) ? posts : []
}

/** Dates with the line beside which they stand in the other half, from the top. */
function pairDates(segments: Segment[], x: number): Pair[] {
  const dates = segments.filter(isDates).toSorted((a, b) => a.base - b.base)
  return dates.flatMap((date): Pair[] => {
    const isRight = date.x0 >= x
    const beside = segments.filter(
      (box) => box.x0 >= x !== isRight && Math.abs(box.base - date.base) <= OFF * date.size && !isDates(box),
    )
    const [head] = beside.toSorted((a, b) => Math.abs(a.base - date.base) - Math.abs(b.base - date.base))
    return head ? [{ date, head, isRight }] : []
  })
}

/** A post with its dates on the line of its head; undefined where more stands at the side of the dates. */
function toPost(
  segments: Segment[],
  { date, head, isRight }: Pair,
  { x, next }: { x: number; next: Pair | undefined },
): Post | undefined {
  const from = Math.min(date.top, head.top)
  const sideOf = (box: Segment): boolean => box.x0 >= x === isRight
  const end = next
    ? Math.min(next.date.top, next.head.top)
    : Math.min(
        Infinity,
        ...segments.filter((box) => sideOf(box) && box.base > date.base + NEAR * date.size).map(({ top }) => top),
      )
  const own = segments.filter((box) => box.base > from && box.base <= end)
  const aside = own.filter(sideOf)
  const text = own.filter((box) => !sideOf(box))
  if (aside.length > MOST_ASIDE || aside.some((box) => box.text.length > LONGEST_DATES)) return undefined
  if (aside.some(({ base }) => base > date.base + NEAR * date.size) || text.length < LEAST_LINES) return undefined
  const lines = [{ ...date, base: head.base }, ...aside.filter((box) => box !== date), ...text]
  return { segments: own, lines }
}
