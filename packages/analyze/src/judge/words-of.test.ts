import { expect, test } from 'vitest'
import { readJob } from '../read-job/read-job.ts'
import { prepareJob } from './prepare-job.ts'
import { wordsOf } from './words-of.ts'

test('whoever checks things inspects them, and a cheque is money', () => {
  expect(wordsOf('checked').stems).toEqual(wordsOf('inspected').stems)
  expect(wordsOf('cheque').stems).toEqual(wordsOf('cash').stems)
})

test.each([
  ['looked after', 'cared'],
  ['sorted the bills out', 'solved bills'],
  ['put circuit boards together', 'assembled circuit boards'],
  ['Filled in forms', 'completed forms'],
  ['checked guests in', 'registered guests'],
  ['drove', 'driving'],
  ['told, sent, swept', 'tell, send, sweep'],
])('a verb says what it says with the small word behind it, and in every form: %s', (said, meant) => {
  expect(wordsOf(said).stems.toSorted()).toEqual(wordsOf(meant).stems.toSorted())
})

test('a small word of another clause or verb belongs to no verb', () => {
  expect(wordsOf('looked, after').stems).toEqual(wordsOf('looked').stems)
})

test('numbers of levels are no name of the work', () => {
  expect(prepareJob(readJob('Support analyst (N1/N2)\n\nRequirements\n- Punctual')).calling).not.toContain('n1')
})
