import { expect, test } from 'vitest'
import { joinNarrowDates } from './join-narrow-dates.ts'

test.each([
  ['2015-07 -', '2019-01Clerk', '2015-07 - 2019-01 Clerk'],
  ['04/2015–', '09/2019Clerk ,Merrow Ltd', '04/2015– 09/2019 Clerk ,Merrow Ltd'],
  ['set. 2014 –', 'dic. 2021Clerk', 'set. 2014 – dic. 2021 Clerk'],
  ['since 2021 -', 'presentSenior Clerk', 'since 2021 - present Senior Clerk'],
  ['2015 –', '2019„Merrow” Ltd', '2015 – 2019 „Merrow” Ltd'],
])('%j above %j', (above, row, joined) => expect(joinNarrowDates(['Work', above, row])).toEqual(['Work', joined]))

const BESIDE = ['2019 – today Clerk', 'Merrow Ltd', '2012 – 2015 Typist']

test('three rows of one, where others stand beside their dates', () =>
  expect(joinNarrowDates([...BESIDE, 'August 2015 -', 'May 2019', 'Librarian', 'Tarn'])).toEqual([
    ...BESIDE,
    'August 2015 - May 2019 Librarian',
    'Tarn',
  ]))

test.each([
  ['2015 – 2017', '2019Clerk'],
  ['2015 –', '2019 Clerk'],
  ['2015 –', 'Clerk of McTarn'],
  ['2015 –', '2019', 'Clerk'],
  ['Kept the books of three mills, of which one had burnt in 2015 -', 'macMerrow'],
])('%j above %j stays as it is', (...rows) => expect(joinNarrowDates(rows)).toEqual(rows))
