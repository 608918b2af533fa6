import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const courses = (text: string) =>
  readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\nEducation\n${text}`), { year: 2026, month: 1 }).education.map(
    ({ degree, school, end }) => [degree?.value, school?.value, end?.year],
  )

test.each([
  [
    'BSc\n2019 | Quarn College\nTrainee Programme\n2016 | University of Quarn\nB.Tech\n2014 | Fell College',
    [
      ['BSc', 'Quarn College', 2019],
      ['Trainee Programme', 'University of Quarn', 2016],
      ['B.Tech', 'Fell College', 2014],
    ],
  ],
  [
    'Fell University\n2020 - 2023\nBSc Biology\n\nThe Larder\n2016 - 2018\nDiploma of Accounting',
    [
      ['BSc Biology', 'Fell University', 2023],
      ['Diploma of Accounting', 'The Larder', 2018],
    ],
  ],
  [
    'Master of Science in Sound\nFell Academy of Arts\nWeb Design Basics\nQuarn College\nHigh School Diploma\nFell High School',
    [
      ['Master of Science in Sound', 'Fell Academy of Arts', undefined],
      ['Web Design Basics', 'Quarn College', undefined],
      ['High School Diploma', 'Fell High School', undefined],
    ],
  ],
  [
    'B.A. Economics, Fell University | 2021\n- Thesis on owls\nMBA, Quarnix | 2018\n- Thesis on larks',
    [
      ['B.A. Economics', 'Fell University', 2021],
      ['MBA', 'Quarnix', 2018],
    ],
  ],
])('%j: courses in blocks of one form, of which one names what no list knows', (text, expected) => {
  expect(courses(text)).toEqual(expected)
})

test.each([
  // The date of leaving stands in a block of its own.
  ['Fell High School\n2007\nFell High School\n2010\nQuarn University, BSc\n2014'],
  // A school above its degrees.
  ['Quarn University\n\nBSc Biology, 2014\n\nMSc Botany, 2016'],
])('%j: rows that differ are no blocks', (text) => {
  expect(courses(text).map(([, school]) => school)).not.toContain('Biology')
  expect(courses(text).filter(([degree]) => degree !== undefined && /^(?:BSc|MSc)/.test(String(degree)))).not.toEqual(
    [],
  )
})
