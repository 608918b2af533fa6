import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(rows: string): string[] {
  const { education } = readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\nEDUCATION\n${rows}`), {
    year: 2026,
    month: 1,
  })
  return education.map(({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`)
}

const SCHOOL = '- Institution: Merrow University'

test('a level above the school and the label of the degree is none of its own', () => {
  expect(
    courses(`Bachelor's Degree\n${SCHOOL}\n- Certification: Bachelor of Arts in Owls\n- Year: 2015 - 2019`),
  ).toEqual(['Bachelor of Arts in Owls @ Merrow University'])
})

test.each([
  [
    'of another level',
    `Bachelor's Degree\n${SCHOOL}\n- Year: 2015\n- Certification: Master of Arts in Owls\n- Year: 2019`,
  ],
  ['told no further', `Bachelor's Degree\n${SCHOOL}\n- Year: 2015 - 2019`],
])('it is the degree where what stands below is %s', (_, rows) => {
  expect(courses(rows)).toContain("Bachelor's Degree @ Merrow University")
})
