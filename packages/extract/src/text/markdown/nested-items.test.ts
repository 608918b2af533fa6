import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { readPlainText } from '../read-plain-text.ts'

const rows = (text: string) =>
  readPlainText(strToU8(`# Ada\n\n${text}\n`), 'cv.md')
    .lines.slice(1)
    .map((line) => line.text.trim())

test('items that hold dated ones, and these, head what stands below them', () => {
  expect(
    rows(
      '* Merrow Ltd\n  * Clerk (2018 - 2020)\n    * Filed\n  * Porter (05/2016-Present, Tarn)\n* Quarn\n\t- Cook 2014 – 2016\n\t- Tall',
    ),
  ).toEqual([
    'Merrow Ltd',
    'Clerk (2018 - 2020)',
    '* Filed',
    'Porter (05/2016-Present, Tarn)',
    'Quarn',
    'Cook 2014 – 2016',
    '- Tall',
  ])
})

test.each([
  ['duties with points of their own', '* Kept the books\n  * of Merrow\n  * of Quarn 2012'],
  ['a dated item with duties', '* Clerk, Merrow Ltd, 2018 - 2020\n  * Filed\n  * Kept'],
  ['dated items below one another', '* Clerk, 2018 - 2020\n* Porter, 2016 - 2018'],
])('%s stay as they are', (_, text) => {
  expect(rows(text)).toEqual(text.split('\n').map((row) => row.trim()))
})
