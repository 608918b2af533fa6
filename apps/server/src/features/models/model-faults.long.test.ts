import { monitorEventLoopDelay } from 'node:perf_hooks'
import { makeResume, NURSE_JOB } from '@evenhand/llm/testing/make-resume'
import { type Fault, FAULTS, type TestProviderOptions } from '@evenhand/llm/testing/start-test-provider'
import { FailureCode, MAX_CALLS_PER_RESUME, type ModelOutcome, type ModelUse, type RunDetail } from '@evenhand/model'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Visitor } from '../../testing/start-test-server.ts'
import { findInvented } from './testing/find-invented.ts'
import {
  type ModelServer,
  type ModelServerOptions,
  REAL_GAP,
  screenPeople,
  startModelServer,
} from './testing/start-model-server.ts'

/** MODEL_FAULTS=full: a thousand resumes for every kind of fault, which takes minutes; its figures are printed. */
const isFull = process.env['MODEL_FAULTS'] === 'full'
const RESUMES = isFull ? 1000 : 60
const TIME = { timeout: isFull ? 1_800_000 : 60_000 }
/** A refused key is no fault that comes and goes. */
const KINDS = FAULTS.filter((kind) => kind !== 'unauthorized')
/** Ends of a call that a provider's answer made. */
const ANSWERED = new Set<ModelOutcome>(['answered', 'invalid-answer', 'rate-limited', 'provider-refused'])
const ALL = Object.fromEntries(KINDS.map((kind) => [kind, 0.05]))
type Case = [string, Partial<Record<Fault, number>>]
const CASES: Case[] = [
  ['every kind of fault in 5%', ALL],
  ...(isFull ? KINDS : (['error-500', 'wrong-schema', 'fabricated-quotes'] as const)).map((kind): Case => [
    `${kind} in 30%`,
    { [kind]: 0.3 },
  ]),
]
/** USD a day. */
const CAP = RESUMES * 0.004
/** The same with other settings. */
const VARIANTS: [string, ModelServerOptions & { passes?: number; cap?: number }][] = [
  ["over Gemini's protocol", { protocol: 'gemini' }],
  ['in two passes under a cap', { passes: 2, cap: CAP, settings: { LLM_PASSES: '2', LLM_DAILY_USD_CAP: String(CAP) } }],
]

let server: ModelServer
const provider: TestProviderOptions = { seed: 3 }
const loop = monitorEventLoopDelay({ resolution: 5 })
beforeEach(() => {
  loop.reset()
  loop.enable()
})
afterEach(() => void loop.disable())

describe('a run whose model fails, on the whole way of a resume', TIME, () => {
  beforeAll(async () => {
    server = await startModelServer({ provider, settings: { LLM_CONCURRENCY: '20' } })
  })
  afterAll(() => server.close())

  it.each(CASES)(
    '%s of the answers: each row ends well or with a label, and only successes are charged',
    async (name, faults) => {
      provider.faults = faults
      const { charges, succeeded } = await screenAndCheck(name, MAX_CALLS_PER_RESUME)
      expect(charges).toBe(succeeded)
    },
  )
})

it.each(isFull ? VARIANTS : [])('every kind of fault in 5% of the answers, %s', TIME, async (name, variant) => {
  const { passes = 1, cap = Infinity, settings, ...rest } = variant
  provider.faults = ALL
  server = await startModelServer({ ...rest, provider, settings: { LLM_CONCURRENCY: '20', ...settings } })
  try {
    const { usd, byModel, charges, succeeded } = await screenAndCheck(`5% each, ${name}`, MAX_CALLS_PER_RESUME * passes)
    expect(charges).toBe(succeeded)
    // What a call may cost at most is set aside before it leaves: calls under way do not pass the cap either.
    expect(usd).toBeLessThanOrEqual(cap)
    if (cap < Infinity) expect(byModel).toBeLessThan(RESUMES * 0.9)
  } finally {
    await server.close()
  }
})

async function screenAndCheck(name: string, mostCalls: number) {
  server.provider.requests.length = 0
  const visitor = server.visit()
  const started = Date.now()
  const detail = await screenPeople(visitor, { count: RESUMES, job: NURSE_JOB })
  const figures = { ...(await measure(visitor, detail)), seconds: Math.round((Date.now() - started) / 1000) }
  if (isFull) process.stdout.write(`${name}: ${JSON.stringify(figures)}\n`)

  expect(detail.resumes).toHaveLength(RESUMES)
  for (const row of detail.resumes) {
    const [canary, email] = makeResume(row.position).canaries
    if (row.state === 'done') expect([row.name, row.email]).toEqual([canary, email])
    else expect(FailureCode.options).toContain(row.error)
  }
  expect(figures.mostCalls).toBeLessThanOrEqual(mostCalls)
  // Each request is on record; a call may be given up before it arrives, and then nobody answered it.
  expect(figures.requests).toBeLessThanOrEqual(figures.recorded)
  expect(figures.requests).toBeGreaterThanOrEqual(figures.answered)
  expect(figures.succeeded).toBeGreaterThan(RESUMES * 0.6)
  expect(await findInvented(visitor, detail)).toEqual([])
  // Departures are apart by the gap; on a busy machine arrivals scatter about them.
  expect(figures.meanGap).toBeGreaterThanOrEqual(REAL_GAP * 0.95)
  expect(figures.early).toBeLessThanOrEqual(REAL_GAP + 3 * figures.longestStall)
  return figures
}

async function measure(visitor: Visitor, { run, resumes }: RunDetail) {
  const { requests } = server.provider
  const { calls, total } = (await (await visitor.request(`/api/runs/${run.id}/sent`)).json()) as ModelUse
  const charged = await sql`select 1 from charges where run_id = ${run.id}`.execute(server.deps.db)
  const perResume = Map.groupBy(calls, ({ resumeId }) => resumeId)
  const times = [...Map.groupBy(requests, ({ key }) => key).values()].map((uses) => uses.map(({ at }) => at))
  return {
    succeeded: run.progress.succeeded,
    byModel: resumes.filter(({ engine }) => engine?.id === 'test-model').length,
    failed: run.progress.failed,
    charges: charged.rows.length,
    requests: requests.length,
    recorded: calls.length,
    answered: calls.filter(({ outcome }) => ANSWERED.has(outcome)).length,
    mostCalls: Math.max(...[...perResume.values()].map((own) => own.length)),
    meanGap: round(Math.min(...times.map((uses) => (uses.at(-1)! - uses[0]!) / (uses.length - 1)))),
    early: round(Math.max(...times.map(mostEarly))),
    longestStall: round(loop.max / 1e6),
    usd: Math.round(total.usd * 1000) / 1000,
  }
}

/** By how many milliseconds some run of arrivals was shorter than its gaps together. */
function mostEarly(times: number[]): number {
  let latest = -Infinity
  let early = 0
  for (const [turn, at] of times.entries()) {
    const due = at - turn * REAL_GAP
    latest = Math.max(latest, due)
    early = Math.max(early, latest - due)
  }
  return early
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
