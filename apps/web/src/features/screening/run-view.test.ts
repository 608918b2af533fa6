import type { ResumeRow } from '@evenhand/model'
import { describe, expect, it } from 'vitest'
import { beginRun, countDone, fileState, resumeView, secondsLeft, updateRun } from './run-view.ts'

const row = (position: number, change: Partial<ResumeRow>): ResumeRow => ({
  id: `r${position}`,
  position,
  fileName: `${position}.pdf`,
  state: 'done',
  ...change,
})

describe('updateRun', () => {
  const view = beginRun('server', ['0.pdf', '1.pdf', '2.pdf'], 0)

  it('puts results at the place of their file', () => {
    const next = updateRun(view, [
      { type: 'resume', row: row(2, { score: 70 }) },
      { type: 'resume', row: row(0, { state: 'failed', error: 'password' }) },
    ])
    expect(next.rows.map(({ state }) => state)).toEqual(['failed', 'waiting', 'done'])
  })

  it('drops no file when it is cancelled, and has them wait again when it goes on', () => {
    const cancelled = updateRun(view, [
      { type: 'resume', row: row(1, { score: 70 }) },
      { type: 'state', state: 'cancelled' },
    ])
    expect(cancelled.rows.map(({ state }) => state)).toEqual(['cancelled', 'done', 'cancelled'])
    const resumed = resumeView(cancelled)
    expect(resumed.state).toBe('running')
    expect(resumed.rows.map(({ state }) => state)).toEqual(['waiting', 'done', 'waiting'])
  })

  it('does not know of a job where it was cancelled before the job text was read', () => {
    const cancelled = updateRun(view, [{ type: 'state', state: 'cancelled' }])
    expect(cancelled.isUnread).toBe(true)
    const begun = updateRun(view, [{ type: 'created', id: 'r', state: 'running' }])
    expect(updateRun(begun, [{ type: 'state', state: 'cancelled' }]).isUnread).toBe(false)
  })

  it('leaves the view before it as it was', () => {
    updateRun(view, [
      { type: 'stage', position: 0, stage: 25 },
      { type: 'unread', position: 1, error: 'damaged' },
    ])
    expect(view.stages.size).toBe(0)
    expect(view.rows[1]?.state).toBe('waiting')
  })

  it.each([
    ['waits until reading begins', [], 'waiting'],
    ['is being read from the first stage on', [{ type: 'stage', position: 1, stage: 25 }], 'reading'],
    ['is being read while the server analyses', [{ type: 'resume', row: row(1, { state: 'running' }) }], 'reading'],
    ['has failed when it could not be read', [{ type: 'unread', position: 1, error: 'empty' }], 'failed'],
    [
      'waits again when the run was cancelled',
      [
        { type: 'stage', position: 1, stage: 25 },
        { type: 'state', state: 'cancelled' },
      ],
      'waiting',
    ],
  ] as const)('a file %s', (_, updates, expected) => {
    const next = updateRun(view, updates)
    expect(fileState(next, next.rows[1] as ResumeRow)).toBe(expected)
  })
})

it('counts files that failed among those that are done with, also here before they are sent', () => {
  const begun = beginRun('server', ['a', 'b', 'c'], 0)
  const sent = { total: 3, processed: 1, succeeded: 1, failed: 0, percent: 33 }
  const view = updateRun(begun, [
    { type: 'resume', row: { id: '1', position: 0, fileName: 'a', state: 'done' } },
    { type: 'unread', position: 1, error: 'no-text' },
    { type: 'progress', state: 'running', progress: sent },
  ])
  expect(countDone(view)).toEqual({ total: 3, processed: 2, succeeded: 1, failed: 1, percent: 66 })
})

describe('secondsLeft', () => {
  const at = (processed: number, drawnAt: number) => ({
    ...beginRun('server', Array.from({ length: 100 }, String), 1_000),
    drawnAt,
    progress: { total: 100, processed, succeeded: processed, failed: 0, percent: processed },
  })

  it('goes by the pace so far', () => expect(secondsLeft(at(25, 11_000))).toBe(30))
  it('says nothing while there is too little to tell', () => {
    expect(secondsLeft(at(4, 60_000))).toBeUndefined()
    expect(secondsLeft(at(50, 2_000))).toBeUndefined()
  })
})
