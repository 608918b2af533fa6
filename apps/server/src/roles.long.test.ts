import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Run, RunDetail } from '@evenhand/model'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectPostgres } from './db/connect.ts'
import { createPostgresDatabase } from './db/testing/open-test-database.ts'
import { killSpawned, spawnServer, type SpawnedServer } from './testing/spawn-server.ts'
import { inventedResume, toResumes } from './testing/start-test-server.ts'

const FILES = 60
const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

let folder: string
const workers: ChildProcess[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evenhand-roles-'))
})
afterAll(async () => {
  killSpawned()
  for (const worker of workers) worker.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** Resolves when it says that it works. */
function spawnWorker(settings: Record<string, string>): Promise<ChildProcess> {
  const env = { PATH: process.env['PATH'], ...settings, ROLE: 'worker' }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  workers.push(child)
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Evenhand is working')) resolve(child)
    })
    child.once('exit', (code) => reject(new Error(`the worker ended with ${code}`)))
  })
}

it('two web and two worker processes share one PostgreSQL: every row once', { timeout: 120_000 }, async () => {
  const DATABASE_URL = await createPostgresDatabase()
  const settings = { DATA_DIR: folder, DATABASE_URL, LOG_LEVEL: 'error', PLANS: 'off', WORKER_THREADS: '1' }
  const [first, second] = await Promise.all([
    spawnServer({ ...settings, ROLE: 'web' }),
    spawnServer({ ...settings, ROLE: 'web' }),
    spawnWorker(settings),
    spawnWorker(settings),
  ])
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  const ask = ({ url }: SpawnedServer, path: string, body?: unknown): Promise<Response> =>
    fetch(`${url}${path}`, { method: body ? 'POST' : 'GET', headers, body: body ? JSON.stringify(body) : undefined })
  const fileNames = Array.from({ length: FILES }, (_, n) => `resume-${n}.txt`)
  const created = await ask(first, '/api/runs', { fileNames, jobDescription: 'Staff nurse, wound care' })
  headers['cookie'] = created.headers.getSetCookie()[0]!.split(';')[0]!
  const { id } = (await created.json()) as Run

  // The stream is at the one server while the texts come to both, some of them twice.
  const stream = ask(second, `/api/runs/${id}/events`).then((response) => response.text())
  const batches = Array.from({ length: FILES / 10 }, (_, n) => n * 10)
  await Promise.all(
    [...batches, ...batches].map(async (start, n) => {
      const texts = Object.fromEntries(Array.from({ length: 10 }, (_, m) => [start + m, inventedResume(start + m)]))
      const sent = await ask(n % 2 === 0 ? first : second, `/api/runs/${id}/resumes`, { resumes: toResumes(texts) })
      expect(sent.status).toBe(202)
    }),
  )
  const events = await stream
  const { run, resumes } = (await (await ask(first, `/api/runs/${id}`)).json()) as RunDetail
  expect(run.progress).toEqual({ total: FILES, processed: FILES, succeeded: FILES, failed: 0, percent: 100 })
  expect(resumes.map(({ position }) => position)).toEqual(fileNames.map((_, n) => n))
  expect(new Set(resumes.map(({ email }) => email)).size).toBe(FILES)
  expect(events.match(/^data: {"type":"resume"/gm)).toHaveLength(FILES)

  const connection = connectPostgres(DATABASE_URL)
  const { rows } = await sql`
    select count(*)::int as charges, count(distinct resume_id)::int as charged from charges where run_id = ${id}
  `.execute(connection.db)
  await connection.close()
  expect(rows).toEqual([{ charges: FILES, charged: FILES }])

  const processes = [first.process, second.process, ...workers]
  const ends = processes.map((child) => new Promise((resolve) => child.once('exit', resolve)))
  for (const child of processes) child.kill('SIGTERM')
  expect(await Promise.all(ends)).toEqual([0, 0, 0, 0])
})
