import { expect, it } from 'vitest'
import { meaningOf, wordsOf } from './words-of.ts'

it.each([
  ['manage', 'managing', 'managers', 'management'],
  ['analysis', 'analyse', 'analyzed', 'analytical'],
  ['organise', 'organizing', 'organisation', 'organizations'],
  ['supervise', 'supervision', 'oversee', 'supervisors'],
  ['plan', 'planning', 'plans', 'planned'],
  ['mop', 'mopped', 'mopping'],
  ['register', 'registered', 'registering'],
  ['fit', 'fitted', 'fittings'],
  ['catalogue', 'catalogued', 'cataloguing'],
  ['lawyer', 'attorney', 'legal', 'law'],
  ['arbeitsgericht', 'arbeitsgerichts', 'arbeitsgerichten'],
  ['fuhrungskraft', 'fuhrungskrafte', 'fuhrungskraften'],
])('takes %s and its family for one word', (...words) => {
  expect(new Set(words.map(meaningOf)).size).toBe(1)
})

it.each([
  ['engine', 'engineer'],
  ['customer', 'custom'],
  ['office', 'officer'],
  ['number', 'numb'],
])('keeps %s and %s apart', (a, b) => {
  expect(meaningOf(a)).not.toBe(meaningOf(b))
})

it('leaves out words without meaning, and says where the others stand', () => {
  const words = wordsOf('He was responsible for the budgets')
  expect(words.stems).toEqual(['budget'])
  expect([words.starts[0], words.ends[0]]).toEqual([27, 34])
})

it.each([
  ['Experiencia profesional', []],
  ['実務経験3年以上', []],
  ['図面が読めること', ['図面']],
  ['Gute Kenntnisse in Wundversorgung', ['wundversorgung']],
])('the small talk of resumes says nothing of the work: %s', (text, stems) => {
  expect(wordsOf(text).stems).toEqual(stems)
})
