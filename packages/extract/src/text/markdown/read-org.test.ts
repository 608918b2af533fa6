import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { readPlainText } from '../read-plain-text.ts'

const shown = (text: string) =>
  readPlainText(strToU8(text), 'cv.txt').lines.map(({ text: row, level }) =>
    level === undefined || level === 'body' ? row.trim() : `${level}: ${row.trim()}`,
  )

test('the source of a resume in Org: its headings by their stars, and nothing of what the program is told', () => {
  const text = `#+TITLE: Ada Merrow
#+OPTIONS: toc:nil num:nil
#+EMAIL: ada@merrow.example
# a remark
* Experience                                                  :cv:
** Clerk at Quarn Ltd
2012 - 2014
*Cook* -- [[https://grill.example][Tarn Grill]], /Fell/
 - kept =ledger.xls= and 2*3*4 books
*** DONE Porter
#+BEGIN_CENTER
[[https://merrow.example]]
#+END_CENTER
`
  expect(shown(text)).toEqual([
    'title: Ada Merrow',
    'Email: ada@merrow.example',
    'heading: Experience',
    'heading: Clerk at Quarn Ltd',
    '2012 - 2014',
    'Cook -- Tarn Grill <https://grill.example>, Fell',
    '- kept ledger.xls and 2*3*4 books',
    'heading: Porter',
    'https://merrow.example',
  ])
})

test('what the drawer below a heading says of the post, and no more', () => {
  const text = `#+AUTHOR: Ada Merrow
* Work
** Clerk
:PROPERTIES:
:CV_ENV: cventry
:FROM: <2014-09-01 Mon>
:TO:
:EMPLOYER: Quarn Ltd
:END:
Kept the books.
** Cook
:PROPERTIES:
:FROM: [2012-01-01]
:TO: [2014-08-01]
:END:
`
  expect(shown(text)).toEqual([
    'Name: Ada Merrow',
    'heading: Work',
    'heading: Clerk',
    'Employer: Quarn Ltd',
    'Dates: 2014-09-01 – present',
    'Kept the books.',
    'heading: Cook',
    'Dates: 2012-01-01 – 2014-08-01',
  ])
})

test('stars are no headings in any other text', () => {
  expect(shown('Ada Merrow\n* kept books\n* sold #+ bread')).toEqual(['Ada Merrow', '* kept books', '* sold #+ bread'])
})
