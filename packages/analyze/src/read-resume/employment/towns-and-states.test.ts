import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

const told = (rows: string[]) =>
  postsTold(['Experience', ...rows, 'Education', 'BSc Owls, Fell University, 2009'].join('\n'))

test.each([
  { row: 'Quarnix Lenmere , OH Night Auditor 2014 to 2016', what: 'a firm and a town that nobody knows' },
  { row: 'Quarnix Tarn Falls , OH Night Auditor 2014 to 2016', what: 'a town of two words by the second' },
  { row: 'Quarnix Fort Tarn , OH Night Auditor 2014 to 2016', what: 'and by the first' },
  { row: 'Quarnix Lenmere , Ohio Night Auditor 2014 to 2016', what: 'a state by its name before a title' },
  { row: 'Quarnix Lenmere , Georgia Night Auditor 2014 to 2016', what: 'a state that is a country, too' },
  { row: 'Night Auditor 2014 to 2016 Quarnix Lenmere , OH', what: 'behind the dates' },
])('$what: $row', ({ row }) => {
  expect(told([row, 'Closed the books of the day.'])).toEqual(['Night Auditor @ Quarnix 2014-2016'])
})

test('a state by its name, behind a dash and a town that nobody knows', () => {
  const posts = [
    '02/2014 to 01/2016',
    'Garden Associate Quarnix Ltd - Westbrook , Ohio',
    'Helped customers to choose plants.',
    '07/2009 to 07/2011',
    'Assistant Supervisor Tarn Inc - Oakford , Ohio',
    'Talked to kitchen and servers.',
  ]
  expect(told(posts)).toEqual(['Garden Associate @ Quarnix Ltd 2014-2016', 'Assistant Supervisor @ Tarn Inc 2009-2011'])
})

test.each(['Surrey', 'West Yorkshire', 'County Cork'])('a county behind a town that nobody knows: %s', (county) => {
  expect(told([`Quarnix Ltd Lenmere , ${county} Night Auditor 2014 to 2016`, 'Closed the books.'])).toEqual([
    'Night Auditor @ Quarnix Ltd 2014-2016',
  ])
  expect(told([`Night Auditor | Quarnix Mills, ${county}`, '2014 to 2016', 'Closed the books.'])).toEqual([
    'Night Auditor @ Quarnix Mills 2014-2016',
  ])
})

test.each(['Bradford, West Yorkshire', 'Nashik, India'])(
  'a town of any country before its county or country: %s',
  (place) => {
    expect(told([`Quarnix ${place}`, 'Night Auditor', '2014 to 2016', 'Closed the books.'])).toEqual([
      'Night Auditor @ Quarnix 2014-2016',
    ])
  },
)

test('a place before the firm', () => {
  const posts = [
    'Night Auditor',
    'Tarn Falls , Ohio Quarnix Corporation / Mar 2017 to Apr 2018',
    'Closed the books of the day.',
    'Desk Clerk',
    'Lenmere , CA Orrinde / Jul 2014 to Feb 2016',
    'Kept the keys of forty rooms.',
  ]
  expect(told(posts)).toEqual(['Night Auditor @ Quarnix Corporation 2017-2018', 'Desk Clerk @ Orrinde 2014-2016'])
})

test.each([
  { row: 'Cashier Quarnix - Lenmere , CA', post: 'Cashier @ Quarnix' },
  { row: 'Operator Quarnix LLC - Lenmere , CA', post: 'Operator @ Quarnix LLC' },
  { row: 'Chemist / Supervisor Quarnix Ltd - Lenmere , CA', post: 'Chemist / Supervisor @ Quarnix Ltd' },
])('behind a title and before its place, what nobody knows is the firm: $row', ({ row, post }) => {
  expect(told(['02/2008 to 05/2012', row, 'Sold shoes.'])).toEqual([`${post} 2008-2012`])
})

