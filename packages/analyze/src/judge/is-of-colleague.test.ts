import { expect, test } from 'vitest'
import { readJob } from '../read-job/read-job.ts'
import { readResume } from '../read-resume/read-resume.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { judge } from './judge.ts'

const ENGINEER = (line: string) =>
  resumeOf(`Maren Halloran
maren.halloran@mailhaven.example

Experience
Principal engineer, Ottershaw Payments, May 2016 to December 2023
- Card payments, open banking pilot, payments gateway live in four countries
- SQL every day, Grafana
- ${line}
`)

const JOB = readJob(`Senior Product Manager

What you will do
- Own the payments roadmap from discovery to launch
- Work with our banking partners

Requirements
- 5+ years of product management experience
- Open banking
- SQL
`)

test.each([
  ['Sits with the product manager on scope; she does the customers', 'unknown'],
  ['Has done product management since, too, with the product manager on leave', 'met'],
])('years of what a colleague is called: %s: %s', (line, value) => {
  const resume = ENGINEER(line)
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, JOB)
  expect(verdicts[JOB.requirements.findIndex(({ type }) => type === 'years')]!.value).toBe(value)
})
