import { type ColumnLine, findGutters, type Gutter, isApart } from './find-gutters.ts'
import { groupBy } from './group-by.ts'
import { joinAlternating } from './join-alternating.ts'
import { joinBlocks } from './join-blocks.ts'
import { joinCentredCards } from './join-centred-cards.ts'
import { joinCutDates } from './join-cut-dates.ts'
import { joinCutLabels } from './join-cut-labels.ts'
import { joinGlyphs } from './join-glyphs.ts'
import { joinPieces, onLine } from './join-pieces.ts'
import { joinRails } from './join-rails.ts'
import { joinRows } from './join-rows.ts'
import { joinTimelines } from './join-timelines.ts'
import type { Piece, Row, Segment } from './piece.ts'
import { readInBands } from './read-in-bands.ts'
import type { Railed } from './rail-order.ts'
import type { Rule } from './ruled-cells.ts'
import { type Base, isRight } from './to-logical.ts'
import { pagesOfSpread } from './spread.ts'
import { gatherTurns } from './turned-headings.ts'

export type PageOrder = {
  /** In reading order. */
  rows: Row[]
  /** The order was found from places, not taken from the page. */
  guessed: boolean
  /** The most telling gutter of its level text. */
  columns?: Gutter
}
export type OrderOptions = {
  /** Size of the page as it is shown. */
  width: number
  height: number
  /** Letters that run from the right are among them: the pieces are single glyphs. */
  rightToLeft: boolean
  /** The pieces come in no order worth keeping. */
  unordered?: boolean
  /** Thin lines that the page draws. */
  rules?: Rule[]
}

/** Rows out of place from which the drawing order is not the reading order. */
const MISPLACED = 3
/** How much larger than text a heading is. */
const HEADING_SIZE = 1.1
/** Lines whose right end is drawn before other lines, from which all that stands at the right is. */
const LEAST_FLOATS = 2
/** Rows looked back at, so that a page of any size is judged in time. */
const LOOK_BACK = 300
/** Part of the page's height from which text may be a footer. */
const FOOTER = 0.92
/** Alternations between columns from which their rows are drawn interleaved. */
const ALTERNATIONS = 3
/** Part of a page's letters from which it is written from the right. */
const LEAST_RIGHT = 0.25

/**
 * Rows of a page in reading order. Almost every program draws columns one after the other, so that order is kept;
 * it is replaced by one found from the places of the text only where it jumps about or alternates between columns.
 */
export function orderPage(pieces: Piece[], options: OrderOptions): PageOrder {
  const turns = groupBy(pieces, (piece) => piece.turn)
  const pages = [...turns].map(([turn, group]) => ({
    turn,
    ...orderTurn(group, turn === 0 ? options : { ...options, unordered: false, rules: [] }),
  }))
  const level = pages.find(({ turn }) => turn === 0)
  return { rows: gatherTurns(pages, options), guessed: pages.some(({ guessed }) => guessed), columns: level?.columns }
}

function orderTurn(pieces: Piece[], options: OrderOptions): PageOrder {
  const { rules = [], width } = options
  const spread = pagesOfSpread(pieces, options)?.map((page) => orderTurn(page, { ...options, width: width / 2 }))
  if (spread) return { rows: spread.flatMap(({ rows }) => rows), guessed: spread.some(({ guessed }) => guessed) }
  const upright = rules.filter(([left, top, right, bottom]) => bottom - top > right - left)
  if (!options.rightToLeft) return orderBlocks(joinPieces(pieces, upright), options)
  const base = baseOf(pieces)
  const segments = joinGlyphs(pieces, { upright, base })
  if (base === 'left') return orderBlocks(segments, options)
  // Seen in a mirror, a page written from the right is like any other.
  const mirrored = segments.map((segment) => mirror(segment, width))
  const seen = rules.map(([left, top, right, bottom]): Rule => [width - right, top, width - left, bottom])
  const { rows, guessed, columns } = orderBlocks(mirrored, { ...options, rules: seen })
  return {
    rows: rows.map((row) => mirror(row, width)),
    guessed,
    columns: columns && { ...columns, x: width - columns.x },
  }
}

