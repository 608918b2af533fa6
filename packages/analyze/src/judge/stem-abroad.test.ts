import { expect, test } from 'vitest'
import { tokenize } from '../knowledge/tokenize.ts'
import { stemAbroad } from './stem-abroad.ts'
import { stemmed } from './words-of.ts'

test.each([
  ['de', 'verputzen', 'verputzt', 'verputzte'],
  ['de', 'abdichtung', 'abgedichtet', 'abdichten'],
  ['de', 'aufschuttung', 'aufgeschuttet', 'aufschuttungen'],
  ['nl', 'voegen', 'gevoegd', 'voeging'],
  ['fr', 'calfeutrage', 'calfeutrer', 'calfeutrees'],
  ['es', 'enfoscar', 'enfoscados', 'enfoscado'],
  ['pl', 'szpachlowanie', 'szpachlowania', 'szpachlowałem'],
])('in %s, forms of one word are one: %s, %s, %s', (language, ...words) => {
  const said = (word: string) => stemmed(tokenize(word), language).stems
  expect(said(words[1])).toEqual(said(words[0]))
  expect(said(words[2])).toEqual(said(words[0]))
})

test('a word of a language of whose endings nothing is known stays as it is', () => {
  expect(stemAbroad('szalunki', 'xx')).toBe('szalunki')
})
