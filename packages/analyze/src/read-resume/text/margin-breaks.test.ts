import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'
import { resumeOf } from '../samples/resume-of.ts'
import { createDoc } from './document.ts'

const DUTIES = `Kept the books of four shops and wrote a letter to each of the
buyers who had not paid, so that the owners knew at the end of every
month what was owed, and answered what the office of taxes had asked
about the years before, in which nobody had kept any of the bills or
the letters that came with them.`

const rowsOf = (text: string) => {
  const doc = createDoc(resumeOf(text))
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

test('the head of a post goes on behind the margin', () => {
  const text = `Experience
Assistant Manager, the north and all its coasts, Merrow State
University, 2014 - 2019
${DUTIES}`
  const whole = text.replace('State\n', 'State ').replace(DUTIES, DUTIES.replaceAll('\n', ' '))
  expect(postsTold(text)).toEqual(postsTold(whole))
})