/** A page of Latin words may name a language in its own letters. */
function baseOf(pieces: Piece[]): Base {
  const letters = pieces.filter(({ text }) => /\p{L}/u.test(text))
  return letters.filter(({ text }) => isRight(text)).length > LEAST_RIGHT * letters.length ? 'right' : 'left'
}

function mirror<Box extends { x0: number; x1: number }>(box: Box, width: number): Box {
  return { ...box, x0: width - box.x1, x1: width - box.x0 }
}

function orderBlocks(drawn: Segment[], options: OrderOptions): PageOrder {
  const { rules = [], width, unordered } = options
  const read = (segments: Segment[]): Row[] => orderSegments(segments, options).rows
  const whole = joinTimelines(joinAlternating(joinCentredCards(joinCutLabels(joinCutDates(drawn))), read), read)
  // Where the order says nothing, only drawn lines tell what belongs together.
  const joined = unordered && rules.length === 0 ? whole : joinBlocks(whole, { rules, width }, read)
  const { rows, ...found } = orderSegments(joined, options)
  return { rows: readInBands(rows.flatMap((row) => row.segments[0]?.rows ?? [row])), ...found }
}

function orderSegments(drawn: Segment[], { unordered, height }: OrderOptions): PageOrder {
  const { segments, railed } = joinRails(drawn)
  const text = withRails(segments, railed)
  const gutters = findGutters(text).map((gutter) => besideRail(gutter, text, railed))
  const rows = joinRows(segments, gutters)
  const footer = FOOTER * height
  if (
    !unordered &&
    countMisplaced(rows, footer) < MISPLACED &&
    countAlternations(segments, gutters) < ALTERNATIONS &&
    !isFloated(segments, rows, gutters)
  ) {
    return { rows: moveHead(moveFooter(rows, footer), footer), guessed: false, columns: gutters[0] }
  }
  return { rows: joinRows(sortByGutters(segments, gutters), gutters), guessed: gutters.length > 0, columns: gutters[0] }
}

/** The text without what stands in rails, and where the rail beside a line starts. */
function withRails(segments: Segment[], railed: Railed): ColumnLine[] {
  if (railed.size === 0) return segments
  const rails = new Map<Segment, number>()
  for (const [cell, line] of railed) if (line) rails.set(line, cell.x0)
  return segments.flatMap((line) => {
    if (railed.has(line)) return []
    return rails.has(line) ? { ...line, rail: rails.get(line) } : line
  })
}

/** A rail is read with the text at its right: the gutter between that and another column lies left of the rail. */
function besideRail(gutter: Gutter, text: ColumnLine[], railed: Railed): Gutter {
  const isWithin = ({ base, x1 }: ColumnLine): boolean =>
    base > gutter.top && base < gutter.bottom && x1 <= gutter.x + 1
  const edge = Math.max(...text.filter(isWithin).map(({ x1 }) => x1))
  const starts = [...railed.keys()].filter(isWithin).map(({ x0 }) => x0)
  return { ...gutter, x: Math.min(gutter.x, ...starts.filter((x0) => x0 > edge)) }
}

/** Browsers draw what floats at the right before all other text: dates far before the line they stand on. */
function isFloated(segments: Segment[], rows: Row[], gutters: Gutter[]): boolean {
  const isFloat = (left: number, right: number): boolean =>
    right + 1 < left && !onLine(segments[right]!, segments[right + 1]!)
  return countParted(segments, gutters, isFloat) >= LEAST_FLOATS || countParted(rows, gutters, () => true) >= MISPLACED
}

/** Texts that share their line with one that no gutter parts from them, and that are torn from it as `isTorn` tells. */
function countParted(
  boxes: (Row | Segment)[],
  gutters: Gutter[],
  isTorn: (left: number, right: number) => boolean,
): number {
  const sorted = boxes.map((box, at) => ({ box, at })).toSorted((a, b) => a.box.base - b.box.base)
  let found = 0
  for (const [at, one] of sorted.entries()) {
    for (let next = at + 1; next < Math.min(sorted.length, at + LOOK_BACK); next++) {
      const other = sorted[next]!
      if (!onLine(one.box, other.box)) break
      const [left, right] = one.box.x0 < other.box.x0 ? [one, other] : [other, one]
      if (left.box.x1 > right.box.x0 || isApart(gutters, left.box, right.box) || !isTorn(left.at, right.at)) continue
      found++
      break
    }
  }
  return found
}

