import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { readJob } from '../read-job/read-job.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'

const TODAY = { year: 2026, month: 1 }
const HEAD = 'Ines Marwood\nines@marwood.example\n\nExperience\nWelder, Harrow Steel, 2015 - 2021\n'

test('without a job no advice speaks of one', () => {
  const resume = resumeOf(`${HEAD}- Doubled the output of the second line within a year.`)
  const alone = analyze(resume, { today: TODAY }).words.recommendations.map(({ code }) => code)
  expect(alone).toContain('advice-ask-piece')
  expect(alone).not.toContain('advice-ask-example')
  const job = readJob('Welder\n\nRequirements\n- Welding\n')
  const beside = analyze(resume, { today: TODAY, job }).words.recommendations.map(({ code }) => code)
  expect(beside).not.toContain('advice-ask-piece')
})

test('a skill that was used for a month is no strength by its time', () => {
  const resume = resumeOf(
    'Ines Marwood\nines@marwood.example\n\nExperience\nWelder, Harrow Steel, 03/2021 - 04/2021\n- TIG welding of gates\n\nSkills\nTIG welding, plasma cutting',
  )
  const told = analyze(resume, { today: TODAY }).words
  const timed = [...told.strengths, ...told.summary].filter(({ code }) =>
    /^(?:strength-skill|substance-longest-skill)$/u.test(code),
  )
  expect(timed).toEqual([])
})

const advice = (text: string) =>
  analyze(resumeOf(text), { today: TODAY }).words.recommendations.map(({ code, args }) => [code, args['item']])

test('for a piece of work is asked once', () => {
  expect(advice(`${HEAD}- Welds gates and fences for the county.`)).toEqual([['advice-no-figures', undefined]])
})

test('without a job the skill shown longest is asked about, by a sentence of the work', () => {
  const told = advice(`${HEAD}- TIG welding of gates, fences and railings for three counties.`)
  expect(told).toContainEqual(['advice-deepen', 'TIG welding'])
})
