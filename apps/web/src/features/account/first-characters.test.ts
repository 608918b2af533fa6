import { expect, test } from 'vitest'
import { firstCharacters } from './first-characters.ts'

test.each([
  ['Marguerite Osei', 'Mar'],
  ['  Bo', 'Bo'],
  ['Jo Lind', 'Jo'],
  ['özlem@mill.example', 'özl'],
  ['สุภาวดี', 'สุภา'],
  ['नमस्ते', 'नमस्ते'],
  ['👩🏽‍💻 Ada', '👩🏽‍💻 A'],
  ['', ''],
])('%j is short for %j', (name, letters) => {
  expect(firstCharacters(name)).toBe(letters)
})
