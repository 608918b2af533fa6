import { toPageBox } from '../pdf/page-frame.ts'
import { dropRepeats } from './drop-repeats.ts'
import type { Gutter } from './find-gutters.ts'
import { markLevels, type PageRow } from './mark-levels.ts'
import type { Row } from './piece.ts'
import type { RawLine } from './raw-line.ts'
import { rowText } from './row-text.ts'
import { runOn } from './run-on.ts'
import type { WeightRun } from './weight-turns.ts'

/** Lines of a document's pages, whose rows are in reading order, with their levels. */
export function rowsToLines(pages: { rows: Row[]; width: number; height: number; columns?: Gutter }[]): RawLine[] {
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
    box: toPageBox([row.x0, row.top, row.x1, row.bottom], row.turn, pages[row.page - 1] ?? { width: 0, height: 0 }),
  }))
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
