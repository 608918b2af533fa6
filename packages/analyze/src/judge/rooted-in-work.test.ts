import { expect, test } from 'vitest'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { readResume } from '../read-resume/read-resume.ts'
import { readJob } from '../read-job/read-job.ts'
import { score } from '../score/score.ts'
import { judge } from './judge.ts'
import { verdictOn } from './samples/verdict-on.ts'

const JOB = readJob(`Intensive care nurse

Requirements
- Registered nurse with a current nursing registration
- At least three years in an adult ICU
- Degree in nursing
- Care for critically ill patients on nights and weekends
- Fluent English`)

function pointsOf(text: string, language?: string) {
  const resume = resumeOf(text, language)
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, JOB)
  return { value: score(verdicts, JOB.requirements).value, codes: verdicts.map(({ reason }) => reason.code) }
}

const STATISTICIAN = `Omar Vance
omar.vance@mailhaven.example

Experience
Data Analyst, Carrow Infirmary, May 2023 to December 2023
- Presented results to the chief nurse; two night shifts were re-staffed
- Forecast weekend admissions with a Poisson regression
Research Assistant, University of Tarrow, June 2021 to April 2023
- Cleaned survey data in R and SQL

Education
BSc Statistics, University of Tarrow, 2023
`
const GRADUATE = `Omar Vance
omar.vance@mailhaven.example

Education
BSc (Hons) Adult Nursing, University of Tarrow, 2023
Placements: intensive care nursing of critically ill patients, nights
`

test('a word for the work in a resume of other work earns little', () => {
  expect(pointsOf(STATISTICIAN).value).toBeLessThanOrEqual(12)
})

test('studies in it are a root, before any post', () => {
  expect(pointsOf(GRADUATE).value).toBeGreaterThan(pointsOf(STATISTICIAN).value + 25)
})

test('a mention of a nurse is no nursing registration', () => {
  expect(pointsOf(STATISTICIAN).codes).toContain('certificate-unknown')
})

test.each([
  ['in English', 'en', 'language-written'],
  ['in no language that could be told', undefined, 'language-unknown'],
])('a resume written %s shows as much of its English', (_, language, code) => {
  expect(pointsOf(STATISTICIAN, language).codes).toContain(code)
})

test('a headline that is no post of this work, above posts without a title in words that are known', () => {
  const resume = resumeOf(`Ysolde Marchbank
Florist
ysolde.marchbank@mailhaven.example

Experience
Zxqwl, Ottershaw Flowers, 2015 to 2023
- Bound bouquets for weddings

Summary
Beekeeper with forty hives
`)
  expect(verdictOn(resume, { title: 'Beekeeper', line: 'Care of forty hives', type: 'title' })).toBeDefined()
})
