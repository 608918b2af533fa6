import { expect, test } from 'vitest'
import { processorTime } from '../testing/processor-time.node.ts'
import { restoreRows } from './restore-rows.ts'

const ROWS = [
  'Ada Merrow',
  'ada@merrow.example | Tarnford',
  '',
  'Experience',
  'Clerk at "Merrow" & Sons',
  'May 2014 - June 2019',
  '- Kept the ledgers of four shops, and wrote to each of them on the last day of every month of the year, for six years',
  '- Answered the letters of the harbour, and counted what it had in stock in spring and in autumn, with a colleague',
  '',
  'Cook',
  'Quarn Grill Ltd',
  '2010 - 2014',
  '- Cooked for a hundred guests a day, and trained two apprentices in all that a large kitchen has to do on a Sunday',
  'Education',
  'Diploma in Baking, Tarn College, 2009',
  'Skills',
  'Baking, ledgers, letters',
]
const TEXT = ROWS.join('\n')
const FULL = ROWS.filter((row) => row !== '')

test.each<[what: string, text: string]>([
  ['written out', ROWS.join(String.raw`\n`)],
  ['written out as two signs', ROWS.join(String.raw`\r\n`)],
  ['written out within quotation marks', `"${TEXT.replaceAll('"', String.raw`\"`).replaceAll('\n', String.raw`\n`)}"`],
  ['signs', ROWS.join(' ¶ ')],
  ['tags', ROWS.map((row) => row.replaceAll('&', '&amp;')).join('<br />')],
  ['tags among others', `<p>${ROWS.map((row) => `<b>${row.replaceAll('&', '&amp;')}</b>`).join('<br>')}</p>`],
])('line ends that are %s are line ends again', (_, text) => {
  expect(
    restoreRows(text)
      .split('\n')
      .map((row) => row.trim())
      .join('\n')
      .trim(),
  ).toBe(TEXT)
})

test.each<[what: string, sign: string]>([
  ['wide gaps', '      '],
  ['tabs', '\t'],
])('line ends that are %s are line ends again', (_, sign) => {
  expect(restoreRows(FULL.join(sign))).toBe(FULL.join('\n'))
})

test('line ends that are strokes are line ends again', () => {
  expect(restoreRows(FULL.join(' | ')).split('\n')).toContain('Clerk at "Merrow" & Sons')
})

test.each<[what: string, text: string]>([
  ['rows', TEXT],
  ['a path with such letters in it', String.raw`Ada Merrow, C:\new\notes\names` + `\n${TEXT}`],
  ['a line with strokes among rows', `${TEXT}\nBaking | Ledgers | Letters | Stock | Cakes | Bread | Rye | Oats | Salt`],
  ['paragraphs', Array.from({ length: 4 }, () => FULL.join('. ')).join('\n\n')],
  ['a tag that is spoken of', `${TEXT}\nWrote pages with <br> and <p> by hand`],
  [
    'a table',
    Array.from({ length: 30 }, (_, at) => `Clerk ${at}    Merrow Ltd    2010    2014    Tarnford`).join('\n'),
  ],
])('%s stay as they are', (_, text) => {
  expect(restoreRows(text)).toBe(text)
})

test.each([' ', '\t', ' | ', String.raw`\n`, '<br>', '<b', '"', '¶'])(
  'takes time in proportion to a text of %j',
  (sign) => {
    const timeOf = (count: number) => {
      const text = `a${sign.repeat(count)}`
      const started = processorTime()
      restoreRows(text)
      return processorTime() - started
    }
    timeOf(200_000)
    expect(timeOf(800_000)).toBeLessThan(12 * timeOf(200_000) + 60)
  },
)

test('gaps between columns are no line ends where those are lost as blanks', () => {
  const row =
    'Clerk of the harbour who kept the books of four shops and wrote to each of them on the last day of each month. '
  const text = Array.from({ length: 14 }, (_, at) => `Merrow    ${1990 + at} ${row.repeat(3)}`).join('')
  expect(restoreRows(text)).toBe(text)
})
