import { expect, test } from 'vitest'
import { firstLetters } from './first-letters.ts'

test.each([
  ['Marguerite Osei', 'Mar'],
  ['  Bo', 'Bo'],
  ['สุภาวดี', 'สุภา'],
  ['नमस्ते', 'नमस्ते'],
  ['👩🏽‍💻 Ada', '👩🏽‍💻 A'],
  ['', ''],
])('%j begins with %j', (name, letters) => {
  expect(firstLetters(name)).toBe(letters)
})
