import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test.each([
  'Duties, Accomplishments and Related Skills:',
  'Responsibilities included:',
  'Duties & Deeds in this post:',
])('"%s" announces what was done and is no employer', (headline) => {
  const rows = ['Experience', 'Clerk, Merrow Mills', '2010 - 2020', headline, '• Kept the books.']
  const own = ['Self-Employed', '1/2005 - 12/2009', headline, '• Mended roofs.']
  expect(postsTold([...rows, ...own].join('\n'))).toEqual([
    'Clerk @ Merrow Mills 2010-2020',
    'Self-Employed @ - 2005-2009',
  ])
})

test('a title that a word for duties opens is one, though a colon stands behind it', () => {
  const rows = ['Languages and Culture Teacher:', 'Merrow Mills, 2010 - 2020', '• Taught Quarnian.']
  expect(postsTold(['Experience', ...rows, 'Clerk, Quarn Mills, 2005 - 2010'].join('\n'))).toEqual([
    'Languages and Culture Teacher @ Merrow Mills 2010-2020',
    'Clerk @ Quarn Mills 2005-2010',
  ])
})

test.each(['Roles & Responsibilities', 'Roles / Responsibilities:', 'Duties & Key Achievements'])(
  '"%s" below each title is no employer, either',
  (headline) => {
    const rows = [
      'Zonal Clerk, 2015 - 2020',
      headline,
      '• Kept the books.',
      'Clerk, 2010 - 2015',
      headline,
      '• Wrote them.',
    ]
    expect(postsTold(['Experience', ...rows].join('\n'))).toEqual(['Zonal Clerk @ - 2015-2020', 'Clerk @ - 2010-2015'])
    const named = rows.map((row) => (row === headline ? 'Roles & Rolls Ltd' : row))
    expect(postsTold(['Experience', ...named].join('\n'))[0]).toBe('Zonal Clerk @ Roles & Rolls Ltd 2015-2020')
  },
)
