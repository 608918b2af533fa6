import { expect, test } from 'vitest'
import { readJob } from '../read-job/read-job.ts'
import { prepareJob } from './prepare-job.ts'
import { wordsOf } from './words-of.ts'

test('whoever checks things inspects them, and a cheque is money', () => {
  expect(wordsOf('checked').stems).toEqual(wordsOf('inspected').stems)
  expect(wordsOf('cheque').stems).toEqual(wordsOf('cash').stems)
})

test('numbers of levels are no name of the work', () => {
  expect(prepareJob(readJob('Support analyst (N1/N2)\n\nRequirements\n- Punctual')).calling).not.toContain('n1')
})
