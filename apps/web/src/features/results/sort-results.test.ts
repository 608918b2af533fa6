import type { DecisionValue, ResumeRow } from '@evenhand/model'
import { expect, it } from 'vitest'
import { sortResults, type SortKey } from './sort-results.ts'

const row = (
  position: number,
  name: string,
  rest: Partial<ResumeRow> & { decided?: DecisionValue } = {},
): ResumeRow => {
  const { decided, ...more } = rest
  return {
    id: String(position),
    position,
    fileName: `${position}.pdf`,
    state: 'done',
    name,
    ...(decided && { decision: { value: decided, reason: '', note: '' } }),
    ...more,
  }
}

const ROWS = [
  row(0, 'Örjan', { score: 50, mustMet: 3, decided: 'no' }),
  row(1, 'anna', { score: 70, mustMet: 1 }),
  row(2, 'Zoe', { score: 70, mustMet: 2, decided: 'shortlist' }),
  { id: '3', position: 3, fileName: 'a.pdf', state: 'failed' as const },
  row(4, 'Agenda'),
]

it.each<[SortKey, number[]]>([
  ['score', [1, 2, 0, 4, 3]],
  ['must', [0, 2, 1, 4, 3]],
  ['name', [1, 0, 2, 4, 3]],
  ['decision', [2, 1, 0, 4, 3]],
  ['file', [0, 1, 2, 4, 3]],
])('by %s, with what is no resume and then failures last', (key, expected) => {
  expect(sortResults(ROWS, key, 'en').map(({ position }) => position)).toEqual(expected)
})
