import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { readJob } from '../read-job/read-job.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'

test('for how long somebody has worked with a trait of character is not asked, and it is asked about last', () => {
  const job = readJob('Cook\n\nRequirements\n- Teamwork (must)\n- HACCP (must)\n- Forklift licence (nice to have)\n')
  const resume = resumeOf('Ada Quill\n\nExperience\nCook, Corner Inn, March 2015 - May 2025\n- Cooks for guests.\n')
  const { questions } = analyze(resume, { job, today: { year: 2026, month: 1 } }).words
  const asked = questions.map(({ code, args }) => [code, args['item']])
  expect(asked).toContainEqual(['question-skill', 'HACCP'])
  expect(asked.at(-1)).toEqual(['question-duty', 'Teamwork'])
})
