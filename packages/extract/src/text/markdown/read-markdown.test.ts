import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { readPlainText } from '../read-plain-text.ts'

const rows = (text: string, name = 'cv.md') => readPlainText(strToU8(text), name).lines.map((line) => line.text.trim())

test.each<[what: string, row: string, shown: string]>([
  [
    'a link',
    '- Clerk: [Merrow Ltd](https://merrow.example "Mills"), Tarn',
    '- Clerk: Merrow Ltd <https://merrow.example>, Tarn',
  ],
  ['a link that says where it leads', '[quarn.example](https://quarn.example/)', 'quarn.example'],
  ['a link to another page', '[one page](cv.pdf)', 'one page'],
  ['a mailbox', '[write to me](mailto:ada@merrow.example)', 'write to me <ada@merrow.example>'],
  ['a picture', '![Ada](me.jpg) Ada Merrow', 'Ada Merrow'],
  ['brackets that are no link', '[Lead](Clerk) at Merrow', '[Lead](Clerk) at Merrow'],
  ['slanted letters', '_Clerk_ of *Merrow Ltd*, Tarn', 'Clerk of Merrow Ltd, Tarn'],
  ['stars and strokes within words', 'snake_case_name 2*3*4', 'snake_case_name 2*3*4'],
  ['bold letters between', 'Clerk - **Merrow Ltd**, Tarn', 'Clerk - Merrow Ltd, Tarn'],
  ['bold letters before others', '**Merrow Ltd** Clerk; kept the books', 'Merrow Ltd\tClerk; kept the books'],
  ['bold letters between strokes', '__Merrow Ltd__ Clerk; kept the books', 'Merrow Ltd\tClerk; kept the books'],
  ['bold letters of a sentence', '**Merrow** is a mill', 'Merrow is a mill'],
  ['bold and slanted letters', '- ***Clerk***: books', '- Clerk: books'],
  ['dates as code', '`2005-2011`', '2005-2011'],
  ['signs behind strokes', String.raw`L\'Aquila \| Tarn\_2`, "L'Aquila | Tarn_2"],
  ['a stroke that ends the row', 'Ada Merrow\\', 'Ada Merrow'],
  ['what a program is told', '## Work {: #work .wide}', 'Work'],
  ['a heading in bold letters', '### **Clerk**', 'Clerk'],
  ['tags', '<p style="font-size:2em"><span class="n">Ada Merrow</span></p>', 'Ada Merrow'],
  ['a heading among tags', '<h2 align="center">Work</h2>', 'Work'],
  ['an address in a tag', '<a href="https://merrow.example/ada">my page</a>', 'my page <https://merrow.example/ada>'],
  ['a tag that ends a row', 'Ada Merrow<br />', 'Ada Merrow'],
  ['a comment', 'Clerk<!-- - Porter -->', 'Clerk'],
])('shows of the source of a page in Markdown what the page does: %s', (_, row, shown) => {
  expect(rows(`${row}\n`)).toEqual([shown])
})

test('comments of many rows are no text of the page, unless they never end', () => {
  expect(rows('# Ada\n<!-- 1998\n\n**Porter** -->\nTarn\n<!-- Fell')).toEqual(['Ada', 'Tarn', '<!-- Fell'])
})

test('links whose addresses stand below', () => {
  const text =
    '- **Clerk**: [Merrow Ltd][2], 2013\n- [Quarn] [1] [sic]\n\n [1]: https://quarn.example\n [2]: <https://merrow.example> "Mills"\n'
  expect(rows(text)).toEqual([
    '- Clerk: Merrow Ltd <https://merrow.example>, 2013',
    '- Quarn <https://quarn.example> [sic]',
  ])
})

test('what is defined stands below its term, and the cells of tables apart', () => {
  expect(rows('2009 - 2014\n:   Clerk - **Merrow Ltd**\n')).toEqual(['2009 - 2014', 'Clerk - Merrow Ltd'])
  const table = '| Year | Firm |\n|:-----|----|\n| 2013 | Merrow \\| Co |\n| 2012 | Quarn\n\nTarn | Fell'
  expect(rows(table)).toEqual(['Year\tFirm', '2013\tMerrow | Co', '2012\tQuarn', 'Tarn | Fell'])
})

test('headings as Textile has them', () => {
  const { lines } = readPlainText(strToU8('h1. Ada Merrow\n\nh2. Work\n\nClerk\n'), 'cv.txt')
  expect(lines.map(({ text, level }) => [text, level])).toEqual([
    ['Ada Merrow', 'title'],
    ['Work', 'heading'],
    ['Clerk', undefined],
  ])
  expect(rows('h1. Ada Merrow\nClerk', 'cv.txt')).toEqual(['h1. Ada Merrow', 'Clerk'])
})

test('heads that only say that there are labels are no row of a table', () => {
  expect(rows('|key|value|\n|---|---|\n|Name|Ada|')).toEqual(['Name\tAda'])
  expect(rows('| | |\n|--|--|\n|Name|Ada|')).toEqual(['Name\tAda'])
})

test('rows with bold letters know which they are', () => {
  const { lines } = readPlainText(strToU8('# A\nClerk of the mill - **Merrow Ltd**\n**Quarn Stores**, Tarn'), 'cv.md')
  expect(lines.map(({ bold, runs }) => [bold, runs?.map((run) => run.bold)])).toEqual([
    [undefined, undefined],
    [undefined, [false, true]],
    [true, [true, false]],
  ])
})

test.each([
  'I know the tags <b> and <i>',
  'grep `x` \\| sort',
  'snake_case and _this_',
  String.raw`\documentclass{x} **a**
\begin{document}
\textbf{Merrow} \& Co`,
])('other texts stay as they are: %s', (text) => {
  expect(rows(text, 'cv.txt')).toEqual(text.split('\n').map((row) => row.replaceAll('**', '')))
})
