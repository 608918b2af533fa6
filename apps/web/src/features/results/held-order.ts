import { compareRows, placesOf, type ResumeRow } from '@evenhand/model'

const FINAL: ReadonlySet<ResumeRow['state']> = new Set(['done', 'failed', 'cancelled'])
const isFinal = ({ state }: ResumeRow) => FINAL.has(state)

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

/** Places by score from 1 among the people who have one; those who cannot be told apart by score share a place. */
export function rankOf(rows: readonly ResumeRow[], { id }: Pick<ResumeRow, 'id'>): Rank {
  const places = placesOf(rows.filter((row) => row.state === 'done'))
  const rank = places.get(id) ?? 1
  return { rank, total: places.size, tied: [...places.values()].filter((place) => place === rank).length - 1 }
}

/** tied: how many others are at the same place. */
export type Rank = { rank: number; total: number; tied: number }
