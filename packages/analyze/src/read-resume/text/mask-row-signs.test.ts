import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'
import { maskRowSigns } from './mask-row-signs.ts'

const ROWS = [
  'Mira Okonjo',
  'mira@okonjo.example',
  'Experience',
  'Ward Sister, Merrow General Hospital, Leeds',
  'April 2018 - Present',
  'Led a shift of fourteen nurses',
  'Staff Nurse, Quarn Clinic, Bradford',
  '2012 - 2018',
  'Gave medication and dressed wounds',
  'Education',
  'BSc in Nursing, University of Quarnford, 2012',
]

function read(text: string) {
  const { name, employment, education } = readResume(resumeOf(text), { year: 2026, month: 1 })
  return {
    name: name?.value,
    posts: employment.map(({ title, employer, start }) => `${title?.value} @ ${employer?.value} ${start?.year}`),
    courses: education.map(({ degree, school }) => `${degree?.value} @ ${school?.value}`),
  }
}

test.each(['.', ';', ','])('a resume is read whose rows all end with "%s"', (sign) => {
  expect(read(ROWS.join('\n')).posts.length).toBe(2)
  expect(read(ROWS.map((row) => row + sign).join('\n'))).toEqual(read(ROWS.join('\n')))
})

test('stops of some rows, and of few, stay', () => {
  const some = ROWS.map((row, at) => (at % 3 === 0 ? row : `${row}.`)).join('\n')
  expect(maskRowSigns(some, resumeOf(some).lines)).toBe(some)
  const few = 'Mira Okonjo.\nNurse.'
  expect(maskRowSigns(few, resumeOf(few).lines)).toBe(few)
})

test('the length stays', () => {
  const text = ROWS.map((row) => `${row}.`).join('\n')
  expect(maskRowSigns(text, resumeOf(text).lines)).toBe(ROWS.map((row) => `${row} `).join('\n'))
})
