import { expect, it } from 'vitest'
import { groupBricks } from './brick-groups.ts'

it('draws one brick a file up to 400 files', () => {
  const { bricks, filesPerBrick } = groupBricks(Array.from({ length: 400 }, () => 'done'))
  expect([bricks.length, filesPerBrick]).toEqual([400, 1])
})

it('draws several files as one brick beyond that, and shows what needs seeing', () => {
  const states = Array.from({ length: 1000 }, (_, index) => (index === 4 ? 'failed' : index < 998 ? 'done' : 'reading'))
  const { bricks, filesPerBrick } = groupBricks(states)
  expect(filesPerBrick).toBe(3)
  expect(bricks).toHaveLength(334)
  expect([bricks[0], bricks[1], bricks[333]]).toEqual(['done', 'failed', 'reading'])
})
