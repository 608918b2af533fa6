import type { Analysis } from '@evenhand/model'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { analyzeWithModel } from './analyze-with-model.ts'
import { estimateCost } from './estimate-cost.ts'
import { sumCosts, type SentRecord } from './client/sent-record.ts'
import { connect, JOB, TODAY } from './testing/connect.ts'
import { makeResume } from './testing/make-resume.ts'
import { startTestProvider, type TestProvider } from './testing/start-test-provider.ts'
import { translateSentences } from './translate-sentences.ts'

let provider: TestProvider
let analysis: Analysis
const records: SentRecord[] = []
beforeEach(async () => {
  provider = await startTestProvider()
  records.length = 0
  const onSent = (record: SentRecord) => void records.push(record)
  const options = { job: JOB, today: TODAY, language: 'en', client: connect(provider), onSent }
  analysis = await analyzeWithModel(makeResume(5).resume, options)
})
afterEach(() => provider.close())

test('only sentences go out, and only sentences change', async () => {
  const client = connect(provider)
  const { analysis: german, unchanged } = await translateSentences(analysis, 'de', { client })
  const { body } = provider.requests.at(-1)!
  expect(unchanged).toBe(0)
  for (const canary of makeResume(5).canaries) expect(body).not.toContain(canary)
  expect(JSON.stringify(german.words.summary)).toContain('Der Lebenslauf sagt')
  expect(JSON.stringify(german.words)).not.toContain('The resume says')
  const back = JSON.parse(JSON.stringify(german).replaceAll('Der Lebenslauf sagt', 'The resume says')) as Analysis
  expect(back).toEqual(analysis)
})

test('a sentence whose translation changes a figure stays as it was', async () => {
  const wrong = await startTestProvider({ faults: { 'fabricated-quotes': 1 } })
  try {
    const { analysis: same, unchanged } = await translateSentences(analysis, 'de', { client: connect(wrong) })
    expect(unchanged).toBeGreaterThan(0)
    expect(same).toEqual(analysis)
  } finally {
    await wrong.close()
  }
})

test('an analysis without sentences of a model is not sent anywhere', async () => {
  const before = provider.requests.length
  const plain = {
    ...analysis,
    verdicts: [],
    words: { ...analysis.words, summary: [], experience: [], strengths: [], recommendations: [], jobFit: [] },
  }
  expect(await translateSentences(plain, 'de', { client: connect(provider) })).toEqual({
    analysis: plain,
    unchanged: 0,
  })
  expect(provider.requests.length).toBe(before)
})

test('the estimate before a run is of the size of what it costs', () => {
  const { settings } = connect(provider)
  const estimate = estimateCost([makeResume(5).resume], { job: JOB, today: TODAY }, settings)
  const cost = sumCosts(records)
  expect(cost.calls).toBe(1)
  expect(estimate.calls).toBe(1)
  expect(estimate.tokensIn / cost.tokensIn).toBeGreaterThan(0.7)
  expect(estimate.tokensIn / cost.tokensIn).toBeLessThan(1.5)
  expect(estimate.usd / cost.usd).toBeGreaterThan(0.5)
  expect(estimate.usd / cost.usd).toBeLessThan(3)
})
