import { expect, test } from 'vitest'
import { readJob } from '../read-job/read-job.ts'
import { readResume } from '../read-resume/read-resume.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { judge } from './judge.ts'

const RESUME = resumeOf(`Tobiah Wrenfield
tobiah.wrenfield@mailhaven.example

Experience
Site Manager, Ottershaw Construction, May 2015 to December 2023
- Led the building of three primary schools

Education
MSc Construction Management, University of Harrowmere, 2014
`)

test.each([
  ['Site Manager', 'Master degree in construction management', 'met'],
  ['Site Manager', 'Degree in management', 'met'],
  ['Site Manager', 'Degree in HR management, psychology or law', 'partly or unknown'],
  ['HR Business Partner', 'Degree in HR management, psychology or law', 'not-met'],
])('a degree in construction management, for a %s: %s: %s', (title, line, value) => {
  const job = readJob(`${title}\n\nRequirements\n- ${line}\n- Punctual`)
  const degree = job.requirements.findIndex(({ type }) => type === 'degree')
  const verdict = judge(readResume(RESUME, { year: 2026, month: 1 }), RESUME, job)[degree]
  expect(value.split(' or ')).toContain(verdict?.value)
})
