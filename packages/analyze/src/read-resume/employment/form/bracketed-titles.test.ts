import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

const TOLD = [
  'Marketing Director @ Owlcroft Ltd 2021-now',
  'Electrician @ Quarnix 2016-2019',
  'Brand Champion @ Tarnford Hotel 2014-2015',
]

test.each([
  [
    'below their dates',
    'Dec 2021 - Present\nOwlcroft Ltd (Marketing Director)\n- Kept the stock\nJan 2016 - Aug 2019\nQuarnix (Electrician)\n- Planned routes\nSep 2014 - Sep 2015\nTarnford Hotel (Brand Champion)\n- Wrote reports',
  ],
  [
    'behind their dates',
    'Dec 2021 - Present - Owlcroft Ltd (Marketing Director)\n- Kept the stock\nJan 2016 - Aug 2019 - Quarnix (Electrician)\n- Planned routes\nSep 2014 - Sep 2015 - Tarnford Hotel (Brand Champion)\n- Wrote reports',
  ],
])('titles in the brackets behind employers, %s', (_, text) => {
  expect(postsTold(`EXPERIENCE\n${text}`)).toEqual(TOLD)
})

test('dates above the names of their block, and the towns of these in brackets', () => {
  const blocks = [
    'Apr 2020 - Present\nOwlcroft Ltd (London) | Software Engineer',
    'Mar 2019 - Jun 2020\nMarlo (Leeds, UK) | Electrician',
    'Jul 2018 - Aug 2019\nNordvik (Boston) | Warehouse Associate',
  ]
  expect(postsTold(`EXPERIENCE\n${blocks.join('\n\n')}\n\nSKILLS\nExcel`)).toEqual([
    'Software Engineer @ Owlcroft Ltd 2020-now',
    'Electrician @ Marlo 2019-2020',
    'Warehouse Associate @ Nordvik 2018-2019',
  ])
})
