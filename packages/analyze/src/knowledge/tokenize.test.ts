import { expect, test } from 'vitest'
import { tokenize, tokensAround } from './tokenize.ts'

test.each([
  ['name and address', 'Ann Lee, Main St 5\nC++ and .NET', ['Ann Lee', 'Main St 5']],
  ['half a word', 'foreman: x.NET, mailto:ann.lee@x.NET', ['man', 'ann']],
  ['neighbours', 'a-b-c-d e', ['b', 'd']],
  ['signs of a word each', '王小明 経理 İzmir R&D', ['小']],
  ['all', 'she', ['she']],
  ['nothing', 'R&D, C#', []],
])('words around what was blanked are those of the blanked text: %s', (_, text, hidden) => {
  const blanked = hidden.map((words) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length }))
  const left = blanked.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )
  expect(tokensAround(left, tokenize(text), blanked)).toEqual(tokenize(left))
})
