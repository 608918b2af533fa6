import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each([
  ['various contractors', 'Carpenter, various contractors, Tarnford, 2001 - 2005'],
  ['an agency placement', 'Carpenter\tagency placement, Tarnford\t2001 - 2005'],
  ['how many there were', 'Carpenter, 16 helpers, Tarnford, 2001 - 2005'],
])('%s is no name of an employer', (_, row) => {
  expect(postsTold(`Experience\nClerk, Merrow Mills Ltd, 2010 - 2020\n${row}`)).toEqual([
    'Clerk @ Merrow Mills Ltd 2010-2020',
    'Carpenter @ - 2001-2005',
  ])
})

test.each([
  ['Carpenter at iMerrow', 'Carpenter @ iMerrow'],
  ['Carpenter at merrow.example', 'Carpenter @ merrow.example'],
  ['Carpenter at 24 Hours Merrow', 'Carpenter @ 24 Hours Merrow'],
  ['Carpenter, self-employed', 'Carpenter @ self-employed'],
  ['Carpenter at quarnlight', 'Carpenter @ quarnlight'],
  // Who writes all small writes the names small, too.
  ['carpenter at merrow mills', 'carpenter @ merrow mills'],
])('"%s" keeps its employer', (row, read) => {
  expect(postsTold(`Experience\n${row}, 2001 - 2005`)).toEqual([`${read} 2001-2005`])
})

test('a street is none, either', () => {
  const rows = ['Clerk', 'Merrow Mills Ltd', '2010 - 2020', 'Carpenter', '4718 Elm Ridge Road', '2001 - 2005']
  expect(postsTold(['Experience', ...rows].join('\n'))).toEqual([
    'Clerk @ Merrow Mills Ltd 2010-2020',
    'Carpenter @ - 2001-2005',
  ])
})

test('a brand that is written small is one in a row of its own, or where it opens one', () => {
  expect(postsTold('Experience\nCarpenter\nquarnlight\n2001 - 2005')).toEqual(['Carpenter @ quarnlight 2001-2005'])
  expect(postsTold('Experience\nquarnlight — Carpenter\n2001 - 2005')).toEqual(['Carpenter @ quarnlight 2001-2005'])
})

test('a mark is none, either, and a name that it opens is one', () => {
  const rows = ['Clerk', 'Merrow Mills Ltd', '2010 - 2020', 'Teacher', 'Greatest Distinction', '2001 - 2005']
  expect(postsTold(['Experience', ...rows].join('\n'))).toEqual([
    'Clerk @ Merrow Mills Ltd 2010-2020',
    'Teacher @ - 2001-2005',
  ])
  expect(postsTold('Experience\nTeacher\nDistinction Mills\n2001 - 2005')).toEqual([
    'Teacher @ Distinction Mills 2001-2005',
  ])
})

test.each([
  ['Contract & Project Management:', '-'],
  ['Financial Analysis:', '-'],
  ['Merrow Project Management:', 'Merrow Project Management'],
  ['Financial Analysis Ltd:', 'Financial Analysis Ltd'],
])('"%s" above posts is read as %s', (heading, employer) => {
  const rows = [
    'Project Manager, 2010 - 2014',
    'Ran the works.',
    'Contract Officer, 2006 - 2010',
    'Wrote the contracts.',
  ]
  expect(postsTold(['EXPERIENCE', '', heading, ...rows].join('\n'))).toEqual([
    `Project Manager @ ${employer} 2010-2014`,
    `Contract Officer @ ${employer} 2006-2010`,
  ])
})

test.each([
  ['Various Short Term Positions', '-'],
  ['OVERSEAS ASSIGNMENTS', '-'],
  ['Summer Internship', '-'],
  ['Overseas Assignments Ltd', 'Overseas Assignments Ltd'],
  ['Merrow Placements', 'Merrow Placements'],
  ['International Assignments Merrow', 'International Assignments Merrow'],
])('"%s" above a post heads a group of them: %s', (heading, employer) => {
  const rows = [
    'Clerk, Merrow Mills Ltd, 2016 - 2020',
    '• Kept the books.',
    heading,
    'Carpenter, 2001 - 2005',
    '• Sawed.',
  ]
  expect(postsTold(['EXPERIENCE', ...rows].join('\n'))).toEqual([
    'Clerk @ Merrow Mills Ltd 2016-2020',
    `Carpenter @ ${employer} 2001-2005`,
  ])
})
