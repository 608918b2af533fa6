import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeResume, NURSE_JOB } from '@evenhand/llm/testing/make-resume'
import { startTestProvider, type TestProvider } from '@evenhand/llm/testing/start-test-provider'
import type { ModelUse, Run, RunDetail } from '@evenhand/model'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createPostgresDatabase } from '../../db/testing/open-test-database.ts'
import { killSpawned, spawnRefused, spawnServer, type SpawnedServer } from '../../testing/spawn-server.ts'
import { toResumes } from '../../testing/start-test-server.ts'
import { modelSettings } from './testing/start-model-server.ts'

let provider: TestProvider
let folder: string
beforeAll(async () => {
  provider = await startTestProvider()
  folder = await mkdtemp(join(tmpdir(), 'evenhand-models-'))
})
afterEach(killSpawned)
afterAll(async () => {
  await provider.close()
  await rm(folder, { recursive: true, force: true })
})

it(
  'one variable moves a running installation to a model and back; earlier rows keep their engine',
  { timeout: 240_000 },
  async () => {
    const installation = {
      DATA_DIR: folder,
      DATABASE_URL: await createPostgresDatabase(),
      ...modelSettings(provider),
      LLM_KEY_GAP_MS: '20',
    }
    const visitor: { cookie?: string } = {}
    const engines: string[] = []
    const runs: string[] = []
    for (const name of ['off', 'openai-compatible', 'off']) {
      const server = await spawnServer({ ...installation, LLM_PROVIDER: name })
      const run = await screenOne(server, visitor)
      runs.push(run.run.id)
      engines.push(run.resumes[0]!.engine!.id)
      const earlier = await Promise.all(runs.map((id) => read<RunDetail>(server, visitor, `/api/runs/${id}`)))
      expect(earlier.map(({ resumes }) => resumes[0]!.engine!.id)).toEqual(engines)
      const settings = await read<{ engine: string }>(server, visitor, '/api/settings')
      expect(settings.engine).toBe(name === 'off' ? 'built-in' : 'openai-compatible test-model')
      const uses = await Promise.all(runs.map((id) => read<ModelUse>(server, visitor, `/api/runs/${id}/sent`)))
      expect(uses.map(({ calls }) => calls.length)).toEqual(engines.map((id) => (id === 'built-in' ? 0 : 1)))
      server.process.kill('SIGTERM')
      expect(await server.exited).toBe(0)
    }
    expect(engines).toEqual(['built-in', 'test-model', 'built-in'])
    expect(provider.requests).toHaveLength(1)
  },
)

it('T48: does not start with an address of a model that is private and not said to be', async () => {
  const settings = { ...modelSettings(provider), DATA_DIR: join(folder, 'refused'), LLM_ALLOW_PRIVATE: '0' }
  const { code, output } = await spawnRefused(settings)
  expect([code, output.trim()]).toEqual([
    1,
    expect.stringMatching(/^Evenhand cannot start: setting LLM_BASE_URL: must begin with https/),
  ])
  expect(output).not.toContain('key-one')
}, 60_000)

type Visitor = { cookie?: string }

async function screenOne(server: SpawnedServer, visitor: Visitor): Promise<RunDetail> {
  const run = await post<Run>(server, visitor, {
    path: '/api/runs',
    body: { fileNames: ['a.txt'], jobDescription: NURSE_JOB },
  })
  const resumes = toResumes({ 0: makeResume(4).resume.text })
  await post(server, visitor, { path: `/api/runs/${run.id}/resumes`, body: { resumes } })
  for (;;) {
    const detail = await read<RunDetail>(server, visitor, `/api/runs/${run.id}`)
    if (detail.run.state === 'done') return detail
    await sleep(50)
  }
}

async function read<T>({ url }: SpawnedServer, { cookie = '' }: Visitor, path: string): Promise<T> {
  return (await (await fetch(url + path, { headers: { cookie } })).json()) as T
}

async function post<T>(
  { url }: SpawnedServer,
  visitor: Visitor,
  { path, body }: { path: string; body: unknown },
): Promise<T> {
  const headers = { 'content-type': 'application/json', cookie: visitor.cookie ?? '' }
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(response.status).toBeLessThan(300)
  visitor.cookie ??= response.headers.getSetCookie()[0]!.split(';')[0]!
  return (await response.json()) as T
}
