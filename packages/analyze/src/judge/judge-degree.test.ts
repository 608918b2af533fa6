import { expect, test } from 'vitest'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { verdictOn } from './samples/verdict-on.ts'

const RESUME = resumeOf(`Tobiah Wrenfield
tobiah.wrenfield@mailhaven.example

Experience
Site Manager, Ottershaw Construction, May 2015 to December 2023
- Led the building of three primary schools

Education
MSc Construction Management, University of Harrowmere, 2014
`)

test.each([
  ['Site Manager', 'Master degree in construction management', 'met'],
  ['Site Manager', 'Degree in management', 'met'],
  ['Site Manager', 'Degree in HR management, psychology or law', 'partly or unknown'],
  ['HR Business Partner', 'Degree in HR management, psychology or law', 'not-met'],
])('a degree in construction management, for a %s: %s: %s', (title, line, value) => {
  expect(value.split(' or ')).toContain(verdictOn(RESUME, { title, line, type: 'degree' }))
})
