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

test.each([
  ['2018 - 2021, Quarnlight, Boston, MA\n2014 - 2018, Cinch Merrow, Boston, MA'],
  ['Quarnlight, Boston, MA, 2018 - 2021\nCinch Merrow, Boston, MA, 2014 - 2018'],
])('nor does anybody know them, where their places stand behind them: %s', (rows) => {
  expect(postsTold(`Experience\n${rows}`)).toEqual(['- @ Quarnlight 2018-2021', '- @ Cinch Merrow 2014-2018'])
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

test('posts of unknown words are read by their place where a resume has no others', () => {
  expect(postsTold('Experience\nDish pit\nQuarnlight\n2018 - 2021\n- Plates and pans')).toEqual([
    'Dish pit @ Quarnlight 2018-2021',
  ])
  expect(
    postsTold('Experience\nTrustee, Quarnlight\n2018 - 2021\n- Meetings\nDish pit, Merrowdale\n2014 - 2018\n- Plates'),
  ).toEqual(['Trustee @ Quarnlight 2018-2021', 'Dish pit @ Merrowdale 2014-2018'])
})

test('neither a town before its state nor the state is the title beside an employer', () => {
  expect(
    postsTold(
      'Experience\nTrustee\nMerrow Inc., Tarnley, CA\n2018 - 2021\nTrustee\nQuarn Inc., Felford, OH\n2014 - 2018',
    ),
  ).toEqual(['Trustee @ Merrow Inc. 2018-2021', 'Trustee @ Quarn Inc. 2014-2018'])
})

test('a name of unknown words between others that share their row with a known title is one', () => {
  expect(
    postsTold(
      'Experience\nNurse, Quarnlight\n2018 - 2021\nDish pit, Merrowdale\n2014 - 2018\nNurse, Felltone\n2011 - 2014',
    ),
  ).toEqual(['Nurse @ Quarnlight 2018-2021', 'Dish pit @ Merrowdale 2014-2018', 'Nurse @ Felltone 2011-2014'])
})

test('a leave told in brackets behind the dates is a remark on the post', () => {
  expect(
    postsTold(
      'Experience\nNurse, Quarnlight\n2018 - 2021\nCook, Merrowdale\n2014 - 2018 (redundancy)\nNurse, Felltone\n2011 - 2014',
    ),
  ).toContain('Cook @ Merrowdale 2014-2018')
})

test('the name with the number of its page is no employer', () => {
  const text =
    'Jane Weir\njane@example.org\nExperience\n2018 - 2021\nQuarnlight School\nCook\n1/3 | Jane Weir\n2014 - 2018\nMerrow School\nNurse'
  expect(postsTold(text)).toEqual(['Cook @ Quarnlight School 2018-2021', 'Nurse @ Merrow School 2014-2018'])
})

test('why a post was over, in a bracket below its employer and title, makes no leave of it', () => {
  const posts = [
    'Tarn Airlines, S.A. — Cabin Manager',
    'since June 2022, A321LR',
    '• In charge of five crew',
    'Merrow Jet Ltd — Senior Cabin Crew',
    'March 2018 to April 2020 (redundancy, pandemic), B737-800',
    'Quarn Jet Ltd — Cabin Crew Member',
    'April 2014 to February 2018',
    '• Four sectors a day',
  ]
  expect(postsTold(`EXPERIENCE\n${posts.join('\n')}`)).toEqual([
    'Cabin Manager @ Tarn Airlines, S.A. 2022-now',
    'Senior Cabin Crew @ Merrow Jet Ltd 2018-2020',
    'Cabin Crew Member @ Quarn Jet Ltd 2014-2018',
  ])
})
