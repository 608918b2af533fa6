import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { connect, JOB, screenMany, SPEED, TODAY, warmUp } from '../testing/connect.ts'
import { makeResume } from '../testing/make-resume.ts'
import { scaledClock } from '../testing/scaled-clock.ts'
import { startTestProvider, type TestProvider } from '../testing/start-test-provider.ts'
import { analyzeWithModel } from '../analyze-with-model.ts'
import { createKeyRing } from './create-key-ring.ts'
import { readRetryAfter } from './failure-of.ts'
import { ModelError } from './model-error.ts'
import type { Clock } from './clock.ts'

beforeAll(warmUp)

let provider: TestProvider | undefined
afterEach(async () => {
  await provider?.close()
  provider = undefined
})

/** Time that only sleeping moves; whoever sleeps least wakes first. */
function manualClock(): Clock {
  let now = 0
  const sleepers: { at: number; wake: () => void }[] = []
  const step = () => {
    sleepers.sort((a, b) => a.at - b.at)
    const next = sleepers.shift()
    if (next === undefined) return
    now = Math.max(now, next.at)
    next.wake()
  }
  return {
    now: () => now,
    sleep: async (ms) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      sleepers.push({ at: now + ms, wake: resolve })
      setImmediate(step)
      await promise
    },
  }
}

test('a key is used again no sooner than its gap, and keys share the work', async () => {
  const clock = manualClock()
  const ring = createKeyRing(3, 2000, clock)
  const uses: { key: number; at: number }[] = []
  await Promise.all(
    Array.from({ length: 30 }, async (_, turn) => {
      const key = await ring.take()
      // Something may come between taking a key and using it.
      if (turn % 4 === 0) await clock.sleep(300)
      uses.push({ key, at: clock.now() })
      ring.use(key)
    }),
  )
  for (const key of [0, 1, 2]) {
    const times = uses.filter((use) => use.key === key).map((use) => use.at)
    expect(times.length).toBeGreaterThan(7)
    for (let at = 1; at < times.length; at++) expect(times[at]! - times[at - 1]!).toBeGreaterThanOrEqual(2000)
  }
})

test('a key that its provider told to wait is left alone for so long, also by those already in line', async () => {
  const clock = manualClock()
  const ring = createKeyRing(1, 2000, clock)
  const uses: number[] = []
  const take = async () => {
    const key = await ring.take()
    uses.push(clock.now())
    ring.use(key)
    if (uses.length === 1) ring.hold(0, 30_000)
  }
  await Promise.all([take(), take(), take()])
  expect(uses[0]).toBe(0)
  expect(uses[1]).toBeGreaterThanOrEqual(30_000)
  expect(uses[2]! - uses[1]!).toBeGreaterThanOrEqual(2000)
})

test('a key that was taken and not used is free at once, and who gives up waiting is passed over', async () => {
  const clock = manualClock()
  const ring = createKeyRing(1, 2000, clock)
  const abort = new AbortController()
  const key = await ring.take()
  const quitter = ring.take(abort.signal)
  const next = ring.take()
  abort.abort()
  await expect(quitter).rejects.toThrow('aborted')
  ring.giveBack(key)
  expect(await next).toBe(0)
  expect(clock.now()).toBe(0)
})

test('over HTTP every key serves, no more often than its gap allows', async () => {
  provider = await startTestProvider({ faults: { 'rate-limit': 0.2 } })
  const keys = new Map<string, number[]>()
  // Departures are apart by the gap; on a busy machine arrivals scatter about them.
  const note = (told: unknown) => {
    const key = String((told as { request: ClientRequest }).request.getHeader('authorization'))
    keys.set(key, [...(keys.get(key) ?? []), performance.now()])
  }
  subscribe('http.client.request.start', note)
  await screenMany(connect(provider, { LLM_KEY_GAP_MS: '30000' }), 9).finally(() =>
    unsubscribe('http.client.request.start', note),
  )
  expect([...keys.keys()].sort()).toEqual(['Bearer key-one', 'Bearer key-three', 'Bearer key-two'])
  const gap = 30_000 / SPEED
  for (const times of keys.values()) {
    for (let at = 1; at < times.length; at++) expect(times[at]! - times[at - 1]!).toBeGreaterThan(gap * 0.9)
  }
})

