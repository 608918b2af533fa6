import { expect, test } from 'vitest'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { verdictOn } from './samples/verdict-on.ts'

const RESUME = resumeOf(`Ines Halloran
ines.halloran@mailhaven.example

Experience
School Bus Driver, Pellworth Coaches, May 2015 to December 2023
- Drove forty pupils a day over country lanes
- Checked lights, tyres and ramps each morning
`)

test.each([
  ['Bus driver', "At least 5 years' experience as a bus driver", 'met'],
  ['Truck driver', "At least 5 years' experience in international road haulage", 'partly or unknown'],
  ['Software engineer', 'At least 5 years of experience in Java', 'unknown'],
])('years of driving a school bus, for a %s: %s: %s', (title, line, value) => {
  expect(value.split(' or ')).toContain(verdictOn(RESUME, { title, line, type: 'years' }))
})
