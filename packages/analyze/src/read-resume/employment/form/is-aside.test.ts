import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

const ROLES = [
  'Experience',
  'HARTLEY, TOOMS & PELL LLP	Feb 2016 – Present',
  'Quarnford, TN – Law firm of forty attorneys',
  'Senior Paralegal	May 2021 – Present',
  '• Coordinate forty closings a year from term sheet to recording',
  'Paralegal	Feb 2016 – Apr 2021',
  '• Reviewed surveys, title commitments and zoning letters',
]

test.each([
  ['in a state', 'Quarnford, TN – Owner of strip malls'],
  ['in a known town', 'Chicago – Owner of strip malls'],
])('where an employer is and what it does stand between its dates and the title: %s', (_, blurb) => {
  const single = ['MERROW AVENUE REALTY	Jun 2014 – Jan 2016', blurb, 'Leasing Assistant', '• Prepared lease drafts']
  expect(postsTold([...ROLES, ...single, 'Education', 'BSc Owls, Fell University, 2012'].join('\n'))).toEqual([
    'Senior Paralegal @ HARTLEY, TOOMS & PELL LLP 2021-now',
    'Paralegal @ HARTLEY, TOOMS & PELL LLP 2016-2021',
    'Leasing Assistant @ MERROW AVENUE REALTY 2014-2016',
  ])
})

test('a title behind a town is no blurb', () => {
  const posts = [
    'Merrow Avenue Realty	Jun 2014 – Jan 2016',
    'Chicago – Leasing Assistant',
    '• Prepared lease drafts',
    'Quarn Realty	Jun 2011 – Jan 2014',
    'Chicago – Office Clerk',
    '• Answered letters',
  ]
  expect(postsTold(['Experience', ...posts, 'Education', 'BSc Owls, Fell University, 2010'].join('\n'))).toEqual([
    'Leasing Assistant @ Merrow Avenue Realty 2014-2016',
    'Office Clerk @ Quarn Realty 2011-2014',
  ])
})
