import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

const inRow = (row: string) => postsTold(`EXPERIENCE\n${row}\n• Kept the books\n`)

test.each([
  ['Director, Business Development, Quarnix', '2016 - 2020'],
  ['Mechanic, Level 2, Merrow', '2016 - 2020'],
  ['Cook, Cashier and Host, Merrow', '2016 - 2020'],
])('a field, a level and further titles belong to the title: %s', (row, dates) => {
  const at = row.lastIndexOf(', ')
  expect(inRow(`${row}, ${dates}`)).toEqual([`${row.slice(0, at)} @ ${row.slice(at + 2)} 2016-2020`])
})

test('a level in a bracket is no employer', () => {
  expect(inRow('Teacher (Grade 4) | Merrow Church | 2016 - 2020')[0]).toContain('@ Merrow Church 2016-2020')
})

test('a name that is a skill, too, stays the employer before its town', () => {
  expect(inRow('Engineer, Oracle, Denver, CO, 2016 - 2020')).toEqual(['Engineer @ Oracle 2016-2020'])
})
