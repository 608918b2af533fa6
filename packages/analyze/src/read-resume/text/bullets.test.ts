import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'
import { resumeOf } from '../samples/resume-of.ts'
import { createDoc } from './document.ts'

const rowsOf = (text: string) => createDoc(resumeOf(text)).rows.map(({ bullet, gap }) => [bullet, gap])

test.each([
  ['a question mark', '? Sole charge'],
  ['a letter of a lost font', 'Ø Sole charge'],
  ['another', 'ü Sole charge'],
])('bullets whose font was lost are bullets: %s', (_, text) => expect(rowsOf(text)).toEqual([[true, false]]))

test.each(['?Sole charge', 'über alles', 'Über Tarn', 'Why? Because', 'à Tarn'])('%s opens with no bullet', (text) =>
  expect(rowsOf(text)).toEqual([[false, false]]),
)

test('a bullet on a line of its own opens the next line, and parts it from the row above no more than it was', () => {
  expect(rowsOf('Merrow Ltd\n•\nKept the books\nof the firm\n\n•\nPaid wages')).toEqual([
    [false, false],
    [true, false],
    [false, false],
    [true, true],
  ])
})

test('what such bullets open is no post', () => {
  const text = `PROFESSIONAL EXPERIENCE

Registered Nurse, Day Surgery
Quarnlight Hospital, Tarn
2019 - 2023
? Charge nurse on two nights
? Sat on the falls working group

Care Assistant
Merrow Lodge, Tarn
2016 - 2019
•
Trainer of new carers
•
Member of the menu committee`
  expect(postsTold(text)).toEqual([
    'Registered Nurse, Day Surgery @ Quarnlight Hospital 2019-2023',
    'Care Assistant @ Merrow Lodge 2016-2019',
  ])
})

test('a full stop before a blank is a bullet as people type them, and ".NET" is a word', () => {
  expect(rowsOf('. 14 people on the second shift')).toEqual([[true, false]])
  expect(rowsOf('.NET developer')).toEqual([[false, false]])
})
