import type { ResumeText } from '@evenhand/model'
import { expect, test } from 'vitest'
import { languageInWords } from './language-in-words.ts'

const inWords = (text: string, label: string) => {
  const start = text.indexOf(label)
  const resume = { text } as ResumeText
  return languageInWords({ code: 'xx', label, span: { start, end: start + label.length } }, resume)
}

test.each([
  ['Español nativo\nInglés B2', 'Inglés', 'Inglés B2'],
  ['Español nativo\nInglés B2', 'Español', 'Español nativo'],
  ['German (fluent, C1), Dutch', 'German', 'German (fluent, C1)'],
  ['German (fluent, C1), Dutch', 'Dutch', 'Dutch'],
  ['English: working proficiency | French', 'English', 'English: working proficiency'],
  ['英语（流利），日语', '英语', '英语（流利）'],
])('a language is shown with the level beside it: %s', (text, label, words) => {
  expect(inWords(text, label)).toBe(words)
})

test('a sentence behind a language is no level', () => {
  expect(inWords('I speak English and some Polish because my wife is from there', 'English')).toBe('English')
  expect(inWords('English (spoken at home since we moved here in 1998)', 'English')).toBe('English')
})
