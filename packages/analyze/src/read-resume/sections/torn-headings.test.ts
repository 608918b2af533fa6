import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

const POSTS = `Senior Planner Container Inland
De Merrow Barge & Road B.V.
Botlek Rotterdam
02-2020 until now
Planning of 45 own trucks and ca. 20 charters
Planner International Transport
Tarn Logistics
Oss
09-2014 / 01-2020
Night and weekend service`

test.each([
  ['all of known words', 'Work\nEducation\nComputer\nLanguages\nHobby'],
  ['one of them of other words', 'Work\nEducation\nGear\nLanguages\nHobby'],
])('posts are told below headings that stand together, %s', (_, headings) =>
  expect(postsTold(`${headings}\n${POSTS}\nDutch native`)).toContain(
    'Senior Planner Container Inland @ De Merrow Barge & Road B.V. 2020-now',
  ),
)

test('what stands below the last of few headings is its own', () => {
  const rows = 'Chess Club of Tarn\n2019 - 2021\nRowing Club of Merrow\n2015 - 2017'
  expect(postsTold(`Work\nEducation\nHobby\n${rows}`)).toEqual([])
})
