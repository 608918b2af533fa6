import { joinLines } from './cell-text.ts'
import type { Segment } from './piece.ts'

/** A span that breaks off behind its dash, or behind the month it ends in. */
const CUT = /\p{Nd}.{0,12}[-\u2013\u2014~\u301C\uFF5E](?: ?\p{L}{3,12}\.?)?$/u
const LONGEST = 40
/** A date behind which a span may break off before its dash, and what goes on there. */
const BEGUN = /^[^-\u2013\u2014~]{0,14}\p{Nd}{4}\.?$/u
const DASHED = /^[-\u2013\u2014~\u301C\uFF5E] ?(?:\p{L}{2,14}\.?|(?:\p{L}{3,12}\.? )?\p{Nd}{1,2}?[./]?\p{Nd}{4})$/u
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
/** "April 2014", "- March", "2019": lines that a span goes on in. */
const MOST_RESTS = 2

/** Puts a span of time together that had no room on one line of its column. */
export function joinCutDates(segments: Segment[]): Segment[] {
  if (segments.length > MOST_SEGMENTS) return segments
  const taken = new Set<Segment>()
  const joined = segments.map((segment) => {
    let whole = segment
    for (let count = 0; count < MOST_RESTS && isCut(whole); count++) {
      const last = whole
      const rest = segments.find((other) => !taken.has(other) && other !== segment && isRest(last, other))
      if (!rest) break
      taken.add(rest)
      const pieces = [...whole.pieces, ...rest.pieces]
      const text = joinLines(whole.text, rest.text)
      // What follows is looked for below the last line.
      whole = { ...whole, pieces, text, x1: Math.max(whole.x1, rest.x1), base: rest.base }
    }
    return whole === segment ? segment : { ...whole, base: segment.base }
  })
  return taken.size === 0 ? segments : joined.filter((_, at) => !taken.has(segments[at]!))
}

function isCut({ text }: Segment): boolean {
  return text.length <= LONGEST && (CUT.test(text) || BEGUN.test(text))
}

function isRest(cut: Segment, { text, ...rest }: Segment): boolean {
  const down = rest.base - cut.base
  if (down <= 0.5 * cut.size || down > LEADING * cut.size) return false
  if (rest.turn !== cut.turn || rest.bold !== cut.bold || Math.abs(rest.size - cut.size) > 0.5) return false
  if (Math.abs(rest.x0 - cut.x0) > SAME_EDGE && Math.abs(rest.x1 - cut.x1) > SAME_EDGE) return false
  if (!CUT.test(cut.text)) return DASHED.test(text)
  return (/\p{L}\.?$/u.test(cut.text) ? YEAR : REST).test(text)
}
