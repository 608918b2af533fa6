import type { Run } from '@evenhand/model'
import { expect, test } from 'vitest'
import { findRuns } from './find-runs.ts'

const RUNS = [
  { id: 'a', job: { title: 'Pâtissier', text: 'Pâtissier en chef, Lyon' } },
  { id: 'b', job: { title: 'Ward sister', text: 'Ward sister, stroke unit' } },
  { id: 'c' },
] as unknown as Run[]

test.each([
  ['', ['a', 'b', 'c']],
  ['  ', ['a', 'b', 'c']],
  ['patissier', ['a']],
  ['LYON chef', ['a']],
  ['stroke', ['b']],
  ['stroke lyon', []],
])('%j finds %j', (sought, ids) => {
  expect(findRuns(RUNS, sought, 'en').map(({ id }) => id)).toEqual(ids)
})
