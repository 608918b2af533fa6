import { expect, test } from 'vitest'
import { readJob } from '../read-job/read-job.ts'
import { readResume } from '../read-resume/read-resume.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { judge } from './judge.ts'

const POSTS = [
  'Registered Nurse\nNorthmill Infirmary, January 2018 to December 2020\n- Cared for two ventilated patients per shift',
  'Staff Nurse\nSallow Lodge Hospital, January 2014 to December 2017\n- Cared for twelve patients on a surgical ward',
]

test('for how long somebody has worked under a title, the posts of that title say, and no others', () => {
  const resume = resumeOf(`Ada Quill\n\nExperience\n\n${POSTS.join('\n\n')}`)
  const job = readJob('Registered Nurse\n\nRequirements\n- Care for ventilated patients\n')
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  const { reason } = verdicts[job.requirements.findIndex(({ type }) => type === 'title')]!
  expect(reason.code).toBe('title-held')
  expect(reason.args).toMatchObject({ title: 'Registered Nurse', years: 3, months: 0 })
  expect(reason.evidence.map(({ start, end }) => resume.text.slice(start, end))).toEqual(['Registered Nurse'])
})

const DEVELOPER = `Mara Tolven

Experience
TITLE, Quill & Sons Ltd., January 2018 to December 2025
- Keeps the daily plan
- Cut waiting times by 30%
`

test.each([
  ['Senior Web Developer', 'Senior Web Developer', '- Docker\n- React', 'title-held', 'met'],
  ['Web Designer', 'Web Designer', '- Excel', 'title-held', 'met'],
  ['Office Manager', 'Office Manager', '- Docker', 'title-held', 'met'],
  ['Web Developer', 'Senior Web Developer', '- Docker\n- React', 'title-related', 'partly'],
  ['Buchhalterin', 'Buchhalterin', '- Docker', 'title-held', 'met'],
])('whoever is %s, for a job called %s, whatever else it asks for', (held, asked, lines, code, value) => {
  const resume = resumeOf(DEVELOPER.replace('TITLE', held))
  const job = readJob(`${asked}\n\nRequirements\n${lines}\n`)
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  const verdict = verdicts[job.requirements.findIndex(({ type }) => type === 'title')]!
  expect([verdict.reason.code, verdict.value]).toEqual([code, value])
})

const NURSE_JOB = readJob(
  'Staff Nurse\n\nWhat you will do\n- Care for acutely ill patients\n- Supervise healthcare assistants\n',
)

function titleVerdict(posts: string) {
  const resume = resumeOf(`Ada Quill\n\nExperience\n\n${posts}`)
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, NURSE_JOB)
  return verdicts[NURSE_JOB.requirements.findIndex(({ type }) => type === 'title')]!
}

const RISEN = `Senior Staff Nurse, Northmill Infirmary, March 2020 to present
- Cared for acutely ill patients and supervised six healthcare assistants

Staff Nurse, Northmill Infirmary, September 2016 to February 2020`

test('whoever held the very title holds it still, after rising above it', () => {
  const { value, reason } = titleVerdict(RISEN)
  expect([value, reason.code]).toEqual(['met', 'title-held'])
})

test('a title of which nothing says when it was held earns less than a dated one, whatever else is shown', () => {
  const undated = titleVerdict('Staff Nurse, Sallow Lodge Hospital')
  expect(undated.reason.code).toBe('title-held-undated')
  expect(undated.share).toBeLessThan(titleVerdict(RISEN).share)
})

test.each([
  ['Drafts incident forms after a template, staff nurse checks them', 'title-described'],
  ['Worked as staff nurse on the ward', 'title-held-undated'],
])('who reads "%s" in a post has the title: %s', (line, code) => {
  const posts = `Ward Clerk, Northmill Infirmary, March 2020 to present\n- ${line}\n- Files for acutely ill patients`
  expect(titleVerdict(posts).reason.code).toBe(code)
})
