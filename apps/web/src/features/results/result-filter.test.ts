import type { ResumeRow } from '@evenhand/model'
import { expect, it } from 'vitest'
import { countParts, filterRows, foldText, NO_FILTER, type ResultFilter } from './result-filter.ts'

const done = (position: number, row: Partial<ResumeRow>): ResumeRow => ({
  id: `r${position}`,
  position,
  fileName: `cv-${position}.pdf`,
  state: 'done',
  ...row,
})

const ROWS: ResumeRow[] = [
  done(0, { name: 'Inês Valderrama', score: 91, mustMet: 2, mustTotal: 2, notices: 1 }),
  done(1, {
    name: 'Dean Ashworth',
    score: 80,
    mustMet: 1,
    mustTotal: 2,
    verdicts: [{ requirementId: 'r1', value: 'met', share: 1 }],
    decision: { value: 'shortlist', reason: 'welds', note: '' },
  }),
  done(2, { name: 'Camille Roux', score: 60, decision: { value: 'no', reason: '', note: '' } }),
  done(3, { name: 'Priya Nair', score: 59, verdicts: [{ requirementId: 'r1', value: 'partly', share: 0.5 }] }),
  { id: 'r4', position: 4, fileName: 'scan.pdf', state: 'failed', error: 'no-text' },
  { id: 'r5', position: 5, fileName: 'late.pdf', state: 'cancelled' },
  done(6, { name: 'Agenda' }),
]

const textOf = (row: ResumeRow) => foldText(`${row.name ?? ''} ${row.fileName} ${row.decision?.reason ?? ''}`)

it.each<[string, Partial<ResultFilter>, number[]]>([
  ['nothing narrows the list', {}, [0, 1, 2, 3, 4, 5, 6]],
  ['green begins at 80', { band: 'good' }, [0, 1]],
  ['yellow begins at 60', { band: 'mid' }, [2]],
  ['red is below 60, and neither a failure nor what is no resume', { band: 'low' }, [3]],
  ['a range holds both its ends', { range: { from: 60, to: 80 } }, [1, 2]],
  ['every must-have is met', { mustMet: true }, [0, 2, 3]],
  ['something to look at', { notices: true }, [0]],
  ['files that failed, not those that were cancelled', { failed: true }, [4]],
  ['a decision', { decision: 'no' }, [2]],
  ['no decision yet', { decision: 'none' }, [0, 3, 4, 5, 6]],
  ['a requirement that is met, not partly', { requirementId: 'r1' }, [1]],
  ['a name without its marks', { words: 'ines' }, [0]],
  ['all of several words, in any order', { words: 'ashworth  DEAN' }, [1]],
  ['words of a reason', { words: 'welds' }, [1]],
  ['parts that exclude each other', { band: 'good', decision: 'no' }, []],
])('%s', (_, filter, expected) => {
  const rows = filterRows(ROWS, { ...NO_FILTER, ...filter }, textOf)
  expect(rows.map(({ position }) => position)).toEqual(expected)
})

it('counts the parts that narrow the list', () => {
  expect(countParts({ ...NO_FILTER, words: ' ', band: 'good', mustMet: true })).toBe(2)
})
