import { expect, test } from 'vitest'
import { readResume } from '../../read-resume.ts'
import { resumeOf } from '../../samples/resume-of.ts'

test.each([
  'Position: Millwright\nPeriod: July 2014 - January 2020\nDuties: Planned maintenance',
  'Position: Millwright      Period: July 2014 - January 2020      Duties: Planned maintenance      Position: Fitter      Period: 2009 - 2013',
  'EMPLOYMENT HISTORY\nPosition: Millwright\nPeriod: July 2014 - January 2020\nDuties: Planned maintenance',
])('the labels of a post may be the first of all: %s', (text) => {
  const { employment } = readResume(resumeOf(text), { year: 2026, month: 1 })
  expect(employment.map(({ title }) => title?.value)).toContain('Millwright')
})
