import type { ResumeRow } from '@evenhand/model'
import { expect, it } from 'vitest'
import { countNew, rankOf, rankRows } from './held-order.ts'

const rows: ResumeRow[] = [
  { id: 'a', position: 0, fileName: 'a', state: 'done', score: 61 },
  { id: 'b', position: 1, fileName: 'b', state: 'failed', error: 'damaged' },
  { id: 'c', position: 2, fileName: 'c', state: 'running' },
  { id: 'd', position: 3, fileName: 'd', state: 'done', score: 90 },
  { id: 'e', position: 4, fileName: 'e', state: 'done', score: 61 },
]

it('ranks by score, equal scores in the order of the files, failures last', () => {
  expect(rankRows(rows)).toEqual([3, 0, 4, 1])
})

it('keeps files that a cancelled screening did not come to, behind everybody with a score', () => {
  const given = rows.map((row) => (row.state === 'running' ? { ...row, state: 'cancelled' as const } : row))
  expect(rankRows(given)).toEqual([3, 0, 4, 1, 2])
})

it('counts results that are not in the order yet', () => {
  expect(countNew([3, 0], rows)).toBe(2)
})

it('gives equal scores the same place', () => {
  expect(rankOf(rows, { id: 'e' })).toEqual({ rank: 2, total: 3, tied: 1 })
})

it('gives bands that overlap the same place', () => {
  const judged = rows.map((row) => (row.id === 'e' ? { ...row, score: 70, band: { low: 61, high: 78 } } : row))
  expect(rankOf(judged, { id: 'a' })).toEqual({ rank: 2, total: 3, tied: 1 })
  expect(rankOf(judged, { id: 'd' })).toEqual({ rank: 1, total: 3, tied: 0 })
})
