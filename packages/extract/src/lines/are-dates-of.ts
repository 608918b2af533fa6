import type { Segment } from './piece.ts'
import { shareOnRows } from './share-on-rows.ts'

type Line = Pick<Segment, 'base' | 'size' | 'top' | 'bottom' | 'text'>

/** Shorter lines on average are dates, where there are few, each on the baseline of one of many: "September 2012 – June 2013". */
export const DATES_LENGTH = 30
/** Dates that make a column one of them, though headings stand among them. */
const LEAST_DATES = 2

/** Whether lines are dates that stand beside lines of others; headings may stand among them, beside nothing. */
export function areDatesOf(some: Line[], others: Line[]): boolean {
  const dates = some.filter(({ text }) => text.length < DATES_LENGTH && /\p{Nd}{4}/u.test(text))
  if (dates.length < 0.8 * some.length && (dates.length < LEAST_DATES || !standAlone(some, dates, others))) return false
  const beside = dates.length < 0.8 * some.length ? dates : some
  return shareOnRows(beside, others, true) > 0.6
}

/** Whether all lines but dates stand where the others have none: read by rows, nothing comes between theirs. */
function standAlone(some: Line[], dates: Line[], others: Line[]): boolean {
  const taken = new Set<number>()
  for (const { top, bottom } of others) for (let y = Math.ceil(top); y <= bottom; y++) taken.add(y)
  const isFree = ({ base, size }: Line): boolean => !taken.has(Math.round(base - size / 4))
  return some.every((box) => dates.includes(box) || isFree(box))
}
