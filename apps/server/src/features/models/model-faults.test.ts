import { makeResume, NURSE_JOB } from '@evenhand/llm/testing/make-resume'
import type { Fault, TestProviderOptions } from '@evenhand/llm/testing/start-test-provider'
import { FailureCode, MAX_CALLS_PER_RESUME, type RunDetail } from '@evenhand/model'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ModelServer, REAL_GAP, screenPeople, startModelServer } from './testing/start-model-server.ts'

/** MODEL_FAULTS=full: a thousand resumes for every kind of fault, which takes minutes; its figures are printed. */
const isFull = process.env['MODEL_FAULTS'] === 'full'
const RESUMES = isFull ? 1000 : 60
const KINDS: Fault[] = [
  'rate-limit',
  'rate-limit-after',
  'error-500',
  'error-503',
  'hang',
  'reset',
  'cut-body',
  'slow',
  'cut-json',
  'wrong-json',
  'chatty-json',
  'wrong-schema',
  'fabricated-quotes',
  'obeys',
]
const ALL = Object.fromEntries(KINDS.map((kind) => [kind, 0.05]))
const CASES: [string, Partial<Record<Fault, number>>][] = [
  ['every kind of fault in 5%', ALL],
  ...(isFull ? KINDS : (['error-500', 'wrong-schema', 'fabricated-quotes'] as const)).map(
    (kind): [string, Partial<Record<Fault, number>>] => [`${kind} in 30%`, { [kind]: 0.3 }],
  ),
]
/** What the provider's fabricated quotes say; and the person its wrong answers are about. */
const INVENTED = /staff of 900|Order of Merit|national programme|John Doe|john@example/

let server: ModelServer
const provider: TestProviderOptions = { seed: 3 }
beforeAll(async () => {
  server = await startModelServer({ provider, settings: { LLM_CONCURRENCY: '20' } })
})
afterAll(() => server.close())

describe('a run whose model fails, on the whole way of a resume', { timeout: isFull ? 1_800_000 : 60_000 }, () => {
  it.each(CASES)(
    '%s of the answers: each row ends well or with a label, and only successes are charged',
    async (name, faults) => {
      provider.faults = faults
      server.provider.requests.length = 0
      const visitor = server.visit()
      const started = Date.now()
      const detail = await screenPeople(visitor, { count: RESUMES, job: NURSE_JOB })
      const figures = await measure(server, detail)
      const csv = await (await visitor.request(`/api/runs/${detail.run.id}/export.csv`)).text()
      if (isFull)
        process.stdout.write(`${name}: ${JSON.stringify({ ...figures, seconds: (Date.now() - started) / 1000 })}\n`)

      expect(detail.resumes).toHaveLength(RESUMES)
      for (const row of detail.resumes) {
        if (row.state === 'done') expect(row.name).toBe(makeResume(row.position).canaries[0])
        else expect(FailureCode.options).toContain(row.error)
      }
      expect(figures.mostCalls).toBeLessThanOrEqual(MAX_CALLS_PER_RESUME)
      // Each request is on record; a call may be given up before it arrives.
      expect(figures.requests).toBeLessThanOrEqual(figures.recorded)
      expect(figures.requests).toBeGreaterThanOrEqual(figures.recorded * 0.98)
      expect(figures.charges).toBe(figures.succeeded)
      expect(figures.succeeded).toBeGreaterThan(RESUMES * 0.6)
      expect(JSON.stringify(detail)).not.toMatch(INVENTED)
      expect(csv).not.toMatch(INVENTED)
      expect(csv.trimEnd().split('\r\n')).toHaveLength(RESUMES + 1)
      // Departures are apart by the gap; on a busy machine arrivals scatter about them.
      expect(figures.meanGap).toBeGreaterThanOrEqual(REAL_GAP * 0.95)
    },
  )
})

async function measure({ deps, provider }: ModelServer, { run, resumes }: RunDetail) {
  const { rows } = await sql<{ calls: number }>`
    select count(*)::int as calls from model_calls where run_id = ${run.id} group by resume_id`.execute(deps.db)
  const charged = await sql`select 1 from charges where run_id = ${run.id}`.execute(deps.db)
  const calls = rows.map((row) => row.calls)
  const gaps = ['key-one', 'key-two', 'key-three'].map((key) => {
    const times = provider.requests.filter((request) => request.key === key).map(({ at }) => at)
    return (times.at(-1)! - times[0]!) / (times.length - 1)
  })
  return {
    succeeded: run.progress.succeeded,
    byModel: resumes.filter(({ engine }) => engine?.id === 'test-model').length,
    failed: run.progress.failed,
    charges: charged.rows.length,
    requests: provider.requests.length,
    recorded: calls.reduce((sum, count) => sum + count, 0),
    mostCalls: Math.max(...calls),
    meanGap: Math.round(Math.min(...gaps) * 10) / 10,
  }
}
