import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

const POSTS = `Experience
2013 - 2020
Director, Merrow Media Center, Tarn University
2009 - 2010
Technical Advisor, Fell Art Museum
1998 - 2004
Quarn Computers (repairs), Sole Proprietor, Milwaukee, WI`

const toldWith = (row: string) => postsTold(POSTS.replace(/Quarn Computers.*$/, row)).at(-1)

test.each([
  ['Quarn Computers, Sole Proprietor, Milwaukee, WI', 'Sole Proprietor @ Quarn Computers 1998-2004'],
  ['Quarn Computers (repairs), Sole Proprietor, Leeds', 'Sole Proprietor @ Quarn Computers 1998-2004'],
])('%s is turned', (row, told) => {
  expect(toldWith(row)).toBe(told)
})

test.each([
  ['Sole Proprietor, Quarn Computers, Milwaukee, WI', 'Sole Proprietor @ Quarn Computers 1998-2004'],
  ['Lecturer, Owl Studies, Tarn University', 'Lecturer, Owl Studies @ Tarn University 1998-2004'],
])('%s is not', (row, told) => {
  expect(toldWith(row)).toBe(told)
})

test('one row begins with the employer where the others begin with their titles', () => {
  expect(postsTold(POSTS)).toContain('Sole Proprietor @ Quarn Computers 1998-2004')
  expect(postsTold(POSTS)).toContain('Technical Advisor @ Fell Art Museum 2009-2010')
})

test('a known title before its firm is none of its name, where the other posts begin with their firms', () => {
  const posts = [
    'Experience',
    'Merrow Installations Ltd, Tarnford, 2016 - present',
    '- Fixed lamps and sockets',
    'Quarn Installations Ltd, Fellham, 2015 - 2016',
    '- Fixed lamps',
    'Apprentice, Tolle Installations Ltd, Tarnford, 2013 - 2015',
  ]
  expect(postsTold(posts.join('\n'))).toContain('Apprentice @ Tolle Installations Ltd 2013-2015')
})
