import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const schools = (text: string) =>
  readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\nEducation\n${text}`), { year: 2026, month: 1 }).education.map(
    ({ school }) => school?.value,
  )

test.each([
  ['BSc Botany (University of Quarn, Leeds), 2019', 'University of Quarn'],
  ['Licence de chimie (Université de Quarne, Lyon) 2015', 'Université de Quarne'],
  ['BSc Botany (University of California, Davis), 2019', 'University of California, Davis'],
])('in a bracket a town behind the school is no part of its name: %s', (row, school) => {
  expect(schools(row)).toEqual([school])
})
