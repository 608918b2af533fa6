import { expect, test } from 'vitest'
import { partGluedDates } from './part-glued-dates.ts'

test.each([
  ['2015-07 -', '2019-01Clerk', ['2015-07 - 2019-01', 'Clerk']],
  ['04/2015–', '09/2019Clerk ,Merrow Ltd', ['04/2015– 09/2019', 'Clerk ,Merrow Ltd']],
  ['set. 2014 –', 'dic. 2021Clerk', ['set. 2014 – dic. 2021', 'Clerk']],
  ['since 2021 -', 'presentSenior Clerk', ['since 2021 - present', 'Senior Clerk']],
  ['2015 –', '2019„Merrow” Ltd', ['2015 – 2019', '„Merrow” Ltd']],
])('%j above %j', (above, row, parted) => expect(partGluedDates(['Work', above, row])).toEqual(['Work', ...parted]))

test.each([
  ['2015 – 2017', '2019Clerk'],
  ['2015 –', '2019 Clerk'],
  ['2015 –', 'Clerk of McTarn'],
  ['Kept the books of three mills, of which one had burnt in 2015 -', 'macMerrow'],
])('%j above %j stays as it is', (...rows) => expect(partGluedDates(rows)).toEqual(rows))
