import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'
import { resumeOf } from '../samples/resume-of.ts'
import { createDoc } from './document.ts'
import { maskEscapes } from './mask-escapes.ts'

const shown = (text: string) => maskEscapes(text).replaceAll('\u200b', '')

test.each([
  ['## **Store Manager**', '## Store Manager'],
  ['*Store Manager*', 'Store Manager'],
  ['**Merrow Ltd**, Tarn, **Clerk**', 'Merrow Ltd, Tarn, Clerk'],
  [':office: Merrow Ltd :calendar: 2019', ' Merrow Ltd  2019'],
])('marks of Markdown are no words, and the text keeps its length: %s', (text, plain) => {
  expect(shown(text)).toBe(plain)
  expect(maskEscapes(text)).toHaveLength(text.length)
})

test.each([
  '* Kept the books *',
  '*Kept the books',
  '*Merrow Ltd*, Tarn',
  '** Kept the books',
  '**Kept the books',
  '2 ** 3 ** 4',
  'Skills:sales:service',
  '10:30:45',
  'a :b: c',
])('left as it is: %s', (text) => expect(maskEscapes(text)).toBe(text))

test('a row in bold is no bullet, one with a star is', () => {
  const { rows } = createDoc(resumeOf('**Store Manager**\n* Kept the books\n**Kept the books'))
  expect(rows.map(({ bullet }) => bullet)).toEqual([false, true, true])
})

test('posts whose parts have pictures and bold letters', () => {
  const text = `## Experience

### **Store Manager**

:office: **Merrow Stores**, Tarn

:calendar: July 2021 - Present

- **Kept the books** of the store

### **Cook**

:office: Quarn Grill, Tarn

:calendar: May 2018 - June 2021

- Cooked`
  expect(postsTold(text)).toEqual(['Store Manager @ Merrow Stores 2021-now', 'Cook @ Quarn Grill 2018-2021'])
})

test('titles in slanted letters below their employer, which is a heading', () => {
  const text = `## Experience

### Merrow Libraries

*Map Librarian*
July 2021 - Present

- Lent maps

### Quarn University

*Desk Assistant*
May 2018 - June 2021

- Lent books`
  expect(postsTold(text)).toEqual([
    'Map Librarian @ Merrow Libraries 2021-now',
    'Desk Assistant @ Quarn University 2018-2021',
  ])
})
