import { expect, it } from 'vitest'
import { expectedCharacters } from './expected-characters.ts'

it.each([
  ['a text', [{ name: 'a.txt', size: 3000 }], 3000],
  ['a very long text', [{ name: 'a.TXT', size: 9_000_000 }], 60_000],
  ['a file with pictures', [{ name: 'a.pdf', size: 2_000_000 }], 4000],
  [
    'a small document and a text',
    [
      { name: 'a.docx', size: 900 },
      { name: 'b.csv', size: 100 },
    ],
    1000,
  ],
  ['nothing', [], 0],
])('%s', (_, files, expected) => {
  expect(expectedCharacters(files)).toBe(expected)
})
