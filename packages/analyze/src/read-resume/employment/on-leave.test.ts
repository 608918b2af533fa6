import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test('a remark that one was on leave is no post', () => {
  const rows = [
    'Employment',
    'Professor. Tarn University. 2016 - present.',
    '(On leave 2021 - 2022.)',
    'Associate Professor. Quarn University. 2007 - 2016.',
  ].join('\n')
  expect(postsTold(rows).map((post) => post.split(' @ ')[0])).toEqual(['Professor', 'Associate Professor'])
})

test('standing in for somebody on leave is one', () => {
  const rows = [
    'Employment',
    'Substitute Teacher (teacher on leave)',
    'Merrow School',
    '2005 - 2007',
    'Clerk',
    'Quarn School',
    '2003 - 2005',
  ].join('\n')
  expect(postsTold(rows)).toEqual([
    'Substitute Teacher (teacher on leave) @ Merrow School 2005-2007',
    'Clerk @ Quarn School 2003-2005',
  ])
})
