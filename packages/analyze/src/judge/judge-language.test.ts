import { expect, test } from 'vitest'
import { readJob } from '../read-job/read-job.ts'
import { readResume } from '../read-resume/read-resume.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { judge } from './judge.ts'

test.each([
  ['English fluent', 'met', 'language-met'],
  ['English C1', 'partly', 'language-below'],
  ['English B2', 'met', 'language-met'],
  ['English C2', 'partly', 'language-below'],
])('%s, of somebody at B2: the verdict and its sentence say the same', (line, value, code) => {
  const resume = resumeOf('Tomas Eklund\n\nExperience\nBaker, Northmill, 2018 - 2024\n\nLanguages\nEnglish: B2\n')
  const job = readJob(`Baker\n\nRequirements\n- ${line}\n`)
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  const verdict = verdicts[job.requirements.findIndex(({ type }) => type === 'language')]!
  expect([verdict.value, verdict.reason.code]).toEqual([value, code])
})
