import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each([
  [
    'a colon behind the dates',
    `Experience
Quarn Press, LLC, Editor-in-chief, Jan 2018 - present: brought out poetry and prose of all kinds, from the first letter to the shelf
Merrow Software, Ltd., Senior software engineer, Oct 2015 - Feb 2017: worked with the team of the payroll to join what stood apart`,
    ['Editor-in-chief @ Quarn Press, LLC 2018-now', 'Senior software engineer @ Merrow Software, Ltd. 2015-2017'],
  ],
  [
    'a full stop behind them',
    `Experience
Systems Programmer, Merrow Oil Ltd., Tarn, 9/2011 - 9/2013. Kept the machines of four offices and wrote their tools
Lecturer, Quarn College, Fell, 9/2007 - 9/2009. Taught courses on sets and on numbers to people of all ages`,
    ['Systems Programmer @ Merrow Oil Ltd. 2011-2013', 'Lecturer @ Quarn College 2007-2009'],
  ],
])('the head of a post ends in the midst of its row: %s', (_, text, expected) =>
  expect(postsTold(text)).toEqual(expected),
)

test.each([
  [
    'a title behind the colon',
    'Experience\nMerrow Foods, weekends, Oct 2019 - May 2021: shop assistant at the counter for bread and cakes\n',
    ['shop assistant @ Merrow Foods 2019-2021'],
  ],
  [
    'no names before the dates',
    'Experience\n2019 - 2021: Clerk, Merrow Ltd, Tarn, with letters and lists of all kinds\n',
    ['Clerk @ Merrow Ltd 2019-2021'],
  ],
])('the whole row counts: %s', (_, text, expected) => {
  expect(postsTold(text)).toEqual(expected)
})

test('dates in a bracket right below a head are its own, however wide it is', () => {
  const text = `Experience
Clerk, Merrow Ltd
(Sep 2018 - Mar 2025)
- Kept the books
Cook, Quarn Grill
(Mar 2015 - Aug 2018)
- Soups and sauces
Porter, Hotel Fell
(Jan 2012 - Feb 2015)`
  expect(postsTold(text)).toEqual([
    'Clerk @ Merrow Ltd 2018-2025',
    'Cook @ Quarn Grill 2015-2018',
    'Porter @ Hotel Fell 2012-2015',
  ])
})

test('in square brackets they may stand above their post', () => {
  const text = `Experience
[ 09/2018 - Mar 2025 ]
Clerk
Merrow Ltd
[ 03/2015 - 08/2018 ]
Cook
Quarn Grill`
  expect(postsTold(text)).toEqual(['Clerk @ Merrow Ltd 2018-2025', 'Cook @ Quarn Grill 2015-2018'])
})

test('a post and what was done in it run on in a row, parted by nothing but the code of a state', () => {
  const text = `Experience
Dock Worker May 2013 - April 2016 Merrow Freight Inc Olathe, KS Loaded and unloaded trailers for goods that came in by night
Delivery Driver June 2010 - May 2013 Quarn Foods Inc Lenexa, KS Brought bread to the shops of the town and kept the van clean`
  expect(postsTold(text)).toEqual([
    'Dock Worker @ Merrow Freight Inc 2013-2016',
    'Delivery Driver @ Quarn Foods Inc 2010-2013',
  ])
})

test('a code of a state that no sentence follows parts no row', () => {
  const text =
    'Experience\nDock Worker May 2013 - April 2016 Merrow Freight Inc, Olathe, KS - Night Shift Team, Second Gate'
  expect(postsTold(text)).toEqual(['Dock Worker @ Merrow Freight Inc 2013-2016'])
})

test('the last word of a sentence that a margin broke off is no title of the post whose dates stand below it', () => {
  const text = `Experience
03/2017 to 10/2017
Cook and larvicider Merrow Name - Tarn , Fell
The post asks for many a skill in the work of carpentry, plumbing, masonry, heavy machines of all kinds and brands, and general
mechanic.
05/2016 to 10/2016
Cook and larvicider Merrow Name - Tarn , Fell
The cook is responsible for the openings and closing procedures of the park.`
  expect(postsTold(text)).toHaveLength(2)
  expect(postsTold(text).join()).not.toContain('mechanic')
})
