import { expect, test } from 'vitest'
import { clauseAround, labelOf } from './reading.ts'

test.each([
  ['you speak german fluently, have three years in sales and a driving licence', 'three', 'have three years in sales'],
  [
    'three years in an icu (medical, surgical or general), nights',
    'three',
    'three years in an icu (medical, surgical or general)',
  ],
  [
    'a care home (small, rural) with three years of nights, paid',
    'three',
    'a care home (small, rural) with three years of nights',
  ],
  ['sales people (native german, three years with us) wanted', 'three', 'three years with us) wanted'],
  ['three years in an icu (medical, surgical', 'three', 'three years in an icu (medical, surgical'],
])('%s: the clause of "%s" is "%s"', (sentence, word, clause) => {
  const { start, end } = clauseAround(sentence, sentence.indexOf(word))
  expect(sentence.slice(start, end).trim()).toBe(clause)
})

test.each([
  ['- spoken English (IELTS 7', 'spoken English'],
  ['full time (37.5 h)', 'full time (37.5 h)'],
  ['(a driving licence)', 'a driving licence'],
])('the label of "%s" is "%s"', (text, label) => expect(labelOf(text)).toBe(label))
