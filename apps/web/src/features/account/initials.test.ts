import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Marguerite Osei', 'MO'],
  ['  Bo', 'B'],
  ['Ana de la Cruz', 'AC'],
  ['özlem@mill.example', 'Ö'],
  ['สุภาวดี', 'สุ'],
  ['नमस्ते', 'न'],
  ['👩🏽‍💻 Ada', '👩🏽‍💻A'],
  ['', ''],
])('%j is short for %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
