import { expect, test } from 'vitest'
import { WordPatterns } from './word-patterns.ts'

const DEGREES = /\b(?:m\.?sc|masters? (?:of|in)|(?:state|national) exam)\b|修士|(?<![\p{L}\p{N}])(?:магистр|дипл)/u

test.each([
  ['msc and m.sc', ['msc', 'm.sc']],
  ['the master of ceremonies; masters in law, mastering', ['master of', 'masters in']],
  ['national exam, interstate exam', ['national exam']],
  ['修士, магистр, master in', ['master in', '修士', 'магистр']],
  ['2nd_msc', []],
  ['stately exam, state exam', ['state exam']],
  ['the national exam', ['national exam']],
])('a pattern stands in "%s" where it stands by itself', (text, found) => {
  const [spans] = new WordPatterns([DEGREES]).findIn(text)
  expect(spans!.map(({ start, end }) => text.slice(start, end))).toEqual(found)
})

test('patterns that begin with the same word are told apart', () => {
  const found = new WordPatterns([/\bno (?:experience|skills)\b/u, /\bno(?:ne)?\b/u]).findIn('no skills, none')
  expect(found).toEqual([
    [{ start: 0, end: 9 }],
    [
      { start: 0, end: 2 },
      { start: 11, end: 15 },
    ],
  ])
})

test('a pattern that may begin anywhere is refused', () => {
  expect(() => new WordPatterns([/\b(?:and|\d+ years)\b/u])).toThrow('begins with no letter')
})