test('the cap of a day is passed by the calls under way at most, and the rest fails with its own label', async () => {
  provider = await startTestProvider()
  const client = connect(provider, { LLM_DAILY_USD_CAP: '0.1', LLM_CONCURRENCY: '4' })
  const ended = await screenMany(client, 40)
  const spent = ended.flatMap(({ records }) => records).reduce((sum, { usd }) => sum + usd, 0)
  expect(spent).toBeGreaterThan(0.02)
  expect(spent).toBeLessThanOrEqual(0.1)
  expect(await client.spentToday()).toBeCloseTo(spent, 9)
  const refused = ended.filter(({ error }) => error?.failure === 'cap-reached')
  expect(refused.length).toBeGreaterThan(5)
  for (const { records } of refused) expect(records).toEqual([])
})

test('a call whose end nobody knows is counted as the most it can have cost', async () => {
  provider = await startTestProvider({ faults: { reset: 1 } })
  const [ended] = await screenMany(connect(provider, { LLM_DAILY_USD_CAP: '5' }), 1)
  expect(ended!.records).toHaveLength(4)
  for (const record of ended!.records) {
    expect(record.isEstimate).toBe(true)
    expect(record.usd).toBeGreaterThan(0.016)
  }
})

test('Retry-After wins over the backoff', async () => {
  provider = await startTestProvider({ faults: { 'rate-limit-after': 1 }, retryAfter: 40 })
  const [ended] = await screenMany(connect(provider), 1)
  const times = ended!.records.map(({ at }) => Date.parse(at))
  expect(times).toHaveLength(4)
  for (let at = 1; at < 4; at++) expect(times[at]! - times[at - 1]!).toBeGreaterThanOrEqual(40_000)
})

test('a wait beyond the five minutes of a resume is not begun', async () => {
  provider = await startTestProvider({ faults: { 'rate-limit-after': 1 }, retryAfter: 400 })
  const [ended] = await screenMany(connect(provider), 1)
  expect(ended!.error?.failure).toBe('rate-limited')
  expect(ended!.records).toHaveLength(1)
})

test('without Retry-After the waits are ten seconds and up to one of jitter', async () => {
  provider = await startTestProvider({ faults: { 'error-500': 1 } })
  const clock = scaledClock(SPEED)
  const sleep = vi.spyOn(clock, 'sleep')
  const [ended] = await screenMany(connect(provider, {}, clock), 1)
  const times = ended!.records.map(({ at }) => Date.parse(at))
  expect(times).toHaveLength(4)
  for (let at = 1; at < 4; at++) expect(times[at]! - times[at - 1]!).toBeGreaterThanOrEqual(10_000)
  // What else is slept: the gap of a key, which is shorter, and the time limit of a call, which its end cuts short.
  const waits = sleep.mock.calls.flatMap(([ms, signal]) => (signal === undefined && ms > 2_000 ? ms : []))
  expect(waits).toHaveLength(3)
  for (const wait of waits) expect(wait).toBeLessThanOrEqual(11_000)
})

test.each([['hang' as const], ['rate-limit' as const]])('an abort ends a resume at once, during %s', async (fault) => {
  provider = await startTestProvider({ faults: { [fault]: 1 } })
  const client = connect(provider)
  const abort = new AbortController()
  void vi.waitUntil(() => provider!.requests.length > 0, { timeout: 60_000, interval: 5 }).then(() => abort.abort())
  const { resume } = makeResume(0)
  const options = { job: JOB, today: TODAY, language: 'en', client, signal: abort.signal }
  const error = await analyzeWithModel(resume, options).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(ModelError)
  expect((error as ModelError).code).toBe('aborted')
  expect(provider.requests).toHaveLength(1)
})

test('a second try makes only the calls that the first one left', async () => {
  provider = await startTestProvider({ faults: { 'error-500': 1 } })
  const { resume } = makeResume(0)
  const options = { job: JOB, today: TODAY, language: 'en', client: connect(provider), calls: 1 }
  await expect(analyzeWithModel(resume, options)).rejects.toMatchObject({ calls: 1, code: 'analysis-failed' })
  expect(provider.requests).toHaveLength(1)
})

test('a provider that refuses is asked once', async () => {
  provider = await startTestProvider({ faults: { unauthorized: 1 } })
  const [ended] = await screenMany(connect(provider), 1)
  expect(ended!.error?.failure).toBe('provider-refused')
  expect(ended!.records.map(({ usd }) => usd)).toEqual([0])
})

test.each([
  ['7', 7000],
  ['0.5', 500],
  ['Mon, 05 Jan 2026 00:01:00 GMT', 60_000],
  ['Mon, 05 Jan 2026 00:00:00 GMT', 0],
  ['soon', undefined],
  [undefined, undefined],
])('Retry-After %s is %s ms', (value, ms) => {
  expect(readRetryAfter(value, Date.UTC(2026, 0, 5))).toBe(ms)
})
