import type { Analysis } from '@evenhand/model'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { analyzeWithModel } from './analyze-with-model.ts'
import { estimateCost } from './estimate-cost.ts'
import { sumCosts, type SentRecord } from './client/sent-record.ts'
import { connect, JOB, TODAY } from './testing/connect.ts'
import { makeResume } from './testing/make-resume.ts'
import { startTestProvider, type TestProvider } from './testing/start-test-provider.ts'
import { addTranslation, translateSentences } from './translate-sentences.ts'

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

test('T45: only sentences go out, and a translation stands beside each; nothing else changes', async () => {
  const client = connect(provider)
  const translation = await translateSentences(analysis, 'de', { client })
  const { body } = provider.requests.at(-1)!
  expect(translation.unchanged).toBe(0)
  for (const canary of makeResume(5).canaries) expect(body).not.toContain(canary)
  const german = addTranslation(analysis, 'de', translation)
  expect(german.words.summary[0]?.args['de']).toMatch(/^Der Lebenslauf sagt/)
  const without = (key: string, value: unknown) => (key === 'de' ? undefined : value)
  expect(JSON.parse(JSON.stringify(german, without))).toEqual(analysis)
  const before = provider.requests.length
  expect((await translateSentences(german, 'de', { client })).sentences.size).toBe(0)
  expect(provider.requests.length).toBe(before)
})

test('T45: a translation that changes a figure is dropped', async () => {
  const wrong = await startTestProvider({ faults: { 'fabricated-quotes': 1 } })
  try {
    const translation = await translateSentences(analysis, 'de', { client: connect(wrong) })
    expect(translation.unchanged).toBeGreaterThan(0)
    expect([...translation.sentences.values()].join('\n')).not.toMatch(/9/)
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
    sentences: new Map(),
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
