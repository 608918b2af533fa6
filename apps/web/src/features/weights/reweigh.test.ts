import { score } from '@evenhand/analyze'
import type { JobProfile, ResumeRow } from '@evenhand/model'
import { expect, it } from 'vitest'
import { countMoved, reweighJob, reweighRows } from './reweigh.ts'

const job: JobProfile = {
  text: '',
  notices: [],
  requirements: Array.from({ length: 24 }, (_, index) => ({
    id: `r${index}`,
    type: 'skill' as const,
    label: `Skill ${index}`,
    must: index < 4,
    weight: 5 + (index % 4),
  })),
}

const SHARES = [1, 0.5, 0, 1, 0.75]

function person(position: number): ResumeRow {
  const verdicts = job.requirements.map(({ id }, index) => {
    const share = SHARES[(position * 7 + index * 3) % SHARES.length] ?? 0
    return { requirementId: id, value: share === 1 ? ('met' as const) : ('partly' as const), share }
  })
  const { value, lines, mustMet, mustTotal } = score(verdicts, job.requirements)
  const fileName = `${position}.pdf`
  return { id: `p${position}`, position, fileName, state: 'done', score: value, lines, mustMet, mustTotal, verdicts }
}

const people = Array.from({ length: 1000 }, (_, position) => person(position))

it('gives the scores of the engine for the weights of the job', () => {
  expect(reweighRows(people, reweighJob(job, {}))).toEqual(people)
})

it('follows a weight: who meets it gains, who does not loses', () => {
  const after = reweighRows(people, reweighJob(job, { r0: 100 }))
  for (const [index, row] of after.entries()) {
    const share = row.verdicts?.[0]?.share ?? 0
    const before = people[index]?.score ?? 0
    if (share === 1) expect(row.score).toBeGreaterThanOrEqual(before)
    if (share === 0) expect(row.score).toBeLessThanOrEqual(before)
  }
  expect(countMoved(people, after)).toBeGreaterThan(100)
})

it('leaves files without a result alone, and moves nobody without a change', () => {
  const failed: ResumeRow = { id: 'f', position: 0, fileName: 'x.pdf', state: 'failed' }
  expect(reweighRows([failed], job)).toEqual([failed])
  expect(countMoved(people, people)).toBe(0)
})
