import type { JobProfile, ResumeRow } from '@evenhand/model'
import { expect, it } from 'vitest'
import { countMet } from './requirement-counts.ts'

const job: JobProfile = {
  text: '',
  requirements: [
    { id: 'r1', type: 'skill', label: 'Welding', must: true, weight: 5 },
    { id: 'r2', type: 'skill', label: 'Forklift', must: false, weight: 5 },
    { id: 'r3', type: 'skill', label: 'Not counted', must: true, weight: 0 },
  ],
  notices: [],
}
const person = (position: number, value: 'met' | 'partly'): ResumeRow => ({
  id: `${position}`,
  position,
  fileName: '',
  state: 'done',
  verdicts: [{ requirementId: 'r1', value, share: 1 }],
})

it('counts who meets each must-have that carries points', () => {
  expect(countMet([person(0, 'met'), person(1, 'partly')], job)).toEqual({
    total: 2,
    counts: [{ id: 'r1', label: 'Welding', met: 1 }],
  })
})
