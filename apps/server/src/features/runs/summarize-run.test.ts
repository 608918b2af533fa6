import type { ResumeRow } from '@evenhand/model'
import { expect, test } from 'vitest'
import { summarizeRun } from './summarize-run.ts'

const row = (position: number, part: Partial<ResumeRow>): ResumeRow => ({
  id: String(position),
  position,
  fileName: `${position}.pdf`,
  state: 'done',
  ...part,
})

test('counts people at 80 or above, and those of them nobody has decided about', () => {
  const decided = { value: 'shortlist', reason: '', note: '' } as const
  const open = { value: null, reason: '', note: 'call her' } as const
  const rows = [
    row(0, { score: 91 }),
    row(1, { score: 80, decision: decided }),
    row(2, { score: 84, decision: open }),
    row(3, { score: 79 }),
    row(4, { state: 'failed', error: 'empty' }),
    row(5, { state: 'queued' }),
  ]
  expect(summarizeRun(rows)).toEqual({ scores: [91, 80, 84, 79], best: 91, good: 3, undecided: 2 })
})

test('of nobody there is no best score', () => {
  expect(summarizeRun([])).toEqual({ scores: [], best: undefined, good: 0, undecided: 0 })
})
