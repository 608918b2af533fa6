import { joinLines } from './cell-text.ts'
import type { Segment } from './piece.ts'

/** A span that breaks off behind its dash, or behind the month it ends in. */
const CUT = /\p{Nd}.{0,12}[-\u2013\u2014~\u301C\uFF5E](?: ?\p{L}{3,12}\.?)?$/u
const LONGEST = 40
/** What a cut span goes on with: a date, or a word for now; a capital may begin a place. */
const REST = /^(?:[\p{Ll}\p{Lo}]{2,12}|(?:\p{L}{2,12}\.? ?)?\p{Nd}{1,4}[\p{Nd}./\u5E74\u6708\u65E5-]{0,8})$/u
/** The same behind a month. */
const YEAR = /^\p{Nd}{4}$/u
/** Space between two lines of one date, in type size. */
const LEADING = 1.9
/** How far apart their edges may be, in points. */
const SAME_EDGE = 3
/** No resume has more on one page. */
const MOST_SEGMENTS = 2000

/** Puts a span of time together that had no room on one line of its column. */
export function joinCutDates(segments: Segment[]): Segment[] {
  if (segments.length > MOST_SEGMENTS) return segments
  const taken = new Set<Segment>()
  const joined = segments.map((segment) => {
    if (!isCut(segment)) return segment
    const rest = segments.find((other) => !taken.has(other) && isRest(segment, other))
    if (!rest) return segment
    taken.add(rest)
    const pieces = [...segment.pieces, ...rest.pieces]
    return { ...segment, pieces, text: joinLines(segment.text, rest.text), x1: Math.max(segment.x1, rest.x1) }
  })
  return taken.size === 0 ? segments : joined.filter((_, at) => !taken.has(segments[at]!))
}

function isCut({ text }: Segment): boolean {
  return text.length <= LONGEST && CUT.test(text)
}

function isRest(cut: Segment, { text, ...rest }: Segment): boolean {
  const down = rest.base - cut.base
  if (down <= 0.5 * cut.size || down > LEADING * cut.size) return false
  if (rest.turn !== cut.turn || rest.bold !== cut.bold || Math.abs(rest.size - cut.size) > 0.5) return false
  if (Math.abs(rest.x0 - cut.x0) > SAME_EDGE && Math.abs(rest.x1 - cut.x1) > SAME_EDGE) return false
  return (/\p{L}\.?$/u.test(cut.text) ? YEAR : REST).test(text)
}
