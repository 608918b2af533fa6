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
