import { expect, test } from 'vitest'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { verdictOn } from './samples/verdict-on.ts'

const resumeWith = (line: string) =>
  resumeOf(`Ottiline Farrow
ottiline@mailhaven.example

Experience
Night stocker, Quayside Grocery, March 2020 to today
- Fills shelves and breaks down pallets on nights

Other
${line}
`)

test.each([
  ['Available nights and weekends', 'met'],
  ['Worked on nights', 'unknown'],
])('of somebody of other work: %s: %s', (line, value) => {
  const ask = { title: 'Systems Engineer', line: 'Availability to work nights', type: 'availability' } as const
  expect(verdictOn(resumeWith(line), ask)).toBe(value)
})
