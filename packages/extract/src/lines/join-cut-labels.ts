import { joinLines } from './cell-text.ts'
import type { Segment } from './piece.ts'
import { sameLook } from './same-look.ts'

/** A year, with what makes a date or a span of it: what stands at the right of a label. */
const DATED = /\p{Nd}{4}|[\u2019']\p{Nd}{2}(?!\p{Nd})/u
const LONGEST_DATE = 40
/** A label ends with a sign or a small word that more must follow. */
const OPEN = /(?:[,&/(]|[-\u2010\u2013] ?|\s\p{Ll}{1,3})$/u
/** What a label goes on with, and none begins with. */
const RUNS_ON = /^[(&/\p{Ll}]/u
/** Space between two lines of one label, in type size. */
const LEADING = 1.7
/** Least space between a label and the date at its right, in type size. */
const GAP = 1.5
/** The same where the label breaks off. */
const OPEN_GAP = 4
/** Room a blank takes, in type size. */
const BLANK = 0.25
/** How far apart their left edges may be, in points. */
const SAME_EDGE = 1.5
/** Letters of what a label goes on with at most. */
const LONGEST_REST = 50
/** No resume has more on one page. */
const MOST_SEGMENTS = 2000

/**
 * Puts labels together that had no room beside the date at their right: "Head of Quality and" with "2019 - 2023" at the
 * right, and "Innovation" below. They are told by their look, which the line below them does not have, or by a small word
 * or sign at which they break off.
 */
export function joinCutLabels(segments: Segment[]): Segment[] {
  if (segments.length > MOST_SEGMENTS) return segments
  const dates = segments.filter(({ text }) => text.length <= LONGEST_DATE && DATED.test(text))
  if (dates.length === 0) return segments
  const joined = new Map<Segment, Segment>()
  const taken = new Set<Segment>()
  for (const date of dates) {
    const label = besides(date, segments)
    const rest = label && !taken.has(label) ? restOf(label, date, segments) : undefined
    if (rest === undefined) continue
    taken.add(rest)
    const pieces = [...label!.pieces, ...rest.pieces]
    joined.set(label!, { ...label!, pieces, text: joinLines(label!.text, rest.text) })
  }
  return joined.size === 0 ? segments : segments.flatMap((one) => (taken.has(one) ? [] : (joined.get(one) ?? one)))
}

/** The text of a date's line right before it, where no other text stands between. */
function besides(date: Segment, segments: Segment[]): Segment | undefined {
  const before = segments.filter((one) => one.turn === date.turn && one.x1 < date.x0 && isLine(one, date))
  const label = before.reduce<Segment | undefined>((last, one) => (last && last.x1 > one.x1 ? last : one), undefined)
  return label && /\p{L}/u.test(label.text) ? label : undefined
}

function isLine(a: Segment, b: Segment): boolean {
  return Math.abs(a.base - b.base) < 0.5 * Math.min(a.size, b.size)
}

/** What stands below a label, alone on its line, and would not have stood before the date. */
function restOf(label: Segment, date: Segment, segments: Segment[]): Segment | undefined {
  const rest = segments.find((one) => isBelow(label, one) && Math.abs(one.x0 - label.x0) <= SAME_EDGE)
  if (rest === undefined || rest.text.length > LONGEST_REST || DATED.test(rest.text)) return undefined
  if (!goesOnAlike(label, rest) || segments.some((one) => one !== rest && one.x0 > rest.x1 && isLine(one, rest)))
    return undefined
  const word = rest.text.split(' ', 1)[0]!.length
  const room = BLANK * rest.size + (word * (rest.x1 - rest.x0)) / Math.max(1, rest.text.length)
  const left = (date.x0 - label.x1 - room) / rest.size
  const isOpen = OPEN.test(label.text)
  const isOwnLook = rest.bold && isMarked(rest, segments)
  const isTold = isOwnLook || isRunIn(label, rest)
  const isCut = isTold ? isOpen || RUNS_ON.test(rest.text) || left < GAP : isOpen && left < OPEN_GAP
  return isCut ? rest : undefined
}

function isBelow(above: Segment, { base, turn }: Segment): boolean {
  const down = base - above.base
  return turn === above.turn && down > 0.5 * above.size && down < LEADING * above.size
}

/** A line that sets a title bold and the employer in italics goes on in the look in which it ends. */
function goesOnAlike(label: Segment, rest: Segment): boolean {
  const [last, first] = [label.pieces.at(-1), rest.pieces[0]]
  return sameLook(label, rest) || (last !== undefined && first !== undefined && sameLook(last, first))
}

/** Whether both lines are set in more than one font, the second one beginning as the first one ends: one text. */
function isRunIn(label: Segment, rest: Segment): boolean {
  const isMixed = ({ pieces }: Segment) => pieces.some(({ font }) => font !== pieces[0]!.font)
  return isMixed(label) && isMixed(rest) && label.pieces.at(-1)?.font === rest.pieces[0]?.font
}

/** Whether the line below has another look. */
function isMarked(rest: Segment, segments: Segment[]): boolean {
  const below = segments.filter((one) => isBelow(rest, one) && one.x0 < rest.x1 && one.x1 > rest.x0)
  return below.length > 0 && below.every((one) => !sameLook(rest, one))
}
