import type { JobProfile, ResumeDetail, VerdictValue } from '@evenhand/model'
import { expect, it } from 'vitest'
import { comparedLines, stillToAsk } from './compare-model.ts'

const job = {
  text: '',
  notices: [],
  requirements: ['a', 'b', 'c'].map((id) => ({ id, type: 'skill', label: `Skill ${id}`, must: id === 'c', weight: 5 })),
} satisfies JobProfile

/** Only what comparing reads. */
const person = (values: Record<string, VerdictValue>) =>
  ({
    analysis: {
      verdicts: Object.entries(values).map(([requirementId, value]) => ({ requirementId, value, share: 0 })),
    },
  }) as unknown as ResumeDetail

it('puts must-haves first and says where people differ', () => {
  const lines = comparedLines([person({ a: 'met', b: 'met', c: 'unknown' }), person({ a: 'met', b: 'unknown' })], job)
  expect(lines.map(({ requirement, differs }) => [requirement.id, differs])).toEqual([
    ['c', true],
    ['a', false],
    ['b', true],
  ])
})

it('folds what differs by less than a point', () => {
  const scored = (points: number) =>
    ({
      analysis: { verdicts: [{ requirementId: 'a', value: 'partly' }], score: { lines: [{ id: 'a', points }] } },
    }) as unknown as ResumeDetail
  const differs = (one: number, other: number) =>
    comparedLines([scored(one), scored(other)], job).find(({ requirement }) => requirement.id === 'a')?.differs
  expect(differs(4.3, 4.4)).toBe(false)
  expect(differs(4.3, 5.4)).toBe(true)
})

it('lists what a resume leaves open', () => {
  expect(stillToAsk(person({ a: 'unknown', b: 'not-met', c: 'unknown' }), job)).toEqual(['Skill a', 'Skill c'])
})
