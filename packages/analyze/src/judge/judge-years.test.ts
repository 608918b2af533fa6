import { expect, test } from 'vitest'
import { readJob } from '../read-job/read-job.ts'
import { readResume } from '../read-resume/read-resume.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { judge } from './judge.ts'

const RESUME = resumeOf(`Ines Halloran
ines.halloran@mailhaven.example

Experience
School Bus Driver, Pellworth Coaches, May 2015 to December 2023
- Drove forty pupils a day over country lanes
- Checked lights, tyres and ramps each morning
`)

test.each([
  ['Bus driver', "At least 5 years' experience as a bus driver", 'met'],
  ['Truck driver', "At least 5 years' experience in international road haulage", 'partly or unknown'],
  ['Software engineer', 'At least 5 years of experience in Java', 'unknown'],
])('years of driving a school bus, for a %s: %s: %s', (title, line, value) => {
  const job = readJob(`${title}\n\nRequirements\n- ${line}\n- Punctual`)
  const years = job.requirements.findIndex(({ type }) => type === 'years')
  const verdict = judge(readResume(RESUME, { year: 2026, month: 1 }), RESUME, job)[years]
  expect(value.split(' or ')).toContain(verdict?.value)
})
