import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

const ABOVE = [
  'EXPERIENCE',
  'Ward Nurse',
  'Merrow Hospital, Merrow | May 2018 - Present',
  'Led the night shift of eleven nurses',
]
const BELOW = [
  'Kitchen Assistant',
  'Quarn Hotel, Quarn | Mar 2014 - Apr 2018',
  'Cleaned and cooked',
  'School Secretary',
  'Tarn School, Tarn | Jan 2010 - Feb 2014',
]
const REST = [
  'EDUCATION',
  'Diploma of Nursing, Tarn College, 2009',
  'SKILLS',
  'Typing, first aid',
  'REFEREES',
  'On asking',
]
const TOLD = [
  'Ward Nurse @ Merrow Hospital 2018-now',
  'Kitchen Assistant @ Quarn Hotel 2014-2018',
  'School Secretary @ Tarn School 2010-2014',
]

const toldWith = (heading: string) =>
  postsTold([...ABOVE, heading, 'Brought books to the housebound', ...BELOW, ...REST].join('\n'))

test.each(['Community Engagement', 'Volunteer Work', 'Professional Memberships'])(
  '%s in plain letters below a post, where headings are in capitals, ends no posts',
  (heading) => {
    expect(toldWith(heading)).toEqual(TOLD)
  },
)

test('in capitals it ends them, and what stands below is no post', () => {
  expect(toldWith('VOLUNTEER WORK')).toEqual(TOLD.slice(0, 1))
})

test.each(['Professional\nActivities', 'Professional\nMemberships'])(
  '%s: the first half of a heading that a narrow column broke is no post',
  (heading) => {
    const posts = [
      'Work\nExperience',
      '',
      'Quarn Hotel, Quarn',
      'Kitchen Assistant',
      '2014 - 2018',
      'Cleaned and cooked',
      '',
    ]
    const told = postsTold(
      [...posts, 'Tarn School, Tarn', 'Secretary', '2010 - 2014', '', heading, '', 'Owl count'].join('\n'),
    )
    expect(told).toEqual(['Kitchen Assistant @ Quarn Hotel 2014-2018', 'Secretary @ Tarn School 2010-2014'])
  },
)

test('a word that qualifies no heading right below it stays where it is', () => {
  const told = postsTold(
    'Experience\n\nQuarn Hotel, Quarn\nKitchen Assistant\n2014 - 2018\n\nGraduate\nTarn School\n2010 - 2014',
  )
  expect(told).toEqual(['Kitchen Assistant @ Quarn Hotel 2014-2018', 'Graduate @ Tarn School 2010-2014'])
})

const HELD = [
  'Work Experience',
  'Ward Nurse at Merrow Hospital',
  'May 2018 - Present',
  'Achievements',
  'Fewer falls on the ward than in any other year',
  'Kitchen Assistant at Quarn Hotel',
  'March 2014 - April 2018',
  'Cleaned and cooked',
]

test('"Kitchen Assistant at Quarn Hotel" above its dates, below the achievements of a post, is the next post', () => {
  expect(postsTold(HELD.join('\n'))).toEqual(TOLD.slice(0, 2))
})

test('what was done at a place, and a title without a place, are none below achievements', () => {
  const told = (row: string) => postsTold([...HELD.slice(0, 5), row, ...HELD.slice(6)].join('\n'))
  for (const row of ['Cooked and cleaned at Quarn Hotel', 'Kitchen Assistant of the Year'])
    expect(told(row)).toEqual(TOLD.slice(0, 1))
})

test.each([
  [
    'below dates and title',
    ['PREP COOK (Jul 2018 – Present)', 'TRELMO'],
    ['KENNEL HAND (May 2014 – Jun 2018)', 'SUNDOWN GYMS'],
    ['DRIVER (May 2010 – Apr 2014)', 'ABQ'],
  ],
  [
    'above the title',
    ['Jul 2018 – Present', 'TRELMO', 'PREP COOK'],
    ['May 2014 – Jun 2018', 'SUNDOWN GYMS', 'KENNEL HAND'],
    ['May 2010 – Apr 2014', 'ABQ', 'DRIVER'],
  ],
])('firms in capitals, %s, head no section where a blank row stands above each', (_, ...posts) => {
  const told = posts.flatMap((head) => ['', ...head, '- Kept the weekly records', '- Answered calls'])
  const text = ['EXPERIENCE', ...told, '', 'EDUCATION', 'Diploma, Tarn College, 2009', '', 'SKILLS', 'Typing'].join(
    '\n',
  )
  expect(postsTold(`Ola Brandt\n\n${text}`)).toEqual([
    'PREP COOK @ TRELMO 2018-now',
    'KENNEL HAND @ SUNDOWN GYMS 2014-2018',
    'DRIVER @ ABQ 2010-2014',
  ])
})

test('a row in capitals behind a blank row, below posts of one row each, heads its own section', () => {
  const posts = ['Prep Cook, Trelmo Ltd, Jul 2018 – Present', 'Driver, Quarn Ltd, May 2014 – Jun 2018']
  const text = ['EXPERIENCE', ...posts, '', 'SUNDOWN', 'Merrow fair', '', 'EDUCATION', 'Diploma, Tarn College, 2009']
  expect(postsTold(`Ola Brandt\n\n${text.join('\n')}`)).toEqual([
    'Prep Cook @ Trelmo Ltd 2018-now',
    'Driver @ Quarn Ltd 2014-2018',
  ])
})

test('what stands as a heading below each of several posts ends none of them', () => {
  const post = (title: string, firm: string, time: string) =>
    `${title}\n${firm}\n${time}\nResponsabilidades\nVentas en la zona norte del país\nLogros\nApertura de nuevas cuentas\n`
  const text = `Experiencia\n\n${post('Gerente Comercial', 'Textiles Quarn S.A.', '04/2017 - 10/2018')}\n${post('Jefe de Ventas', 'Merrow Ltda.', '11/2012 - 03/2017')}`
  expect(postsTold(text)).toEqual([
    'Gerente Comercial @ Textiles Quarn S.A. 2017-2018',
    'Jefe de Ventas @ Merrow Ltda. 2012-2017',
  ])
})
