import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test.each([
  [
    'letters before dates, and the duties behind the first full stop',
    `EXPERIENCE
a. AUG 2022–PRESENT. Harbour Supervisor, Quarnlight Stevedoring LLC, Leeds. Two shifts of forty people each.
b. JUN 2018–JUL 2022. Crane Operator, Bluefen Port Ltd, Leeds. Loaded eleven thousand tons of grain.`,
    ['Harbour Supervisor @ Quarnlight Stevedoring LLC 2022-now', 'Crane Operator @ Bluefen Port Ltd 2018-2022'],
  ],
  [
    'numbers with a point inside',
    `EXPERIENCE
3.1 Lecturer, University of Merrow (June 2019 – present)
3.2 Research Assistant, Bluefen Institute (March 2014 – May 2019)`,
    ['Lecturer @ University of Merrow 2019-now', 'Research Assistant @ Bluefen Institute 2014-2019'],
  ],
  [
    'full dates behind numbers, in rows that a margin broke',
    `EXPERIENCE
1. 01.07.2019 - 30.06.2022 Harbour Supervisor of the northern docks and sheds,
Quarnlight Stevedoring Ltd, Leeds
2. 01.02.2014 - 15.06.2019 Crane Operator of the southern docks and sheds,
Bluefen Port Ltd, Leeds`,
    [
      'Harbour Supervisor of the northern docks and sheds @ Quarnlight Stevedoring Ltd 2019-2022',
      'Crane Operator of the southern docks and sheds @ Bluefen Port Ltd 2014-2019',
    ],
  ],
  [
    'numbers before the dates and the employer, of which only the title has a label',
    `EXPERIENCE
1. from 05.2018 to 06.2020 – Quarnlight Stevedoring Ltd (Leeds)
Position: Harbour Supervisor
Duties:
- two shifts of forty people
2. from 03.2013 to 04.2018 – Bluefen Port Ltd (Leeds)
Position: Crane Operator
Duties:
- eleven thousand tons of grain`,
    ['Harbour Supervisor @ Quarnlight Stevedoring Ltd 2018-2020', 'Crane Operator @ Bluefen Port Ltd 2013-2018'],
  ],
])('a numbered post is read without its number: %s', (_, text, expected) => expect(postsTold(text)).toEqual(expected))

test('the number of a row in a list is no month; without a list it is', () => {
  const rows = [
    '2006 - 2013 | Teacher | Merrow School',
    '2013 | Clerk | Quarn Mills',
    '2014 - 2016 | Cook | Tarn Grill',
  ]
  const numbered = rows.map((row, at) => `${at + 7}. ${row}`).join('\n')
  expect(postsTold(`EXPERIENCE\n${numbered}`, 'en', { months: true })).toEqual([
    'Teacher @ Merrow School 2006-2013',
    'Clerk @ Quarn Mills 2013-2013',
    'Cook @ Tarn Grill 2014-2016',
  ])
  const alone = 'EXPERIENCE\n7. 2006 - 9. 2013 | Teacher | Merrow School'
  expect(postsTold(alone, 'en', { months: true })).toEqual(['Teacher @ Merrow School 2006-7-2013'])
})
