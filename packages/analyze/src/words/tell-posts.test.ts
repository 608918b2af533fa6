import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { words } from './words.ts'

const toldOf = (rows: string) => {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\nExperience\n${rows}`)
  const { profile, verdicts, integrity } = analyze(resume, { today: { year: 2026, month: 1 } })
  return words({ profile, resume, verdicts, integrity }).experience
}

test.each([
  ['the employer told again', 'On the pay roll of Quarn Tractors', 'Planned all shifts of the plant and its people'],
  ['dates told again', 'From January 2013 to February 2016', 'Planned all shifts of the plant and its people'],
])('%s is no quotation', (_, again, work) => {
  const [first] = toldOf(`Shift Supervisor, Quarn Tractors, January 2013 to February 2016\n- ${again}\n- ${work}`)
  expect(first?.args['quote']).toBe(work)
})
