import { type Box, toPageBox } from '../pdf/page-frame.ts'
import { toRow } from './join-rows.ts'
import type { Row, Segment } from './piece.ts'
import { segmentOf } from './segment-of.ts'

/** Fewer turned texts are a note at the edge of the page. */
const LEAST_HEADINGS = 2
/** Letters of the longest heading. */
const LONGEST = 40
/** Part of a turned line's length that one beside it shares, for both to be one heading. */
const SHARED = 0.5
/** How far a block may begin or end within the length of its heading, in type size. */
const WITHIN = 1
/** Part of the least space between two blocks that stands above the first one at least. */
const LEAST_SPACE = 0.8
/** How much larger that is otherwise than any space within the blocks. */
const MORE_SPACE = 1.2
/** How far a heading is off the middle of its block at most, in parts of the block's height. */
const OFF_MIDDLE = 0.1

type Size = { width: number; height: number }
/** A turned text, and where it lies on the page. */
type Heading = { segments: Segment[]; box: Box }

/**
 * The rows of a page whose text runs in several directions. What is turned stands where it is drawn first, but for
 * headings beside their sections.
 */
export function gatherTurns(pages: { turn: number; rows: Row[] }[], size: Size): Row[] {
  const level = pages.find(({ turn }) => turn === 0)
  let own = level?.rows ?? []
  const others = pages.filter((page) => {
    const turned = page === level ? [] : page.rows.flatMap(({ segments }) => segments)
    const placed = placeTurned(own, turned, size)
    own = placed ?? own
    return !placed
  })
  return others.flatMap((page) => (page === level ? own : page.rows))
}

/**
 * Puts headings that are turned by 90 degrees, in a band beside their sections, each in front of the rows of its
 * block; the largest spaces between the middles of two headings part the blocks. `rows` are those of level text in
 * reading order. Undefined where the turned texts are no such headings.
 */
function placeTurned(rows: Row[], turned: Segment[], page: Size): Row[] | undefined {
  const headings = toHeadings(turned, page)
  if (headings.length < LEAST_HEADINGS || !isBand(headings)) return undefined
  const [left, right] = [Math.min(...headings.map(({ box }) => box[0])), Math.max(...headings.map(({ box }) => box[2]))]
  const [top, bottom] = [headings[0]!.box[1], headings.at(-1)!.box[3]]
  const isAcross = (row: Row): boolean => row.bottom > top && row.top < bottom && row.x0 < right && row.x1 > left
  if (rows.some(isAcross)) return undefined
  const starts = findStarts(rows, headings)
  if (!starts) return undefined
  const firsts = starts.map((start, at) =>
    rows.findIndex((row) => row.base > start && row.base <= (starts[at + 1] ?? Infinity)),
  )
  if (firsts.some((first, at) => first < 0 || first <= (firsts[at - 1] ?? -1))) return undefined
  const before = new Map(firsts.map((first, at) => [first, toHeading(headings[at]!)]))
  return rows.flatMap((row, at) => (before.has(at) ? [before.get(at)!, row] : [row]))
}

/** Turned texts from the top of the page; lines that stand beside each other are one. None where one is no heading. */
function toHeadings(turned: Segment[], page: Size): Heading[] {
  const headings: Heading[] = []
  for (const segment of turned.toSorted((a, b) => a.base - b.base)) {
    const box = toPageBox([segment.x0, segment.top, segment.x1, segment.bottom], segment.turn, page)
    if (!box || segment.turn % 180 === 0 || !isShort(segment.text)) return []
    const beside = headings.find((heading) => sharesLength(heading.box, box))
    if (beside) {
      beside.segments.push(segment)
      beside.box = [0, 1, 2, 3].map((at) => (at < 2 ? Math.min : Math.max)(beside.box[at]!, box[at]!)) as Box
    } else headings.push({ segments: [segment], box })
  }
  return headings.toSorted((a, b) => middleOf(a) - middleOf(b))
}

function isShort(text: string): boolean {
  return text.length <= LONGEST && /\p{L}{2}|\p{Script=Han}/u.test(text.replaceAll(' ', '')) && !/\p{Nd}/u.test(text)
}

function sharesLength(a: Box, b: Box): boolean {
  const shared = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  return shared > SHARED * Math.min(a[3] - a[1], b[3] - b[1])
}

function middleOf({ box }: Heading): number {
  return (box[1] + box[3]) / 2
}

/** Whether the headings stand below each other. */
function isBand([first, ...others]: Heading[]): boolean {
  return first !== undefined && others.every(({ box }) => box[0] < first.box[2] && box[2] > first.box[0])
}

type Space = { start: number; end: number }

/** Where the block of each heading starts, in the middle of the space above it. */
function findStarts(rows: Row[], headings: Heading[]): number[] | undefined {
  const spaces = findSpaces(rows)
  const parts = headings.slice(1).map((heading, at) => largest(spaces, headings[at], heading))
  if (parts.some((space) => space === undefined)) return undefined
  const first = headings[0]!
  const above = largest(spaces, undefined, first)
  // Where the page begins with a block, the largest space above its heading is one within it.
  const [top, bottom] = [first.box[3], headings.at(-1)!.box[1]]
  const inner = spaces.filter((space) => space.start > top && space.end < bottom && !parts.includes(space))
  const [least, most] = [Math.min(...parts.map(heightOf)), Math.max(0, ...inner.map(heightOf))]
  const isLarge = above && (heightOf(above) >= LEAST_SPACE * least || heightOf(above) > MORE_SPACE * most)
  const start = Math.min(...rows.map((row) => row.top))
  const isOwn = isLarge && !isMiddle(first, { start, end: parts[0]!.start })
  return [isOwn ? above : undefined, ...parts].map((space) => (space ? (space.start + space.end) / 2 : -Infinity))
}

/** Whether a heading stands in the middle of a block. */
function isMiddle(heading: Heading, block: Space): boolean {
  return Math.abs(middleOf(heading) - (block.start + block.end) / 2) < OFF_MIDDLE * heightOf(block)
}

function heightOf(space: Space | undefined): number {
  return space ? space.end - space.start : 0
}

/** Spaces between the rows of a page, from the top. */
function findSpaces(rows: Row[]): Space[] {
  const spaces: Space[] = []
  let start = Infinity
  for (const { top, bottom } of rows.toSorted((a, b) => a.top - b.top)) {
    if (top > start) spaces.push({ start, end: top })
    start = start === Infinity ? bottom : Math.max(start, bottom)
  }
  return spaces
}

/** The largest space between two headings, or above the first; a short block is no higher than its heading. */
function largest(spaces: Space[], above: Heading | undefined, below: Heading): Space | undefined {
  const room = WITHIN * below.segments[0]!.size
  const [top, bottom] = [above ? above.box[3] - room : -Infinity, below.box[1] + room]
  return spaces
    .filter(({ start, end }) => end > top && start < bottom)
    .reduce<Space | undefined>((best, space) => (heightOf(best) >= heightOf(space) ? best : space), undefined)
}

function toHeading({ segments }: Heading): Row {
  const [main] = segments.flatMap(({ pieces }) => pieces)
  if (!main) throw new RangeError('a heading has text')
  if (segments.length === 1) return { ...toRow(segments), isHeading: true }
  const text = segments.map((segment) => segment.text).join(' ')
  const pieces = segments.flatMap((segment) => segment.pieces)
  return { ...toRow([segmentOf(text, pieces, { main, bold: segments[0]!.bold })]), isHeading: true }
}
