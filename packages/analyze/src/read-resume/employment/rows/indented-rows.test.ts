import { expect, test } from 'vitest'
import { resumeOf } from '../../samples/resume-of.ts'
import { createDoc } from '../../text/document.ts'
import { indentedRows } from './indented-rows.ts'

/** Rows that are taken for details; those that begin with a blank stand in from the edge. */
function indented(...rows: string[]) {
  const plain = resumeOf(rows.map((row) => row.trim()).join('\n'))
  const lines = plain.lines.map((line, at) => {
    const left = rows[at]!.startsWith(' ') ? 60 : 49
    return { ...line, box: [left, 20 * at, left + 300, 20 * at + 14] as [number, number, number, number] }
  })
  const doc = createDoc({ ...plain, lines })
  const found = indentedRows(doc, doc.rows, () => false)
  return doc.rows.filter((row) => found.has(row)).map(({ start, end }) => plain.text.slice(start, end))
}

const POST = ['Baker @ Quarn Mills', '2018 - 2021', 'Rolls and pies for nine shops of the town']
const IN = POST.map((row) => ` ${row}`)

test('rows below those at the edge are details', () => {
  expect(indented('Baker @ Quarn Mills', ' Rolls and pies for nine shops', 'Cook', ' Soups')).toEqual([
    'Rolls and pies for nine shops',
    'Soups',
  ])
})

test('a last row that stands farther out than all others makes them no details', () => {
  expect(indented(...IN, ...IN, 'Back to top')).toEqual([])
})

test('a first row that stands in does not', () => {
  expect(indented(...IN, 'Cook @ Merrow Grill', ' Soups and sauces, mostly for parties')).toContain('2018 - 2021')
})
