import { expect, test } from 'vitest'
import { readResume } from '../../read-resume.ts'
import { resumeOf } from '../../samples/resume-of.ts'

function posts(...rows: string[]): string[] {
  const resume = resumeOf(['Ada Merrow', 'ada@merrow.example', '', 'Experience', ...rows].join('\n'))
  return readResume(resume, { year: 2026, month: 1 }).employment.map(
    ({ title, employer }) => `${title?.value ?? '-'} @ ${employer?.value ?? '-'}`,
  )
}

test('what stands in below the heads of posts is no firm of the next', () => {
  expect(
    posts(
      'Store Manager, Merrow Foods\t2018 - now',
      '   Lead 45 people, hiring, scheduling',
      '   Reports to the district in Excel and Word',
      'Assistant manager\t2014 - 2018',
      '   Filled the shelves and closed the till at night',
      '   Orders to the depot by phone',
      'Cashier\t2010 - 2014',
    ),
  ).toEqual(['Store Manager @ Merrow Foods', 'Assistant manager @ -', 'Cashier @ -'])
})

test('right below a head it may be the firm', () => {
  expect(
    posts(
      'Store Manager\t2018 - now',
      '   Merrow Foods Ltd',
      '   Hiring, scheduling and the weekly orders',
      'Cashier\t2010 - 2014',
      '   Quarn Mills Ltd',
      '   Tills, shelves and the post of the office',
    ),
  ).toEqual(['Store Manager @ Merrow Foods Ltd', 'Cashier @ Quarn Mills Ltd'])
})

test('what stands in is told, though it is right below a head, in small letters or dated by its bullet', () => {
  expect(
    posts(
      'Nursery Nurse\t2018 - now',
      '   songs at Merrow Hall, naps',
      '   * moved to Fell House in 2019 - 2020',
      'Quarn Mills Ltd\t2014 - 2018',
      '   meals at Tarn House, talks',
    ),
  ).toEqual(['Nursery Nurse @ -', '- @ Quarn Mills Ltd'])
})
