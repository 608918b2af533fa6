import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { partColumns } from './part-columns.ts'
import { readPlainText } from './read-plain-text.ts'

const PAGE = `Experience                              Contact
Head of Archives                        12 Mill Lane, Tarn
Quarn Institute | Since May 2021        0300 555 0171
  Keeps 300 boxes of letters in order   mara.merrow@quarn.example
  Trains two assistants

                                        Skills
Assistant                               Filing
Merrow Library | 2017 – 2021            Typing
  Lent 90 books a day                   Book binding
  Mended bindings
                                        Languages
Training
                                        English: native
Diploma in Archives                     Welsh: some
Tarn College, Quarn`.split('\n')

test('the narrow column of a printed page goes on behind the wide one', () =>
  expect(partColumns(['Mara Merrow', '', ...PAGE])).toEqual({
    rows: [
      'Mara Merrow',
      '',
      'Experience',
      'Head of Archives',
      'Quarn Institute | Since May 2021',
      '  Keeps 300 boxes of letters in order',
      '  Trains two assistants',
      '',
      'Assistant',
      'Merrow Library | 2017 – 2021',
      '  Lent 90 books a day',
      '  Mended bindings',
      '',
      'Training',
      '',
      'Diploma in Archives',
      'Tarn College, Quarn',
    ],
    aside: [
      'Contact',
      '12 Mill Lane, Tarn',
      '0300 555 0171',
      'mara.merrow@quarn.example',
      '',
      'Skills',
      'Filing',
      'Typing',
      'Book binding',
      '',
      'Languages',
      '',
      'English: native',
      'Welsh: some',
      '',
    ],
  }))

test('what the wide column says on all pages stays together', () => {
  const { lines } = readPlainText(strToU8(`${PAGE.join('\n')}\n\f  Helped readers`), 'cv.txt')
  expect(lines.map(({ text, page }) => [text.trim(), page]).slice(11, 14)).toEqual([
    ['Tarn College, Quarn', 1],
    ['Helped readers', 2],
    ['Contact', 1],
  ])
})

const NARROW_FIRST = `Contact                 Mara Merrow
0300 555 0171
                        Clerk with the Quarn Institute, Tarn
mara.merrow@quarn.example
                        Experience
Skills                   Clerk
                         Quarn Institute, Tarn
Filing                   May 2021 – today
Typing                  Files the letters of six departments

Languages               Typist
English                 Merrow Library, Quarn
Welsh                   Typed the letters of two departments

                        Training
                        Tarn College, Quarn`.split('\n')

test('the column that opens with a name comes first, and addresses longer than theirs do not part the page', () => {
  const { rows, aside } = partColumns(NARROW_FIRST)
  expect(rows.slice(0, 6)).toEqual([
    'Mara Merrow',
    '',
    'Clerk with the Quarn Institute, Tarn',
    '',
    'Experience',
    ' Clerk',
  ])
  expect(aside.slice(0, 4)).toEqual(['Contact', '0300 555 0171', '', 'mara.merrow@quarn.example'])
})

test.each([
  [
    'labels and their values',
    `PERSONAL DATA
Name                    Mara Merrow
Address                 12 Mill Lane, Tarn

WORK
Dates                   May 2021 to today
Name and address        Quarn Institute, Tarn
of the employer
Kind of work            Clerk
Dates                   May 2017 to April 2021
Name and address        Merrow Library, Quarn
of the employer
Kind of work            Assistant

TRAINING
Dates                   September 2014 to June 2017
Name of the school      Tarn College
Diploma                 Diploma in Archives`,
  ],
  [
    'dates beside what they date',
    `Experience
Since May 2021          Head of Archives
                        Quarn Institute, Tarn

2017 – 2021             Assistant
                        Merrow Library

                        Lent books
Training
2014 – 2017             Diploma in Archives
                        Tarn College

2012 – 2014             School
                        Tarn

                        Mended books
2011 – 2012             Course
2010 – 2011             Course`,
  ],
  ['one column', 'Skills\nFiling\n\nWork\nClerk'],
])('%s stay as they are', (_, text) => {
  const rows = text.split('\n')
  expect(partColumns(rows)).toEqual({ rows, aside: [] })
})
