import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

const told = (...rows: string[]) => postsTold(['Ola Brandt', '', 'EXPERIENCE', ...rows].join('\n'))

test('what any firm has a department of is the title behind its dash, whatever stands below', () => {
  const posts = told(
    'Officer - Stores & Logistics (2018 - 2020)',
    'Trelmo',
    '- Kept the stock',
    '',
    'Senior Executive – Accounts & Finance (2016 - 2018)',
    'Quarnlight',
    '- Kept the books',
  )
  expect(posts).toEqual([
    'Officer - Stores & Logistics @ Trelmo 2018-2020',
    'Senior Executive – Accounts & Finance @ Quarnlight 2016-2018',
  ])
})

test.each([
  ['Engineer - Quality Control, Trelmo, 2018 - 2020', 'Engineer - Quality Control @ Trelmo 2018-2020'],
  ['Supervisor - HR & Admin - Trelmo, 2018 - 2020', 'Supervisor - HR & Admin @ Trelmo 2018-2020'],
])('%s: the firm behind it is the employer', (row, post) => {
  expect(told(row, '- Kept the records')).toEqual([post])
})

test.each([
  ['Engineer - Quality Castings, 2018 - 2020', 'Engineer @ Quality Castings 2018-2020'],
  ['Accountant - Finance House, 2018 - 2020', 'Accountant @ Finance House 2018-2020'],
])('%s: a name that only begins with such a word stays the employer', (row, post) => {
  expect(told(row, '- Kept the records')).toEqual([post])
})
