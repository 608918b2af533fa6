import type { Doc, Row } from '../../text/document.ts'
import { rowPlace } from '../../text/row-place.ts'

/** Points by which a row must stand in, and the most: beyond lies another column. */
const LEAST_STEP = 5
const LARGEST_STEP = 70
/** Places closer than this are one. */
const SAME = 4
/** Part of the section's letters that indented rows hold at least: text, not a date or place set apart. */
const LEAST_SHARE = 0.3

/**
 * Rows that stand in from those which begin the entries: what was done, whatever words they hold. Empty where the
 * format tells no places, or all rows begin at one edge. `opensWithDate`: rows that begin in a rail of dates, whose
 * own place says nothing.
 */
export function indentedRows(doc: Doc, rows: Row[], opensWithDate: (row: Row) => boolean): Set<Row> {
  const placed: { row: Row; x: number }[] = []
  for (const row of rows) {
    const x = rowPlace(doc, row)
    if (x !== undefined && !opensWithDate(row) && !isBesideLabel(doc, row)) placed.push({ row, x })
  }
  dropOutdented(placed)
  const edge = placed.reduce((least, { x }) => Math.min(least, x), Infinity)
  const steps = placed.filter(({ x }) => x - edge >= LEAST_STEP && x - edge <= LARGEST_STEP)
  const step = commonest(steps.map(({ row, x }) => ({ x, weight: row.end - row.start })))
  if (step === undefined) return new Set()
  const named = namesBelow(placed, edge)
  const told = steps.filter(({ row, x }) => x >= step - 2 * SAME && x > edge + LEAST_STEP / 2 && !named.has(row))
  const letters = (some: { row: Row }[]) => some.reduce((sum, { row }) => sum + row.end - row.start, 0)
  return letters(told) < LEAST_SHARE * letters(placed) ? new Set() : new Set(told.map(({ row }) => row))
}

/** "Back to top" below cards: last rows that stand farther out than all others begin no entry. */
function dropOutdented(placed: { x: number }[]): void {
  const [first] = placed
  if (first === undefined) return
  const isOut = ({ x }: { x: number }) => first.x - x >= LEAST_STEP
  const from = placed.findIndex(isOut)
  if (from > 0 && placed.slice(from).every(isOut)) placed.length = from
}

/**
 * "1. Clerk (2019 - 2021)" and below it, set in, "Merrow Ltd", above items that are set in farther: rows right below those at
 * the edge, of which a name may be one.
 */
function namesBelow(placed: { row: Row; x: number }[], edge: number): Set<Row> {
  const inner = placed.filter(({ row, x }) => row.bullet && x - edge >= LEAST_STEP)
  const items = inner.reduce((least, { x }) => Math.min(least, x), Infinity)
  if (items === Infinity) return new Set()
  return new Set(
    placed
      .filter(({ row, x }, at) => {
        const above = placed[at - 1]
        return (
          !row.bullet &&
          above !== undefined &&
          above.x - edge < LEAST_STEP &&
          x - edge >= LEAST_STEP &&
          items - x >= SAME
        )
      })
      .map(({ row }) => row),
  )
}

/** "Posts held\tFarm Manager": the line begins with a label that the row is not part of. */
function isBesideLabel({ text, resume }: Doc, { index, start }: Row): boolean {
  return text.slice(resume.lines[index]!.start, start).includes('\t')
}

/** The place that weighs most, with those near it. */
function commonest(places: { x: number; weight: number }[]): number | undefined {
  const weights = new Map<number, number>()
  for (const { x, weight } of places) {
    const at = Math.round(x / SAME)
    for (const near of [at - 1, at, at + 1]) weights.set(near, (weights.get(near) ?? 0) + weight)
  }
  const most = [...weights.values()].reduce((a, b) => Math.max(a, b), 0)
  const [place] = [...weights].find(([, weight]) => weight === most) ?? []
  return place === undefined ? undefined : place * SAME
}
