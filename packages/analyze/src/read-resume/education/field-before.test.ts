import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const read = (rows: string) =>
  readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\nEducation\n${rows}`), { year: 2026, month: 1 }).education

test.each([
  ['Wine Making, MSc – Fell University, 2012', 'Wine Making'],
  ['Fell University, 2012\nWine Making, MSc', 'Wine Making'],
  ['Fell University\nMedford, MA', undefined],
])('words that no list knows before the comma of a degree are its field: %s', (rows, field) => {
  expect(read(rows).map((course) => course.field?.value)).toEqual([field])
})

test.each([
  ['Bachelor of Science, Betriebswirtschaftslehre\nHochschule Tarnfeld, 2012', 'Betriebswirtschaftslehre', 'bachelor'],
  ['Hochschule Tarnfeld, 2012\nVolkswirtschaftslehre, M.A.', 'Volkswirtschaftslehre', 'master'],
])('a science whose name ends as an apprenticeship is a field: %s', (rows, field, level) => {
  const text = `Ada Merrow\nada@merrow.example\n\nAusbildung\n${rows}`
  const [course] = readResume(resumeOf(text, 'de'), { year: 2026, month: 1 }).education
  expect([course!.field?.value, course!.level]).toEqual([field, level])
})
