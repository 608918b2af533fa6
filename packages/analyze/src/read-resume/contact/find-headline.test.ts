import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const REST = ['EXPERIENCE', 'Clerk, Merrow Ltd, 2015 - 2020', 'Kept the books']

const headlineOf = (head: string[]) =>
  readResume(resumeOf([...head, ...REST].join('\n')), { year: 2026, month: 11 }).headline?.value

test('the title below the name', () => {
  expect(headlineOf(['Ada Merrow', 'Bakery Manager', '12 Quarn Street, Leeds'])).toBe('Bakery Manager')
  expect(headlineOf(['Ada Merrow', 'approved electrician', 'Leeds'])).toBe('approved electrician')
})

test.each([
  ['a street that is called after a trade', ['Ada Merrow', 'Str. Painters nr. 5', 'ada@example.org']],
  ['a town that is called as a trade is', ['Ada Merrow', 'Guru Nagar, Jalandhar, Punjab', 'ada@example.org']],
  ['a number of a union', ['Ada Merrow', 'UA Local 0195 Journeyman', 'ada@example.org']],
  ['the end of a sentence', ['Ada Merrow', 'I cut hair since I could reach the', 'chair of the barber.']],
])('%s is no headline', (_, head) => {
  expect(headlineOf(head)).toBeUndefined()
})

test('small words between what the document is called and the title are left out', () => {
  expect(headlineOf(['Resume of a Red Seal Diesel Mechanic', 'Ada Merrow', 'ada@example.org'])).toBe(
    'Red Seal Diesel Mechanic',
  )
})
