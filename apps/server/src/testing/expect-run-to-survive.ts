import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Run, RunDetail } from '@evenhand/model'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { connect } from '../db/connect.ts'
import { createPostgresDatabase } from '../db/testing/open-test-database.ts'
import { spawnServer, type SpawnedServer } from './spawn-server.ts'
import { inventedResume, toResumes } from './start-test-server.ts'

const FILES = 100
/** Time from the restarted server's ready line to the end of the run. */
const WITHIN = 30_000

/** A server that gets a signal in the middle of a run ends it after its restart: no row lost, none twice, charges equal to successes. */
export async function expectRunToSurvive(
  kind: 'PGlite' | 'PostgreSQL',
  { signal, folder }: { signal: 'SIGKILL' | 'SIGTERM'; folder: string },
): Promise<void> {
  const DATA_DIR = join(folder, `${kind}-${signal}`)
  const settings: Record<string, string> = { DATA_DIR }
  if (kind === 'PostgreSQL') settings['DATABASE_URL'] = await createPostgresDatabase()
  const first = await spawnServer(settings)
  const { run, headers } = await createRun(first)
  for (let start = 0; start < FILES / 2; start += 10) await sendTexts(first, { id: run.id, start, headers })
  await until(async () => (await readRun(first, run.id, headers)).run.progress.processed >= 15)
  const stream = await fetch(`${first.url}/api/runs/${run.id}/events`, { headers })
  const asked = Date.now()
  first.process.kill(signal)
  expect(await first.exited).toBe(signal === 'SIGKILL' ? null : 0)
  expect(Date.now() - asked).toBeLessThan(5_000)
  await stream.text().catch(() => 'cut off')

  const second = await spawnServer(settings)
  const restarted = Date.now()
  // From before the middle: a browser that lost its connection repeats its last requests.
  for (let start = FILES / 2 - 20; start < FILES; start += 10) await sendTexts(second, { id: run.id, start, headers })
  await until(async () => (await readRun(second, run.id, headers)).run.state === 'done')
  expect(Date.now() - restarted).toBeLessThan(WITHIN)
  const { run: finished, resumes } = await readRun(second, run.id, headers)
  expect(resumes.filter(({ state }) => state !== 'done')).toEqual([])
  expect(finished.progress).toEqual({ total: FILES, processed: FILES, succeeded: FILES, failed: 0, percent: 100 })
  expect(resumes.map(({ position }) => position)).toEqual(Array.from({ length: FILES }, (_, n) => n))
  expect(new Set(resumes.map(({ email }) => email)).size).toBe(FILES)

  const stopping = Date.now()
  second.process.kill('SIGTERM')
  expect(await second.exited).toBe(0)
  expect(Date.now() - stopping).toBeLessThan(5_000)
  expect(await countCharges({ DATA_DIR, DATABASE_URL: settings['DATABASE_URL'] }, run.id)).toEqual({
    charges: FILES,
    charged: FILES,
  })
}

type Headers = Record<string, string>

async function createRun({ url }: SpawnedServer): Promise<{ run: Run; headers: Headers }> {
  const fileNames = Array.from({ length: FILES }, (_, n) => `resume-${n}.txt`)
  const body = JSON.stringify({ fileNames, jobDescription: 'Staff nurse with experience in wound care' })
  const headers: Headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/api/runs`, { method: 'POST', headers, body })
  const cookie = response.headers.getSetCookie()[0]!.split(';')[0]!
  return { run: (await response.json()) as Run, headers: { ...headers, cookie } }
}

async function sendTexts(
  { url }: SpawnedServer,
  batch: { id: string; start: number; headers: Headers },
): Promise<void> {
  const texts = Object.fromEntries(
    Array.from({ length: 10 }, (_, n) => [batch.start + n, inventedResume(batch.start + n)]),
  )
  const body = JSON.stringify({ resumes: toResumes(texts) })
  const response = await fetch(`${url}/api/runs/${batch.id}/resumes`, { method: 'POST', headers: batch.headers, body })
  expect(response.status).toBe(202)
}

async function readRun({ url }: SpawnedServer, id: string, headers: Headers): Promise<RunDetail> {
  return (await (await fetch(`${url}/api/runs/${id}`, { headers })).json()) as RunDetail
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(50)
}

async function countCharges(source: { DATA_DIR: string; DATABASE_URL?: string }, runId: string): Promise<unknown> {
  const connection = await connect(source)
  const { rows } = await sql`
    select count(*)::int as charges, count(distinct resume_id)::int as charged from charges where run_id = ${runId}
  `.execute(connection.db)
  await connection.close()
  return rows[0]
}
