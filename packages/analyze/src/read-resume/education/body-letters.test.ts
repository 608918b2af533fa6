import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(text: string): string[] {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}`)
  const { education } = readResume(resume, { year: 2026, month: 1 })
  return education.map(({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`)
}

test.each([
  ['EDUCATION\n2013 - 2016\tCPA (K)\nKASNEB, Tarn', ['CPA (K) @ KASNEB']],
  [
    'EDUCATION\n2016\tACCA\tAssociation of Chartered Certified Accountants, UK',
    ['ACCA @ Association of Chartered Certified Accountants'],
  ],
  ['EDUCATION\nBSc Botany, Fell College, 2010\nCPA, Quarn Moor, 2014', ['BSc Botany @ Fell College']],
  ['Ada is an accountant.\nCPA 2014', []],
])('%j: letters of a professional body are a course among studies, beside who examines', (text, expected) =>
  expect(courses(text)).toEqual(expected),
)

test.each([
  ['Quals\nNew Zealand Certificate in Agriculture Level 4, Primary ITO, 2018', 'Primary ITO'],
  [
    'Education / professional\nCraft level course in Baking, Tarn Institute of Tourism, 2013',
    'Tarn Institute of Tourism',
  ],
  ['TERTIARY\nInstitution\tTarn TVET College\nCourse\tN1 - N3 Mechanical (Diesel)\nYear\t2007', 'Tarn TVET College'],
  ['SCHOOLING\n1992 - 1997\tWireman Apprenticeship, Quarn Joint Training Committee', 'Quarn Joint Training Committee'],
])('%j: headings of studies, and who trains', (text, school) =>
  expect(courses(text)).toEqual([expect.stringMatching(new RegExp(`@ ${school}$`))]),
)

test.each([
  ['EDUCATION\nTarn Quarnley HS\t2010 - 2014', 'Tarn Quarnley HS'],
  ['EDUCATION\nPlus Two (Science), St. Quarn HSS, Tarn, 2012', 'St. Quarn HSS'],
  ['EDUCATION\nBN Deakin 2017', 'Deakin'],
])('%j: schools by their letters, and universities by one name', (text, school) =>
  expect(courses(text)).toEqual([expect.stringMatching(new RegExp(`@ ${school}$`))]),
)
