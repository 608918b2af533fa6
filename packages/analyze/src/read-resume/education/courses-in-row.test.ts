import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(row: string): string[] {
  const text = `Ada Merrow\n\nEDUCATION\nUNIVERSITY OF MERROW, Tarnville, VA    May 2016\n${row}\nGPA: 3.53/4.0`
  const { education } = readResume(resumeOf(text), { year: 2026, month: 1 })
  return education.map(({ degree, school, end }) => `${degree?.value} @ ${school?.value} ${end?.year}`)
}

test.each([
  ['BSc in Mathematics, BA in Economics', ['BSc in Mathematics', 'BA in Economics']],
  [
    'BSc in Mathematics (concentration in Owls), BA in Economics, minor in Larks',
    ['BSc in Mathematics (concentration in Owls)', 'BA in Economics'],
  ],
  ['MS in Owls, PhD in Larks', ['MS in Owls', 'PhD in Larks']],
  ['BA Owls; BSc Larks, magna cum laude', ['BA Owls', 'BSc Larks']],
])('degrees in one row below a school are all of it: %s', (row, degrees) => {
  expect(courses(row)).toEqual(degrees.map((degree) => `${degree} @ UNIVERSITY OF MERROW 2016`))
})

test.each([
  [
    'de',
    'AUSBILDUNG\n2. Staatsexamen 2018 Tarnfeld befriedigend, 1. Staatsexamen 2015 vollbefriedigend',
    ['2. Staatsexamen @ -', '1. Staatsexamen @ -'],
  ],
  ['fr', 'FORMATION\nCAP Pâtissier 2020, BTS Chocolatier 2021', ['CAP Pâtissier @ -', 'BTS Chocolatier @ -']],
  ['en', 'EDUCATION\nDiploma in Baking 2020, Fell College 2021', ['Diploma in Baking @ Fell College']],
])('%s: a course and its year, and behind the comma another: %j', (language, text, expected) => {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}`, language)
  const { education } = readResume(resume, { year: 2026, month: 1 })
  expect(education.map(({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`)).toEqual(expected)
})