test('a title of several words before such a name, where few posts are told so', () => {
  const posts = [
    '01/2009 to Current',
    'Sable Creek - Tarn Falls , OH',
    'HR Generalist Mobilized people for work in nine countries.',
    '01/2007 to 12/2008',
    'HR Associate Mobilization Coordinator Quarnix - Lenmere , OH',
    'Handled claims and kept files of forty people.',
    '01/2005 to 12/2006',
    'Administrative Specialist Administrative associate/ Tax assistant Orrinde - Oakford , OH',
    'Managed the tax program.',
    '01/2003 to 12/2004',
    'Administrative Associate',
    'Filed letters.',
  ]
  expect(told(posts)).toContain('HR Associate Mobilization Coordinator @ Quarnix 2007-2008')
})

test('no town is cut off before a country, from a kind of organisation, or where it is all there is', () => {
  const posts = (row: string) => told([row, '2014 to 2016', 'Closed the books of the day.'])
  expect(told(['2014 to 2016', 'Tarn Evergreen Lodges, Singapore', 'Night Auditor', 'Closed the books.'])).toEqual([
    'Night Auditor @ Tarn Evergreen Lodges 2014-2016',
  ])
  expect(posts('Quarnix Hospital, OH Night Auditor')).toEqual(['Night Auditor @ Quarnix Hospital 2014-2016'])
  expect(told(['Night Auditor', 'Quarnix Mills', '2/2014 - 1/2016', 'New Lenmere, CA', 'Closed the books.'])).toEqual([
    'Night Auditor @ Quarnix Mills 2014-2016',
  ])
})

test.each([
  ['Night Auditor Feb 2014 to Jan 2016', 'Company Name - City , State'],
  ['Night Auditor , 02/2014 to 01/2016', 'Company Name – City , State'],
  ['02/2014 to 01/2016', 'Night Auditor Company Name - City , State'],
  ['Company Name City , State Night Auditor 02/2014 to 01/2016', ''],
  ['Night Auditor 02/2014 to 01/2016 Company Name City , State', ''],
])('a resume made anonymous has its blanks read as what they stand for: %s %s', (...rows) => {
  expect(told([...rows.filter(Boolean), 'Closed the books of the day.'])).toEqual([
    'Night Auditor @ Company Name 2014-2016',
  ])
})

test.each([
  {
    posts: ['05/2014 to 10/2015', 'Field technician and larvicider Company Name - City , State', 'Sampled pools.'],
    post: 'Field technician and larvicider @ Company Name 2014-2015',
  },
  {
    posts: ['Advocate General', 'August 2014 to July 2016 Company Name City , State', 'Oversees homes for the old.'],
    post: 'Advocate General @ Company Name 2014-2016',
  },
  {
    posts: ['Company Name Support & Network Intern | City , State | May 2014 - July 2016', 'Mended switches.'],
    post: 'Support & Network Intern @ Company Name 2014-2016',
  },
])('whatever stands beside such a blank is the title: $post', ({ posts, post }) => {
  expect(told(posts)).toEqual([post])
})

test('a post that tells no title is one, nevertheless', () => {
  const posts = [
    'Night Auditor Feb 2014 to Jan 2016',
    'Company Name - City , State',
    'Closed the books of the day.',
    'Desk Clerk Feb 2011 to Jan 2014',
    'Company Name - City , State',
    'Kept the keys of forty rooms.',
    'Jun 2009 to Dec 2010',
    'Company Name - City , State',
    'Received payments and issued receipts.',
  ]
  expect(told(posts)).toEqual([
    'Night Auditor @ Company Name 2014-2016',
    'Desk Clerk @ Company Name 2011-2014',
    '- @ Company Name 2009-2010',
  ])
})

test('where it is a label, it stays one', () => {
  expect(told(['Company Name - Quarnix Mills', 'Position - Night Auditor', 'Duration - 2014 to 2016'])).toEqual([
    'Night Auditor @ Quarnix Mills 2014-2016',
  ])
})
