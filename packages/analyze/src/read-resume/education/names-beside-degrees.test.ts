import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const courses = (rows: string) =>
  readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\nEducation\n${rows}`), {
    year: 2026,
    month: 1,
  }).education.map(({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`)

test.each([
  ['an unknown name before a colon', 'Quarnix: MSc in Biology\n2019 - 2021', ['MSc in Biology @ Quarnix']],
  ['a heading before a colon', 'Autres : BAFA 2010', ['BAFA @ -']],
  ['a label before a colon', 'Undergraduate: BSc Biology\n2019 - 2021', ['BSc Biology @ -']],
  ['a mark by its letters', 'Tarn Ridge\nB.Tech in Biology - CGPA: 8.2/10', ['B.Tech in Biology @ Tarn Ridge']],
  ['a mark in a word', 'Tarn Ridge\n2017 (Master of Education) – Distinction', ['Master of Education @ Tarn Ridge']],
])('the school of a degree: %s', (_what, rows, wanted) => expect(courses(rows)).toEqual(wanted))
