import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

const COLUMN = `Feb 2021 – Present
Jul 2018 – Jan 2021
Aug 2015 – Jun 2018`
const WORK = `Work Experience
Clerk
Merrow Foods Ltd, Tarn
Kept the books of three mills
Assistant
Quarn Institute Ltd, Tarn
Filed the letters of six departments
Typist
Fell Library Ltd, Norvale
Typed the letters of two departments`
const STUDIES = `Education
Diploma in Archives
Tarn College`

const DATED = [
  'Clerk @ Merrow Foods Ltd 2021-now',
  'Assistant @ Quarn Institute Ltd 2018-2021',
  'Typist @ Fell Library Ltd 2015-2018',
]
const UNDATED = DATED.map((post) => post.replace(/\S+$/u, '-'))

test.each<[what: string, column: string, rest: string, posts: string[]]>([
  ['as many spans as posts', COLUMN, WORK, DATED],
  ['years of school that begin anew', `${COLUMN}\n2016 – 2018\n2010 – 2013`, `${WORK}\n${STUDIES}`, DATED],
  ['years of school before them', `${COLUMN}\n2010 – 2013`, `${WORK}\n${STUDIES}`, DATED],
  ['more spans than are told of', `${COLUMN}\n2013 – 2015\n2010 – 2013`, `${WORK}\n${STUDIES}`, UNDATED],
  ['what was studied first', `2012 – 2015\n${COLUMN}`, `${STUDIES}\n${WORK}`, UNDATED],
])('a column of dates above all: %s', (_, column, rest, posts) =>
  expect(postsTold(`${column}\nProfile\nReliable clerk who keeps things in order\n${rest}`)).toEqual(posts),
)
