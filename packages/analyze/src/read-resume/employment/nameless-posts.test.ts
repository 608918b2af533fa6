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

test('posts below the headings of a sidebar that stand among them are read, one below each', () => {
  const text = `WORK HISTORY
LICENSES
CDL Class A
Lead Dispatcher
Merrow Freight Systems Ltd, Tarn
03/2020 - Current
Plans the loads of 38 drivers
SKILLS
Excel
Samsara
Truck Driver
Quarn Carriers Inc., Fell
05/2011 - 02/2020
48 states
EDUCATION
Fell High School, 2008`
  expect(postsTold(text)).toEqual([
    'Lead Dispatcher @ Merrow Freight Systems Ltd 2020-now',
    'Truck Driver @ Quarn Carriers Inc. 2011-2020',
  ])
})

test('one such row among skills is no post', () => {
  expect(postsTold('SKILLS\nExcel\nTruck Driver\nQuarn Carriers Inc., Fell\n05/2011 - 02/2020\nSewing')).toEqual([])
})
