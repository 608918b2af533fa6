import { expect, test } from 'vitest'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { verdictOn } from './samples/verdict-on.ts'

const BAKER = resumeOf(`Ines Halloran
ines.halloran@mailhaven.example

Experience
Baker, Ottershaw Bakery, May 2015 to December 2023
- Kneaded dough and minded three ovens
Cook, Hotel Pellworth, May 2011 to April 2015
- Soups and sauces for eighty guests
`)

test.each([
  ['Truck driver', "At least 3 years' experience in road haulage", 'years', 'not-met'],
  ['Truck driver', 'Truck driver', 'title', 'not-met'],
  // Of what is no line of work silence stays a question.
  ['Truck driver', '3 years of experience with SAP', 'years', 'unknown'],
  ['Truck driver', 'Forklift licence', 'certificate', 'unknown'],
] as const)('posts that were all other work, for a %s: %s (%s): %s', (title, line, type, value) => {
  expect(verdictOn(BAKER, { title, line, type })).toBe(value)
})

const UNKNOWN = resumeOf(`Ines Halloran
ines.halloran@mailhaven.example

Experience
Blorp, Ottershaw Bakery, May 2015 to December 2023
Quibbler, Hotel Pellworth, May 2011 to April 2015
`)

test('posts in words that nobody knows leave open what they were', () => {
  const asked = { title: 'Truck driver', line: "At least 3 years' experience in road haulage", type: 'years' } as const
  expect(verdictOn(UNKNOWN, asked)).toBe('unknown')
})

test('of a job whose name nobody can read nothing is said', () => {
  const asked = { title: 'Blorpwart', line: "At least 3 years' experience in quibbling", type: 'years' } as const
  expect(verdictOn(BAKER, asked)).toBe('unknown')
})
