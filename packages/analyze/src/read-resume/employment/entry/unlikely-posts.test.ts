import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

const POSTS = 'Ambulance Driver, Merrow Rescue Ltd, 2020 - 2024\nTransport Officer, Quarn Rescue Ltd, 2018 - 2020'
const READ = ['Ambulance Driver @ Merrow Rescue Ltd 2020-2024', 'Transport Officer @ Quarn Rescue Ltd 2018-2020']

test.each(['APQCS QPIM (2024)\nWants: first post as a foreman', 'Rescue badge, yearly, April 2024\nTents and boats'])(
  'below sure posts without a heading, what one point in time stands beside is none: %s',
  (tail) => {
    expect(postsTold(`${POSTS}\n${tail}`)).toEqual(READ)
  },
)

test('a known title with one point in time is one', () => {
  expect(postsTold(`${POSTS}\nSummer Intern, Fell Rescue Ltd, 2017`)).toEqual([
    ...READ,
    'Summer Intern @ Fell Rescue Ltd 2017-2017',
  ])
})

test('below a heading, a point in time beside unknown words is none, and beside a firm it is one', () => {
  const post = 'Work\nAmbulance Driver, Merrow Rescue Ltd, 2020 - 2024'
  expect(postsTold(`${post}\n\nTents done March 2025`)).toEqual(['Ambulance Driver @ Merrow Rescue Ltd 2020-2024'])
  expect(postsTold(`${post}\n\nQuarn Rescue Ltd, 2019`)).toEqual([
    'Ambulance Driver @ Merrow Rescue Ltd 2020-2024',
    '- @ Quarn Rescue Ltd 2019-2019',
  ])
})
