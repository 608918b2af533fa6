import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each([
  [
    'pages of networks, copied',
    `Quarn Group
Total Duration 7 yrs 9 mos

Title Front Office Manager
Dates Employed Jan 2018 – Oct 2021
Employment Duration 3 yrs 10 mos
Location Merrow, Sri Lanka

Title Duty Manager
Dates Employed Feb 2014 – Dec 2017
Location Muscat, Oman

Guest Relations Officer
Company Name Tarn Hotels
Dates Employed Jun 2009 – Jan 2014
Location Colombo`,
    [
      'Front Office Manager @ Quarn Group 2018-2021',
      'Duty Manager @ Quarn Group 2014-2017',
      'Guest Relations Officer @ Tarn Hotels 2009-2014',
    ],
  ],
  [
    'forms',
    `A. FIRM NAME Tarn Dairy
   YOUR TITLE bookkeeper
   2006 - 2017
B. FIRM NAME Merrow Central School
   YOUR TITLE Food Service Helper
   1998 - 2005`,
    ['bookkeeper @ Tarn Dairy 2006-2017', 'Food Service Helper @ Merrow Central School 1998-2005'],
  ],
])('labels without a sign, of %s', (_, rows, posts) => {
  expect(postsTold(`Experience\n\n${rows}`)).toEqual(posts)
})

test('one such word opens a title, and is no label', () => {
  const rows = `Position Analyst, Merrow Mills Ltd, 2018 - 2021
Title Examiner, Tarn Bank, 2014 - 2017
Title Clerk, Quarn Bank, 2010 - 2014`
  expect(postsTold(`Experience\n${rows}`).slice(1)).toEqual([
    'Title Examiner @ Tarn Bank 2014-2017',
    'Title Clerk @ Quarn Bank 2010-2014',
  ])
})
