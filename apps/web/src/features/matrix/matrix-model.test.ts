import type { JobProfile, Requirement, ResumeRow } from '@evenhand/model'
import { expect, it } from 'vitest'
import { matrixModel } from './matrix-model.ts'
import { nextCell } from './next-cell.ts'

const requirement = (id: string, must: boolean, weight = 5): Requirement => ({
  id,
  type: 'skill',
  label: id,
  must,
  weight,
})

const job: JobProfile = {
  text: '',
  notices: [],
  requirements: [requirement('want', false), requirement('must', true), requirement('nothing', true, 0)],
}

const row = (position: number, value: 'met' | 'unknown', points: number): ResumeRow => ({
  id: String(position),
  position,
  fileName: '',
  state: 'done',
  lines: [
    { id: 'want', points, largest: 40 },
    { id: 'must', points: 60, largest: 60 },
  ],
  verdicts: [
    { requirementId: 'want', value, share: points / 40 },
    { requirementId: 'must', value: 'met', share: 1 },
  ],
})

it('puts must-haves first, marks where the others begin, and leaves out what carries no points', () => {
  const { columns } = matrixModel([row(0, 'met', 40)], job)
  expect(columns.map(({ id, largest, turns }) => [id, largest, turns])).toEqual([
    ['must', 60, false],
    ['want', 40, true],
  ])
})

it('gives each person their points, and each column how many meet it', () => {
  const people = [row(0, 'met', 40), row(1, 'unknown', 0)]
  const { cellsOf, met } = matrixModel(people, job)
  expect(cellsOf(people[1]!).map((cell) => cell?.value)).toEqual(['met', 'unknown'])
  expect(cellsOf(people[0]!)[1]).toEqual({ value: 'met', points: 40, largest: 40 })
  expect(met).toEqual([2, 1])
})

it.each<[string, boolean, [number, number]]>([
  ['ArrowDown', false, [6, 3]],
  ['ArrowRight', false, [5, 4]],
  ['ArrowRight', true, [5, 2]],
  ['ArrowLeft', true, [5, 4]],
  ['PageUp', false, [0, 3]],
  ['End', false, [5, 7]],
])('%s leads on (right to left: %s)', (key, right, [r, column]) => {
  expect(nextCell(key, { row: 5, column: 3 }, { rows: 9, columns: 8, right })).toEqual({ row: r, column })
})

it('stays at the edges, and leaves other keys alone', () => {
  const size = { rows: 2, columns: 2, right: false }
  expect(nextCell('ArrowUp', { row: 0, column: 0 }, size)).toEqual({ row: 0, column: 0 })
  expect(nextCell('Tab', { row: 0, column: 0 }, size)).toBeUndefined()
})
