import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each([
  'Clerk (2001-2004), Dispatcher (2004-2010), Merrow Foods Ltd',
  'Merrow Foods Ltd: Clerk (2001-2004), Dispatcher (2004-2010)',
  'Merrow Foods Ltd. Clerk, 2001-2004; Dispatcher, 2004-2010',
  'Clerk 2001-2004, Dispatcher 2004-2010, Merrow Foods Ltd',
  'Merrow Foods Ltd, Tarn\nClerk (2001-2004), Dispatcher (2004-2010)',
])('roles of one row that have each their own dates are as many posts: %s', (rows) => {
  const text = `EXPERIENCE\n${rows}\n- Answered the calls of the drivers\n\nQuarn Mills, 1999-2000\nWeaver`
  const employer = rows.includes('Ltd.') ? 'Merrow Foods Ltd.' : 'Merrow Foods Ltd'
  expect(postsTold(text)).toEqual([
    `Clerk @ ${employer} 2001-2004`,
    `Dispatcher @ ${employer} 2004-2010`,
    'Weaver @ Quarn Mills 1999-2000',
  ])
})

test('where the words before a second span are no title, the row has one role', () => {
  const text = 'EXPERIENCE\nClerk (2001-2010), night shift 2004-2006, Merrow Foods Ltd\nAnswered calls'
  expect(postsTold(text)).toEqual(['Clerk @ Merrow Foods Ltd 2001-2010'])
})

test('the organisation before "as" and its title is the employer, a verb before it is none', () => {
  const text =
    'EXPERIENCE\nUniversity of Tarn as Camp Counselor 2014 - 2016\n- Led walks\n\nMerrow Foods Ltd as Cook 2010 - 2012'
  expect(postsTold(text)).toEqual([
    'Camp Counselor @ University of Tarn 2014-2016',
    'Cook @ Merrow Foods Ltd 2010-2012',
  ])
  expect(postsTold('EXPERIENCE\nWorked as Cook, Merrow Foods Ltd, 2010 - 2012')).toEqual([
    'Cook @ Merrow Foods Ltd 2010-2012',
  ])
})

test.each([
  [
    '2016–2020 – Merrow Homes, Tarn: joiner, then foreman from 2018',
    ['foreman @ Merrow Homes 2018-2020', 'joiner @ Merrow Homes 2016-2018'],
  ],
  [
    'Clerk, later Office Manager since May 2018, Merrow Ltd, 2016–2020',
    ['Office Manager @ Merrow Ltd 2018-2020', 'Clerk @ Merrow Ltd 2016-2018'],
  ],
  [
    '2016–2020 – Merrow Homes, Tarn: joiner, then foreman from 2018 (22 houses at Fell Side; nine joiners)',
    ['foreman @ Merrow Homes 2018-2020', 'joiner @ Merrow Homes 2016-2018'],
  ],
  [
    '2016–2020 – Merrow Homes, Tarn: joiner (22 houses at Fell Side; nine joiners)',
    ['joiner @ Merrow Homes 2016-2020'],
  ],
  ['2016–2020 – Merrow Homes, Tarn: joiner (sash windows)', ['joiner (sash windows) @ Merrow Homes 2016-2020']],
])('what somebody became within a post, and no remark in a bracket: %s', (row, posts) => {
  expect(postsTold(`EXPERIENCE\n${row}`)).toEqual(posts)
})
