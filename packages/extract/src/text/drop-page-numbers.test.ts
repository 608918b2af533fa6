import { expect, test } from 'vitest'
import { dropPageNumbers } from './drop-page-numbers.ts'

const TEXT = ['Ada Merrow', 'Clerk', 'Merrow Ltd']
const withRows = (rows: string[]) => rows.flatMap((row) => [...TEXT, row])

test.each([
  [['Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3']],
  [['Page 2', 'Page 3']],
  [['Seite 1 von 2', 'Seite 2 von 2']],
  [['- 1 -', '- 2 -', '- 3 -']],
  [['   1 / 2', '   2 / 2']],
  [['1 | P a g e', '2 | P a g e']],
  [['Página 1 de 2', 'Página 2 de 2']],
  [['[1]', '[2]']],
  [['Page 1 of 3']],
])('rows that number pages are left out: %j', (rows) => {
  expect(dropPageNumbers(withRows(rows))).toEqual(rows.flatMap(() => TEXT))
})

test.each([
  [['Stage 1 of 3']],
  [['1', '2', '3']],
  [['Level 3', 'Level 2']],
  [['Education 1', 'Education 2', 'Education 3']],
  [['10/12', '11/12']],
  [['Class of 10', 'Class of 12']],
  [['Grade 5', 'Grade 5']],
  [['12 years', '13 years']],
  [['2 clerks', '3 clerks']],
])('other rows stay: %j', (rows) => {
  expect(dropPageNumbers(withRows(rows))).toEqual(withRows(rows))
})
