import { expect, test } from 'vitest'
import { stripMargins } from './strip-margins.ts'

const ROWS = ['Ada Merrow', 'Tarnford', '', 'Experience', 'Clerk', 'Merrow Ltd', '2014 - 2019', '- Kept the ledgers']
const MORE = [...ROWS, '', '  - of four shops', '', '', 'Education', 'Diploma in Baking']

test.each<[what: string, rows: string[]]>([
  ['a quoted mail', MORE.map((row) => `> ${row}`)],
  ['a mail quoted twice, whose empty rows have no sign', MORE.map((row) => (row === '' ? '' : `>> ${row}`))],
  ['numbers', MORE.map((row, at) => `${at + 1} ${row}`)],
  ['numbers set right, with a stop', MORE.map((row, at) => `${String(at + 1).padStart(4)}. ${row}`)],
  ['numbers of rows that hold something', MORE.map((row, at) => (row === '' ? '' : `${at + 1}: ${row}`))],
  ['numbers that go on from another page', MORE.map((row, at) => `${at + 98} ${row}`)],
  ['quotes', MORE.map((row) => (row === '' ? '' : `"${row}"`))],
  ['quotes of a table', MORE.map((row) => (row === '' ? '' : `"${row}",`))],
])('the rows are read without %s around them', (_, rows) => {
  expect(stripMargins(rows)).toEqual(MORE)
})

test('quotes within quotes are one', () => {
  const rows = MORE.map((row) => (row === '' ? row : `"${row.replace('Clerk', '""Clerk""')}"`))
  expect(stripMargins(rows)[4]).toBe('"Clerk"')
})

test.each<[what: string, rows: string[]]>([
  ['rows', MORE],
  ['one quotation', [...MORE, '> The best clerk we had']],
  ['a list within', [...MORE, ...MORE.map((_, at) => `${at + 1}. Prize of the town`)]],
  ['years', Array.from({ length: 20 }, (_, at) => `${2000 + at} Clerk, Merrow Ltd`)],
  ['numbers that follow each other nowhere', Array.from({ length: 20 }, (_, at) => `${(at * 37) % 100} shops`)],
])('%s stay as they are', (_, rows) => {
  expect(stripMargins(rows)).toEqual(rows)
})
