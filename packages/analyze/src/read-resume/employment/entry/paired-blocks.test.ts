import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

const NAMES = 'Merrow Trading L.L.C., Tarn\nQuarn Pipe Industries FZE\nFell Textile Mills Ltd., Nyford'

test.each([
  [
    'titles with their dates below as many employers',
    `Employment\n${NAMES}\n\nChief Accountant    Mar 2010 - Dec 2013\nSenior Accountant    Jan 2007 - Feb 2010\nAudit Trainee    2003 - 2006`,
    [
      'Chief Accountant @ Merrow Trading L.L.C. 2010-2013',
      'Senior Accountant @ Quarn Pipe Industries FZE 2007-2010',
      'Audit Trainee @ Fell Textile Mills Ltd. 2003-2006',
    ],
  ],
  [
    'titles below as many employers, and the dates below them',
    'Employment\nMerrow Hotel, Tarn\nQuarn Strand House\nThe Fell Bar\n\nHead Chef\nSous Chef\nKitchen Porter\n\n2012 - 2016\n2008 - 2012\n2005 - 2008',
    [
      'Head Chef @ Merrow Hotel 2012-2016',
      'Sous Chef @ Quarn Strand House 2008-2012',
      'Kitchen Porter @ The Fell Bar 2005-2008',
    ],
  ],
  [
    'all titles of the last employer, where there are fewer employers than titles',
    'Employment\nMerrow Trading L.L.C.\n\nChief Accountant    Mar 2010 - Dec 2013\nSenior Accountant    Jan 2007 - Feb 2010\nAudit Trainee    2003 - 2006',
    [
      'Chief Accountant @ Merrow Trading L.L.C. 2010-2013',
      'Senior Accountant @ Merrow Trading L.L.C. 2007-2010',
      'Audit Trainee @ Merrow Trading L.L.C. 2003-2006',
    ],
  ],
])('%s', (_, text, posts) => {
  expect(postsTold(text)).toEqual(posts)
})

const undated = (told = '') =>
  `Experience
Merrowfish
- Designer
Making pages more usable.${told}
The Tarn Group
- Interactive & Print Designer
Designing across media for the spring 2010-11 season of boats.
Quarn Center for the Arts
- Graphic Designer
Designed leaflets for classes.`

test('titles behind bullets without dates were held at the employers above them', () => {
  expect(postsTold(undated())).toEqual([
    'Designer @ Merrowfish -',
    'Interactive & Print Designer @ The Tarn Group 2010-2011',
    'Graphic Designer @ Quarn Center for the Arts -',
  ])
})

test('not where other bullets tell what was done', () => {
  const posts = postsTold(undated('\n- Drawing maps, charts and signs'))
  expect(posts.join()).not.toContain('Interactive')
})
