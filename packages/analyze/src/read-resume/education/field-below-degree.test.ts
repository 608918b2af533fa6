import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const courses = (text: string) =>
  readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\nEducation\n${text}`), { year: 2026, month: 1 }).education.map(
    ({ degree, field, school }) => [degree?.value, field?.value, school?.value],
  )

test.each([
  'Diploma\nin Hotel Management\nQuarn College\n2012 - 2014',
  'Quarn College\nDiploma\nin Hotel Management\n2012 - 2014',
  '2012 - 2014\nDiploma\nin Hotel Management\nQuarn College',
])('%j: the field in the row below its degree, behind a small word', (text) => {
  expect(courses(text)).toEqual([['Diploma in Hotel Management', 'Hotel Management', 'Quarn College']])
})

test.each([
  ['Access to Higher Education Diploma, Quarn College, 2014', 'Access to Higher Education Diploma', undefined],
  ['Access to HE Diploma in Health, Quarn College, 2014', 'Access to HE Diploma in Health', 'Health'],
])('%s', (text, degree, field) => {
  expect(courses(text)).toEqual([[degree, field, 'Quarn College']])
})
