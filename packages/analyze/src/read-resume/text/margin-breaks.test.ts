import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'
import { resumeOf } from '../samples/resume-of.ts'
import { createDoc } from './document.ts'

const DUTIES = `Kept the books of four shops and wrote a letter to each of the
buyers who had not paid, so that the owners knew at the end of every
month what was owed, and answered what the office of taxes had asked
about the years before, in which nobody had kept any of the bills or
the letters that came with them.`

const rowsOf = (text: string, mediaType = 'text/plain') => {
  const doc = createDoc({ ...resumeOf(text), mediaType })
  return doc.rows.map(({ start, end }) => doc.text.slice(start, end))
}

test('rows that a margin broke are the one row they were', () => {
  expect(rowsOf(DUTIES)).toEqual([DUTIES.replaceAll('\n', ' ')])
})

test('short rows, and rows without a margin, stay as they are', () => {
  const short = 'Merrow Ltd\nclerk\nQuarn Press\ncook'
  expect(rowsOf(short)).toEqual(short.split('\n'))
  const listed = DUTIES.split('\n').map((row, at) => `${row} ${'and more '.repeat(at)}`.trim())
  expect(rowsOf(listed.join('\n'))).toEqual(listed)
})

test('what stands at the margin, a bullet and a new sentence are not joined', () => {
  const dashed = 'Merrow Press, LLC ------------------------------------- Tarn, MA\nLetters, lists'
  expect(rowsOf(`${DUTIES}\n\n${dashed}`).slice(1)).toEqual(dashed.split('\n'))
})

test.each([
  ['text of another kind than plain, whose rows are those of its pages', DUTIES, 'application/pdf'],
  ['fewer full rows than tell a margin', DUTIES.split('\n').slice(0, 3).join('\n'), 'text/plain'],
  ['rows apart', DUTIES.replaceAll('\n', '\n\n'), 'text/plain'],
])('%s: nothing is joined', (_, text, mediaType) => {
  expect(rowsOf(text, mediaType)).toEqual(text.split(/\n+/))
})

test('the text keeps its length, and each row begins and ends where its lines do', () => {
  const text = `Duties\n${DUTIES}\n\nSkills`
  const doc = createDoc(resumeOf(text))
  expect(doc.text).toHaveLength(text.length)
  expect(doc.rows.map(({ start, end }) => [start, end])).toEqual([
    [0, 6],
    [7, 7 + DUTIES.length],
    [text.length - 6, text.length],
  ])
})

/** A row that is full, and what stands below it. */
const FULL = 'Wrote letters, sold tickets and kept the books at the Merrow Park'
const below = (row: string, next: string) => rowsOf(`${DUTIES}\n\n${row}\n${next}`).slice(1)

test.each([
  'Theatre, of all the buyers and all the guests',
  '(volunteer), in the summer',
  '@Theatre of Quarnwick',
  'theatre',
])('%s goes on behind the margin', (next) => {
  expect(below(FULL, next)).toEqual([`${FULL} ${next}`])
})

test.each(['2. Sold tickets', 'Languages: Welsh', '2014 - 2016', 'May 2014 - June 2016', 'Tickets\tletters'])(
  '%s is a row by itself',
  (next) => {
    expect(below(FULL, next)).toEqual([FULL, next])
  },
)

test.each(['-', '•', 'o'])('what "%s" opens is a row by itself', (bullet) => {
  expect(below(FULL, `${bullet} Sold tickets`)).toEqual([FULL, 'Sold tickets'])
})

test('a row that had room for the next word is whole', () => {
  const row = FULL.slice(0, FULL.indexOf(' Merrow'))
  expect(below(row, 'Tarn Theatre')).toEqual([row, 'Tarn Theatre'])
})

test.each(['.', '?', ':', ', 2014 - 2016', ', 2014 - now'])('a row that ends with "%s" is whole', (end) => {
  const row = FULL.slice(0, FULL.length - end.length).trim() + end
  expect(below(row, 'Theatre of Quarnwick')).toEqual([row, 'Theatre of Quarnwick'])
})

test.each([',', ' &', '-', ' of the'])('a row that ends with "%s" goes on with a capital', (end) => {
  const row = FULL.slice(0, FULL.length - end.length).trim() + end
  expect(below(row, 'Theatres')).toEqual([`${row} Theatres`])
})

test('a bracket that is open goes on with a year, and not with a bullet', () => {
  const row = 'Examiner of what all the students of the north have written (Spring'
  expect(below(row, '2013 - 2015)')).toEqual([`${row} 2013 - 2015)`])
  expect(below(row, '- Examinations')).toEqual([row, 'Examinations'])
})

test('a short row above a name with its dates opens a post, the rest of a name or a place opens none', () => {
  const post = 'Merrow Grill, Tarnford | 2014 - 2016'
  expect(below(FULL, `Waitress\n${post}`)).toEqual([FULL, 'Waitress', post])
  expect(below(FULL, 'Theatre\n2014 - 2016')).toEqual([`${FULL} Theatre`, '2014 - 2016'])
  expect(below(FULL, `Tarn, MA\n${post}`)).toEqual([`${FULL} Tarn, MA`, post])
})

test('the head of a post goes on behind the margin', () => {
  const text = `Experience
Assistant Manager, the north and all its coasts, Merrow State
University, 2014 - 2019
${DUTIES}`
  const whole = text.replace('State\n', 'State ').replace(DUTIES, DUTIES.replaceAll('\n', ' '))
  expect(postsTold(text)).toEqual(postsTold(whole))
})

test('a heading below a full row that nothing ended is not joined', () => {
  const row = FULL.replace('Merrow Park', 'merrow park')
  expect(below(row, 'Work Experience\nClerk')).toEqual([row, 'Work Experience', 'Clerk'])
})
