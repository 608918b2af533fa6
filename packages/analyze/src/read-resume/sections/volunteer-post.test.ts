import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

const REST = ['EDUCATION', 'Diploma, Tarn College, 2009', '', 'SKILLS', 'Typing', '', 'REFEREES', 'On asking']

const told = (...posts: string[][]) =>
  postsTold(['Ola Brandt', '', 'EXPERIENCE', ...posts.flatMap((post) => ['', ...post]), '', ...REST].join('\n'))

const DUTY = '- Kept the weekly records'

test.each([
  ['title, firm, dates', ['Volunteer', 'Trelmo', '2018 - 2020'], ['Driver', 'Quarnlight', '2014 - 2018']],
  ['firm, title, dates', ['Trelmo', 'Volunteer', '2018 - 2020'], ['Quarnlight', 'Driver', '2014 - 2018']],
  ['dates, title, firm', ['2018 - 2020', 'Volunteer', 'Trelmo'], ['2014 - 2018', 'Driver', 'Quarnlight']],
])('"Volunteer" among posts is a post as the others are: %s', (_, ...posts) => {
  expect(told(...posts.map((post) => [...post, DUTY]))).toEqual([
    'Volunteer @ Trelmo 2018-2020',
    'Driver @ Quarnlight 2014-2018',
  ])
})

test.each([
  ['as the headings look', ['VOLUNTEER', 'Trelmo', '2018 - 2020', DUTY]],
  ['above a title', ['Volunteer', 'Tutor', 'Trelmo', '2018 - 2020', DUTY]],
])('"Volunteer" %s heads unpaid work', (_, rows) => {
  expect(told(['Driver', 'Quarnlight', '2014 - 2018', DUTY], rows)).toEqual(['Driver @ Quarnlight 2014-2018'])
})
