import { Analysis, FailureCode, quote, spansOutside } from '@evenhand/model'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { connect, screenMany, warmUp } from './testing/connect.ts'
import { makeResume } from './testing/make-resume.ts'
import {
  type Fault,
  startTestProvider,
  type TestProvider,
  type TestProviderOptions,
} from './testing/start-test-provider.ts'

const RESUMES = 20

beforeAll(warmUp)

let provider: TestProvider | undefined
afterEach(async () => {
  await provider?.close()
  provider = undefined
})

async function screen(options: TestProviderOptions, more: Record<string, string> = {}) {
  provider = await startTestProvider(options)
  // Real time counts too on a busy machine: only where an answer never comes is the wait for it short.
  const timeout = options.faults?.hang === undefined ? '250000' : '20000'
  const ended = await screenMany(connect(provider, { LLM_TIMEOUT_MS: timeout, ...more }), RESUMES)
  return { ended, requests: provider.requests }
}

const CASES: [Fault, successes: number][] = [
  ['rate-limit', 17],
  ['rate-limit-after', 17],
  ['error-500', 17],
  ['error-503', 17],
  ['hang', 17],
  ['reset', 17],
  ['cut-body', 17],
  ['slow', 20],
  ['cut-json', 12],
  ['wrong-json', 12],
  ['chatty-json', 20],
  ['wrong-schema', 12],
  ['fabricated-quotes', 20],
]

test.each(CASES)(
  'with %s in 30% of the answers every resume ends well or with a label, in four calls at most',
  async (fault, least) => {
    const { ended, requests } = await screen({ faults: { [fault]: 0.3 } })
    expect(ended).toHaveLength(RESUMES)
    for (const { analysis, error, records } of ended) {
      expect(records.length).toBeGreaterThan(0)
      expect(records.length).toBeLessThanOrEqual(4)
      if (error === undefined) expect(() => Analysis.parse(analysis)).not.toThrow()
      else {
        expect(FailureCode.options).toContain(error.code)
        expect(error.calls).toBe(records.length)
      }
    }
    expect(requests).toHaveLength(ended.reduce((sum, { records }) => sum + records.length, 0))
    expect(requests.filter((request) => request.fault === fault).length).toBeGreaterThan(3)
    expect(ended.filter(({ analysis }) => analysis !== undefined).length).toBeGreaterThanOrEqual(least)
  },
)

test("with every kind of fault at once, over Gemini's protocol, no row is invented", async () => {
  const kinds = CASES.map(([fault]) => [fault, 0.05])
  const { ended } = await screen({ faults: Object.fromEntries(kinds), seed: 7 }, { LLM_PROVIDER: 'google' })
  for (const [at, { analysis, error }] of ended.entries()) {
    expect(analysis === undefined).toBe(error !== undefined)
    if (analysis !== undefined) expect(analysis.profile.name?.value).toBe(makeResume(at).canaries[0])
  }
})

test('T44: an answer of the wrong form is asked for once more, and then fails as an invalid analysis', async () => {
  const { ended, requests } = await screen({ faults: { 'wrong-schema': 1 } })
  expect(requests).toHaveLength(2 * RESUMES)
  for (const { error } of ended) expect(error?.code).toBe('invalid-analysis')
})

test('T44: fabricated quotes never survive, nor do the sentences that rest on them', async () => {
  const { ended } = await screen({ faults: { 'fabricated-quotes': 1 } })
  let claims = 0
  for (const [at, { analysis }] of ended.entries()) {
    const { text } = makeResume(at).resume
    expect(JSON.stringify(analysis)).not.toMatch(/staff of 900|Order of Merit|national programme/)
    expect(spansOutside(analysis!, text.length)).toEqual([])
    for (const verdict of analysis!.verdicts) {
      if (verdict.value === 'unknown') expect(verdict.share).toBe(0)
      else {
        claims++
        expect(quote(text, verdict.reason.evidence[0]!).length).toBeGreaterThan(1)
      }
    }
  }
  expect(claims).toBeGreaterThan(10)
})

test('a provider that is down altogether stops being called', async () => {
  const { ended, requests } = await screen({ faults: { 'error-500': 1 } }, { LLM_CONCURRENCY: '4' })
  expect(ended.every(({ error }) => error !== undefined)).toBe(true)
  expect(ended.some(({ error }) => error?.failure === 'breaker-open')).toBe(true)
  expect(requests.length).toBeLessThan(RESUMES)
})
