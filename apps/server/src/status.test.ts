import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from './app.ts'
import { readEnv } from './env.ts'
import { createLog } from './http/log.ts'
import { inventedResume, startTestServer, type TestServer, type Visitor } from './testing/start-test-server.ts'
import { signUpVisitor } from './features/accounts/testing/sign-up-visitor.ts'

const TOKEN = 'b7f0c2d9e4a1886355aa'

let server: TestServer
let visitor: Visitor
beforeAll(async () => {
  server = await startTestServer({ kind: 'PGlite', settings: { METRICS: 'on' } })
  visitor = server.visit()
})
afterAll(() => server.close())

const readMetrics = async (): Promise<Map<string, number>> => {
  const text = await (await visitor.request('/metrics')).text()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

describe('figures for operators', () => {
  it('count requests by route, runs, resumes by outcome and the time of the engine', async () => {
    const before = await readMetrics()
    const run = await visitor.createRun(3)
    await visitor.sendTexts(run.id, { 0: inventedResume(1), 1: inventedResume(2) })
    const waiting = await readMetrics()
    await visitor.post(`/api/runs/${run.id}/resumes`, { resumes: [{ position: 2, error: 'damaged' }] })
    await visitor.finish(run.id)
    const after = await readMetrics()
    const grown = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0)
    expect(grown('evenhand_runs_total')).toBe(1)
    expect(grown('evenhand_resumes_total{outcome="done"}')).toBe(2)
    expect(grown('evenhand_engine_seconds_count')).toBe(2)
    expect(grown('evenhand_engine_seconds_bucket{le="+Inf"}')).toBe(2)
    expect(grown('evenhand_engine_seconds_sum')).toBeGreaterThan(0)
    expect(grown('evenhand_requests_total{method="POST",route="/api/runs",status="201"}')).toBe(1)
    expect(grown('evenhand_requests_total{method="POST",route="/api/runs/:id/resumes",status="202"}')).toBe(2)
    expect(waiting.get('evenhand_resumes_open{state="waiting"}')).toBe(1)
    expect(after.get('evenhand_resumes_open{state="waiting"}')).toBeUndefined()
    expect(after.get('process_resident_memory_bytes')).toBeGreaterThan(1e7)
  })

  it('are in the form that Prometheus reads', async () => {
    const response = await visitor.request('/metrics')
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    const line = /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? [-+.e\d]+|)$/
    expect((await response.text()).split('\n').filter((text) => !line.test(text))).toEqual([])
  })

  it('T64: are not there unless an operator wants them, and with a token for its holder alone', async () => {
    const ask = async (settings: Record<string, string>, authorization?: string): Promise<number> => {
      const app = createApp({ ...server.deps, env: { ...server.deps.env, ...readMetricsSettings(settings) } })
      return (await app.request('/metrics', { headers: authorization ? { authorization } : {} })).status
    }
    expect(await ask({})).toBe(404)
    const settings = { METRICS: 'token', METRICS_TOKEN: TOKEN }
    expect(await ask(settings)).toBe(404)
    expect(await ask(settings, `Bearer ${TOKEN}x`)).toBe(404)
    expect(await ask(settings, `Bearer ${TOKEN}`)).toBe(200)
    expect(() => readEnv({ METRICS: 'token' })).toThrow('setting METRICS_TOKEN')
  })
})

function readMetricsSettings(settings: Record<string, string>) {
  const { METRICS, METRICS_TOKEN } = readEnv(settings)
  return { METRICS, METRICS_TOKEN }
}

describe('the status', () => {
  it('T64: tells people who are signed in version, engine, queue and database as well', async () => {
    const member = await signUpVisitor(server, 'status@mail.example')
    expect(await (await member.ask('GET', '/api')).json()).toEqual({
      name: 'Evenhand',
      status: 'ok',
      time: expect.any(String),
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      engine: 'built-in',
      queue: 'ok',
      database: 'PGlite',
    })
  })
})

describe('the log', () => {
  it('T57: names routes by their pattern, and neither addresses nor what was sent', async () => {
    const lines: string[] = []
    const log = createLog('info', (line) => void lines.push(line))
    const app = createApp({ ...server.deps, log })
    const headers = { 'content-type': 'application/json', authorization: 'Bearer canary-token' }
    const paths = ['/api/runs/canary-run?q=canary-query', '/api/canary-path', '/canary-page', '/api/auth/google/url']
    for (const path of paths) await app.request(path, { headers: { 'user-agent': 'canary-agent' } })
    await app.request('/api/runs', { method: 'POST', headers, body: '{"fileNames":["canary-name"]}' })
    await app.request('/api/runs', { method: 'CANARY' })
    const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    const seen = parsed.filter(({ event }) => event === 'request').map(({ method, route }) => `${method} ${route}`)
    expect(seen).toEqual([
      'GET /api/runs/:id',
      'GET /api/*',
      'GET /*',
      'GET /api/auth/google/url',
      'POST /api/runs',
      'OTHER /api/*',
    ])
    expect(lines.join('')).not.toContain('canary')
  })

  it('T57: escapes what would begin another line or colour a terminal', () => {
    const lines: string[] = []
    const log = createLog('info', (line) => void lines.push(line))
    log.info({ event: 'x\n{"level":"error"}\u001B[31m' })
    expect(lines.join('').match(/\n/g)).toHaveLength(1)
    expect(lines.join('')).not.toContain('\u001B')
  })
})
