import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clock } from '@evenhand/llm/client'
import type { ResumeText, Run, RunDetail } from '@evenhand/model'
import { inject } from 'vitest'
import { createApp } from '../app.ts'
import { createMasterKeys, type MasterKeys } from '../crypto/master-keys.ts'
import { createSecret, type Secret } from '../crypto/secret.ts'
import type { Connection } from '../db/connect.ts'
import { openTestDatabase, type DatabaseKind } from '../db/testing/open-test-database.ts'
import { openDeps, type Deps } from '../deps.ts'
import { readEnv } from '../env.ts'
import { plainResume } from '../features/runs/plain-resume.ts'
import { openEngine, type Engine, type EngineOptions } from '../jobs/engine.ts'
import { startWorker } from '../worker.ts'

export type TestServer = {
  deps: Deps
  connection: Connection
  /** One browser: keeps its cookie, comes from `network`. */
  visit(network?: string): Visitor
  close(): Promise<void>
}

export type Visitor = {
  cookies: Map<string, string>
  request(path: string, init?: RequestInit): Promise<Response>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  createRun(files: number, job?: string): Promise<Run>
  sendTexts(runId: string, texts: Record<number, string>): Promise<Response>
  /** Waits until the run has ended. */
  finish(runId: string): Promise<RunDetail>
}

export type TestServerOptions = {
  kind: DatabaseKind
  settings?: Record<string, string>
  engine?: EngineOptions
  /** Time as a language model's client sees it. */
  modelClock?: Clock
  /** The same keys, and a database that is there already, as after a restore. */
  opened?: { connection?: Connection; secret: Secret; masterKeys: MasterKeys }
  /** false: nothing works on the queue. */
  works?: boolean
}

/** The real server without a port, on a fresh database. */
export async function startTestServer(options: TestServerOptions): Promise<TestServer> {
  const { kind, settings = {}, engine, modelClock, opened, works = true } = options
  const folder = await mkdtemp(join(tmpdir(), 'evenhand-server-'))
  const env = readEnv({
    DATA_DIR: folder,
    PLANS: 'off',
    LOG_LEVEL: 'silent',
    WORKER_THREADS: '1',
    RATE_LIMITS: 'off',
    ...settings,
  })
  const connection: Connection = opened?.connection ?? (await openTestDatabase(kind))
  const deps = await openDeps(env, {
    connection,
    secret: opened?.secret ?? createSecret(randomBytes(32)),
    masterKeys: opened?.masterKeys ?? createMasterKeys([randomBytes(32)]),
    engine: await shareEngine({ threads: env.WORKER_THREADS, ...engine }, works),
    modelClock,
  })
  const app = createApp(deps)
  const stopWorker = works ? await startWorker(deps) : undefined
  return {
    deps,
    connection,
    visit: (network) => visit((path, init, bindings) => Promise.resolve(app.request(path, init, bindings)), network),
    async close() {
      deps.stopping.abort()
      await stopWorker?.()
      await deps.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const engines = new Map<string, Promise<Engine>>()

/** A thread takes seconds to load: all servers share theirs, and none is loaded where nothing works. */
function shareEngine(options: EngineOptions, works: boolean): Promise<Engine> {
  const kind = JSON.stringify(options)
  const known = engines.get(kind) ?? openEngine(works ? options : { name: inject('engineName'), ...options })
  engines.set(kind, known)
  return known
}

/** Closes the engines that one file alone asks for, by limits of its own; the others serve the files to come. */
export async function closeLimitedEngines(): Promise<void> {
  for (const [kind, engine] of engines) {
    const { timeout, memory } = JSON.parse(kind) as EngineOptions
    if (timeout === undefined && memory === undefined) continue
    engines.delete(kind)
    await (await engine).close()
  }
}

type Ask = (path: string, init: RequestInit, bindings: unknown) => Promise<Response>

function visit(ask: Ask, network = '192.0.2'): Visitor {
  const bindings = { incoming: { socket: { remoteAddress: `${network}.7`, remotePort: 1, remoteFamily: 'IPv4' } } }
  const jar = new Map<string, string>()
  const visitor: Visitor = {
    cookies: jar,
    async request(path, init = {}) {
      const headers = new Headers(init.headers)
      if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
      const response = await ask(path, { ...init, headers }, bindings)
      for (const line of response.headers.getSetCookie()) keepCookie(jar, line)
      return response
    },
    post: (path, body, headers = {}) =>
      visitor.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
    async createRun(files, jobDescription) {
      const fileNames = Array.from({ length: files }, (_, n) => `resume-${n}.txt`)
      const response = await visitor.post('/api/runs', { fileNames, jobDescription })
      if (response.status !== 201) throw new Error(`no run: ${response.status} ${await response.text()}`)
      return (await response.json()) as Run
    },
    sendTexts: (runId, texts) => visitor.post(`/api/runs/${runId}/resumes`, { resumes: toResumes(texts) }),
    async finish(runId) {
      const stream = await visitor.request(`/api/runs/${runId}/events`)
      await stream.text()
      return (await (await visitor.request(`/api/runs/${runId}`)).json()) as RunDetail
    },
  }
  return visitor
}

/** What a browser does with a Set-Cookie header, as far as our cookies need it. */
function keepCookie(jar: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const [name = '', value = ''] = pair.split('=')
  if (/;\s?Max-Age=0\b/i.test(line)) jar.delete(name)
  else jar.set(name, value)
}

export function toResumes(texts: Record<number, string>): { position: number; resume: ResumeText }[] {
  return Object.entries(texts).map(([position, text]) => ({
    position: Number(position),
    resume: plainResume(text, `resume-${position}.txt`),
  }))
}

/** A resume of an invented person. */
export function inventedResume(number: number): string {
  return [
    `Ines Calder ${number}`,
    `ines.calder${number}@mail.example`,
    'Experience',
    `Staff Nurse, Harbour Clinic ${number}, 03/2019 - 06/2023`,
    'Cared for patients after surgery and trained three new colleagues',
    'Education',
    'Bachelor of Nursing, Western College, 2018',
    'Skills',
    'Wound care, triage, medication, patient education, electronic records',
  ].join('\n')
}
