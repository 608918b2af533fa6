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
