import { expect, it } from 'vitest'
import { endSentence, joinSentences } from './join-sentences.ts'

it.each([
  ['en', 'one. two.'],
  ['ja', 'one。two。'],
  ['hi', 'one। two।'],
  ['ur', 'one۔ two۔'],
  ['th', 'one\u00A0 two'],
])('two sentences in a row: %s', (locale, expected) => {
  const sentences = ['one', 'two'].map((words) => endSentence(words, locale))
  expect(joinSentences(sentences, locale)).toBe(expected)
  expect(sentences.map((words) => endSentence(words, locale))).toEqual(sentences)
})
