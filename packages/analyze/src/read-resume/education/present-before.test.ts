import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const studies = (row: string) =>
  readResume(resumeOf(`Ada Merrow\n\nEducation\n${row}`), { year: 2026, month: 1 }).education.map(
    ({ degree, school, ongoing }) => [degree?.value, school?.value, ongoing],
  )

test.each([
  'MBA : Business Management Present New Tarn Institute of Technology',
  'MBA : Business Management, Present New Tarn Institute of Technology Lenmere, OH',
])('"Present" in place of a year stands before the school, and says that the course goes on: %s', (row) => {
  expect(studies(row)).toEqual([['MBA : Business Management', 'New Tarn Institute of Technology', true]])
})

test('a course that has its year does not go on', () => {
  expect(studies('MBA : Business Management 2014 New Tarn Institute of Technology')).toEqual([
    ['MBA : Business Management', 'New Tarn Institute of Technology', false],
  ])
})
