import { expect, it } from 'vitest'
import { toWorkbook } from './to-workbook.ts'

it.each([
  ['a few words', 15],
  ['word '.repeat(20), 45],
  ['看護師として'.repeat(10), 60],
  ['one\ntwo\nthree', 45],
  ['word '.repeat(9000), 409],
])('makes the row of a wrapped text as high as its lines: %#', (value, height) => {
  const rows = [[{ value: 'Rhoswen' }, { value, wrap: true }]]
  const [sheet] = toWorkbook([{ name: 'People', rightToLeft: false, widths: [20, 40], rows }])
  expect(sheet?.data[0]?.[0]).toMatchObject({ value: 'Rhoswen', height })
})

it('keeps a row without wrapped texts at one line, however long they are', () => {
  const rows = [[{ value: 'word '.repeat(50) }, { value: 4 }]]
  const [sheet] = toWorkbook([{ name: 'People', rightToLeft: true, widths: [20, 40], rows }])
  expect(sheet?.data[0]?.[0]).toMatchObject({ height: 15 })
})
