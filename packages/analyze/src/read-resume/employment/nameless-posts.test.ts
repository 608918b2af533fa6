import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

const KNOWN = `Experience
Clerk, Merrow Ltd, 2018 - 2021
Cook, Quarn Grill, 2014 - 2018`

test('dated words of unknown meaning below other headings are no post where the titles of others are known', () => {
  expect(postsTold(`${KNOWN}\n\nEarlier jobs\nFell Workshop, 2012 - 2013`)).toEqual([
    'Clerk @ Merrow Ltd 2018-2021',
    'Cook @ Quarn Grill 2014-2018',
  ])
})

test('a firm that a legal form tells is one', () => {
  expect(postsTold(`${KNOWN}\n\nEarlier jobs\nFell Workshop GmbH, 2012 - 2013`)).toContain(
    '- @ Fell Workshop GmbH 2012-2013',
  )
})

test('where no titles are told, employers are posts', () => {
  expect(postsTold('Experience\nQuarnlight Clinic, 2018 - 2021\nMerrowdale School, 2014 - 2018')).toEqual([
    '- @ Quarnlight Clinic 2018-2021',
    '- @ Merrowdale School 2014-2018',
  ])
})
