import { compareRows, type ResumeRow } from '@evenhand/model'

const isFinal = (row: ResumeRow) => row.state === 'done' || row.state === 'failed'

/** All rows with an outcome, highest score first, failures last. */
export function rankRows(rows: readonly ResumeRow[]): number[] {
  return rows
    .filter(isFinal)
    .sort(compareRows)
    .map((row) => row.position)
}

/** How many results have come since the order was last taken. */
export function countNew(order: readonly number[], rows: readonly ResumeRow[]): number {
  return rows.filter(isFinal).length - order.length
}

/** Places by score from 1, equal scores sharing one; only people who have a score. */
export function rankOf(rows: readonly ResumeRow[], score: number): { rank: number; total: number } {
  const scores = rows.filter((row) => row.state === 'done' && row.score !== undefined)
  return { rank: 1 + scores.filter((row) => (row.score ?? 0) > score).length, total: scores.length }
}
