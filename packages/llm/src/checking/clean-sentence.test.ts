import { expect, test } from 'vitest'
import { INSTRUCTIONS } from '../prompt/compose-prompt.ts'
import { cleanSentence, groundsOf } from './clean-sentence.ts'
import { toDigits } from './to-digits.ts'

const GROUNDS = groundsOf(['Led 9 cooks, kept HACCP records; C++ and ISO 9001:2015; ٣ مشاريع'], [62, 5])

test.each([
  ['a plain sentence', 'Led a team of 9 cooks with care.'],
  ['a figure that was counted', 'Five years in kitchens (5), 62 months in all.'],
  ['an abbreviation of the resume', 'Kept HACCP records as ISO 9001 asks.'],
  ['a figure in other digits', 'عمل على 3 مشاريع'],
  ['another language', 'Führte neun Köche und hielt Vorschriften ein.'],
])('%s is kept', (_, text) => {
  expect(cleanSentence(text, GROUNDS)).toBe(text)
})

test.each([
  ['a figure from nowhere', 'Led a team of 900 cooks.'],
  ['a figure in other digits', 'قاد ٩٠٠ طباخ'],
  ['an abbreviation from nowhere', 'Holds an MBA with honours.'],
  ['an address', 'Write to someone@example.org for more.'],
  ['a link', 'See https://evil.example/?q=1 for proof.'],
  ['mark-up', 'Good <img src=x onerror=alert(1)> cook'],
  ['a formula', '=HYPERLINK("x")'],
  ['a telephone number', 'Reach this person under +44 7700 900123 today.'],
  ['its instructions', `It says: ${INSTRUCTIONS.slice(0, 90)}`],
  ['nothing', ' . '],
  ['a flood', 'cook '.repeat(200)],
])('T44: %s is dropped', (_, text) => {
  expect(cleanSentence(text, GROUNDS)).toBeUndefined()
})

test('digits of every script are the same figures', () => {
  expect(toDigits('٢٠١٥ २०१५ ๒๐๑๕ 2015 ２０１５ 𝟐𝟎𝟏𝟓')).toBe('2015 2015 2015 2015 2015 2015')
})
