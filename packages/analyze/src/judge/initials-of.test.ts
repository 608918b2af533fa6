import { expect, test } from 'vitest'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { initialsOf, spelledOut } from './initials-of.ts'
import { verdictOn } from './samples/verdict-on.ts'

test.each([
  [['Senior Product Manager'], 'Associate PM', 'Associate Product Manager'],
  [['Senior Product Manager'], 'Product Manager', undefined],
  [['Quality Technician'], 'QT, Nordics', 'Quality Technician, Nordics'],
  [['Interior Trimmer'], 'IT manager', undefined],
  [['Heating Repairer'], 'HR adviser', undefined],
])('for %s, %s is %s', (names, title, whole) => {
  expect(spelledOut(title, initialsOf(names))).toBe(whole)
})

const RESUME = resumeOf(`Maren Halloran
maren.halloran@mailhaven.example

Experience
Senior PM, Ottershaw Payments, May 2017 to December 2023
- Own the product roadmap and the launches of three products
- Product discovery with customers
`)

test.each([
  ['Product Manager', '5+ years of product management experience', 'met'],
  ['Office Manager', '5+ years of office management experience', 'partly or unknown'],
])('a post named by initials, for a %s: %s: %s', (title, line, value) => {
  expect(value.split(' or ')).toContain(verdictOn(RESUME, { title, line, type: 'years' }))
})