/** Rows drawn after a row of the same column that lies well below them; footers drawn first do not count. */
function countMisplaced(rows: Row[], footer: number): number {
  let misplaced = 0
  for (const [at, row] of rows.entries()) {
    for (let before = Math.max(0, at - LOOK_BACK); before < at; before++) {
      const other = rows[before]
      if (!other || other.base < row.base + 1.5 * row.size || other.base > footer || !overlaps(row, other)) continue
      // A heading drawn before the text above it tells more than a line.
      misplaced += other.size > HEADING_SIZE * row.size ? 2 : 1
      break
    }
  }
  return misplaced
}

function overlaps(a: Row, b: Row): boolean {
  const shared = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
  return shared > 0.3 * Math.min(a.x1 - a.x0, b.x1 - b.x0)
}

/** Rows whose left and right halves are drawn one after the other although a gutter parts them. */
function countAlternations(segments: Segment[], gutters: Gutter[]): number {
  let found = 0
  for (let at = 1; at < segments.length; at++) {
    const [before, segment] = [segments[at - 1], segments[at]]
    if (before && segment && onLine(before, segment) && isApart(gutters, before, segment)) found++
  }
  return found
}

/** Word draws a page's footer before its text. */
function moveFooter(rows: Row[], footer: number): Row[] {
  let count = 0
  while (count < Math.min(4, rows.length - 1) && (rows[count]?.base ?? 0) > footer) count++
  const next = rows[count]
  if (count === 0 || !next || next.base > 0.5 * footer) return rows
  return [...rows.slice(count), ...rows.slice(0, count)]
}

/** The end of a table or timeline that began on the page before, or a page's header, may be drawn after its text, before its footer. */
function moveHead(all: Row[], footer: number): Row[] {
  const last = all.findLastIndex(({ base }) => base <= footer)
  const [rows, foot] = [all.slice(0, last + 1), all.slice(last + 1)]
  const tops: number[] = []
  for (const { top } of rows) tops.push(Math.min(tops.at(-1) ?? Infinity, top))
  let bottom = -Infinity
  let head = rows.length
  for (let at = rows.length - 1; at > 0; at--) {
    const row = rows[at]!
    bottom = Math.max(bottom, row.bottom - 0.3 * row.size)
    if (bottom <= tops[at - 1]!) head = at
  }
  return head === rows.length ? all : [...rows.slice(head), ...rows.slice(0, head), ...foot]
}

/** Above a gutter, left of it, right of it, below it; within each part again, and top to bottom at last. */
function sortByGutters(segments: Segment[], gutters: Gutter[]): Segment[] {
  const [gutter, ...others] = gutters
  if (!gutter || segments.length < 2) return segments.toSorted((a, b) => a.base - b.base || a.x0 - b.x0)
  const above = segments.filter((segment) => segment.base <= gutter.top)
  const below = segments.filter((segment) => segment.base >= gutter.bottom)
  const within = segments.filter((segment) => segment.base > gutter.top && segment.base < gutter.bottom)
  const left = within.filter((segment) => segment.x1 <= gutter.x + 1)
  const right = within.filter((segment) => segment.x1 > gutter.x + 1)
  const [title, rest] = splitTitle(left, right)
  return [above, title, left, rest, below].flatMap((part) => sortByGutters(part, others))
}

/** A name above the start of the left column is read first, although it stands over the right one. */
function splitTitle(left: Segment[], right: Segment[]): [Segment[], Segment[]] {
  const start = Math.min(...left.map((segment) => segment.top))
  const title = right.filter((segment) => segment.bottom <= start)
  const largest = Math.max(...[...left, ...right].map((segment) => segment.size))
  if (!title.some((segment) => segment.size === largest)) return [[], right]
  return [title, right.filter((segment) => segment.bottom > start)]
}
