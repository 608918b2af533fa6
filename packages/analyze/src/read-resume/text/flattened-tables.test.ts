import { expect, test } from 'vitest'
import { TABLE_CELLS } from '../employment/words/slot-labels.ts'
import { resumeOf } from '../samples/resume-of.ts'
import { joinFlattenedTables } from './flattened-tables.ts'
import { foldWhole } from './fold-text.ts'

const joined = (text: string) => joinFlattenedTables(resumeOf(text), foldWhole(text), TABLE_CELLS)

test('the cells of a row are joined by tabs, over a heading that parts the rows, and the text keeps its length', () => {
  const text =
    'S.No.\nClass\nBoard\nYear\n1.\nSecondary\nTarn Board\n1997\n2.\nB.A. (Hindi)\nQuarn University\n2002\nPROFESSIONAL\n1.\nB.Ed.\nQuarn University\n2005\nSkills'
  const found = joined(text)
  expect(found.text.split('\n')).toEqual([
    'S.No.\tClass\tBoard\tYear',
    '1.\tSecondary\tTarn Board\t1997',
    '2.\tB.A. (Hindi)\tQuarn University\t2002',
    'PROFESSIONAL',
    '1.\tB.Ed.\tQuarn University\t2005',
    'Skills',
  ])
  expect(found.text).toHaveLength(text.length)
})

test.each([
  [
    'no dates where a column of them should be',
    'Company\nPosition\nPeriod\nMerrow Ltd\nClerk\nTarn\nQuarn plc\nCook\nNorvale',
  ],
  ['two heads only', 'Company\nPeriod\nMerrow Ltd\n2019 - 2021'],
  ['labels with their values', 'Company: Merrow Ltd\nPosition: Clerk\nPeriod: 2019 - 2021\nFrom here on\nand on\n2022'],
])('left as it is: %s', (_, text) => {
  expect(joined(text).text).toBe(text)
})
