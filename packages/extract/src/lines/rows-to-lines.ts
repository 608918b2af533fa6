import { toPageBox } from '../pdf/page-frame.ts'
import { dropRepeats } from './drop-repeats.ts'
import type { Gutter } from './find-gutters.ts'
import { markLevels, type PageRow } from './mark-levels.ts'
import type { Row } from './piece.ts'
import type { RawLine } from './raw-line.ts'
import { rowText } from './row-text.ts'
import { runOn } from './run-on.ts'
import type { WeightRun } from './weight-turns.ts'

/**
 * A page as its rows lie on it: level, while the page as it is shown sinks by `slope` a point to the right, and turned
 * clockwise from it by `quarters`.
 */
type Page = { rows: Row[]; width: number; height: number; columns?: Gutter; slope?: number; quarters?: number }

/** Lines of a document's pages, whose rows are in reading order, with their levels. */
export function rowsToLines(pages: Page[]): RawLine[] {
  const all = pages.flatMap(({ rows }, index) => rows.map((row) => toPageRow(row, index + 1)))
  const own = dropRepeats(all, (page) => pages[page - 1]?.height ?? 0)
  const levels = markLevels(own)
  const rows = runOn(
    own.map((row, at) => ({ ...row, level: levels[at]! })),
    pages,
  )
  return rows.map((row) => ({
    text: row.shown,
    page: row.page,
    level: row.level,
    bold: row.bold,
    runs: runsOf(row),
    size: row.size,
    box: boxOf(row, pages[row.page - 1]),
  }))
}

function boxOf({ x0, top, x1, bottom, turn }: PageRow, page: Page = { rows: [], width: 0, height: 0 }) {
  const { slope = 0, quarters = 0, width, height } = page
  const shown = quarters % 2 === 0 ? page : { width: height, height: width }
  const sunk = ((x0 + x1) / 2) * slope
  const aside = ((top + bottom) / 2) * slope
  return toPageBox([x0 - aside, top + sunk, x1 - aside, bottom + sunk], (turn + 90 * quarters) % 360, shown)
}

/** The pieces of a row, where not all are of one weight. */
function runsOf({ segments }: Row): WeightRun[] | undefined {
  const [first] = segments
  const bold = first?.pieces[0]?.bold
  const alike = segments.every(({ pieces }) => pieces.every((piece) => piece.bold === bold))
  return alike ? undefined : segments.flatMap(({ pieces }) => pieces)
}

function toPageRow(row: Row, page: number): PageRow {
  const { text, letterSpaced } = rowText(row)
  return { ...row, page, shown: text, letterSpaced }
}
