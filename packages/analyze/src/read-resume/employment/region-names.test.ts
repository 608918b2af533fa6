import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test('a region behind the comma of a name is where it is, and no authority', () => {
  const rows = [
    'EXPERIENCE',
    "Preschool Teacher\nTad's Dream, Merrow, Quarn Prefecture | Jan 2009 - Apr 2011",
    'Cook\nYarrow Kiku, Tarn, Wye Province | May 2011 - Apr 2012',
  ].join('\n')
  expect(postsTold(rows)).toEqual(["Preschool Teacher @ Tad's Dream 2009-2011", 'Cook @ Yarrow Kiku 2011-2012'])
})

test('alone it is the employer', () => {
  const rows = 'EXPERIENCE\nClerk\nQuarn Prefecture | Jan 2009 - Apr 2011\nCook\nWye Province | May 2011 - Apr 2012'
  expect(postsTold(rows)).toEqual(['Clerk @ Quarn Prefecture 2009-2011', 'Cook @ Wye Province 2011-2012'])
})
