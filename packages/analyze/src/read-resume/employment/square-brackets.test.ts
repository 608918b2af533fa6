import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

test('a square bracket behind a name is an aside, as a round one is', () => {
  const resume = resumeOf(
    'Mara Merrow\nmara@merrow.example\n\nWORK EXPERIENCE\n2019-02 - 2021-07\tTest Analyst\tWeir Savings AB [B: Quarn & Co]\nkept the test lab\n2016-03 - 2019-01\tTester\tFernhill Mills [direct]',
  )
  const { employment } = readResume(resume, { year: 2026, month: 1 })
  expect(employment.map(({ employer }) => employer?.value)).toEqual(['Weir Savings AB', 'Fernhill Mills'])
})
