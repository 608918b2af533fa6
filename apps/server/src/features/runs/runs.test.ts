import { setTimeout as sleep } from 'node:timers/promises'
import type { ErrorBody, Run } from '@evenhand/model'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DATABASES } from '../../db/testing/open-test-database.ts'
import { inventedResume, startTestServer, toResumes, type TestServer } from '../../testing/start-test-server.ts'
import { createAnalyzer } from './analyze-job.ts'
import { listPlaces } from './resumes-store.ts'
import { sealText } from './sealed-resume.ts'
import { sweepRuns } from './sweep-runs.ts'

const moody = { filename: new URL('../../jobs/testing/moody-engine-thread.ts', import.meta.url).href, timeout: 1_500 }
const texts = (from: number, count: number): Record<number, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [from + n, inventedResume(from + n)]))

describe.each(DATABASES)('runs on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ kind, engine: moody })
  })
  afterAll(() => server.close())

  it('gives as many rows as files, ranked by what the resumes say', async () => {
    const visitor = server.visit()
    const run = await visitor.createRun(13, 'Staff nurse with experience in wound care and triage')
    expect(run).toMatchObject({ state: 'waiting', progress: { total: 13, processed: 0 }, job: { text: /nurse/ } })
    expect((await visitor.sendTexts(run.id, texts(0, 10))).status).toBe(202)
    expect((await visitor.sendTexts(run.id, texts(10, 3))).status).toBe(202)
    const { run: finished, resumes } = await visitor.finish(run.id)
    expect(finished).toMatchObject({ state: 'done', progress: { total: 13, succeeded: 13, failed: 0, percent: 100 } })
    expect(resumes.map(({ position }) => position)).toEqual(Array.from({ length: 13 }, (_, n) => n))
    for (const { state, email, position } of resumes) {
      expect({ state, email }).toEqual({ state: 'done', email: `ines.calder${position}@mail.example` })
    }
  })

  it('shows one resume with its text and its analysis', async () => {
    const visitor = server.visit()
    const run = await visitor.createRun(1)
    await visitor.sendTexts(run.id, texts(0, 1))
    const { resumes } = await visitor.finish(run.id)
    const response = await visitor.request(`/api/runs/${run.id}/resumes/${resumes[0]!.id}`)
    const detail = await response.json()
    expect(detail).toMatchObject({ row: resumes[0], analysis: { engine: run.engine }, resume: { pages: 1 } })
  })

  it('fails unreadable and empty files at once and keeps the others', async () => {
    const visitor = server.visit()
    const run = await visitor.createRun(3)
    const resumes = [{ position: 0, error: 'password' }, ...toResumes({ 1: ' \n ', 2: inventedResume(2) })]
    expect(await (await visitor.post(`/api/runs/${run.id}/resumes`, { resumes })).json()).toMatchObject({ accepted: 3 })
    const { run: finished, resumes: rows } = await visitor.finish(run.id)
    expect(rows.map(({ state, error }) => error ?? state)).toEqual(['password', 'no-text', 'done'])
    expect(finished.progress).toMatchObject({ processed: 3, succeeded: 1, failed: 2 })
  })

  it('takes each place once, however often it is sent', async () => {
    const visitor = server.visit()
    const run = await visitor.createRun(4)
    const sent = await Promise.all(Array.from({ length: 6 }, () => visitor.sendTexts(run.id, texts(0, 4))))
    const accepted = await Promise.all(
      sent.map(async (response) => ((await response.json()) as { accepted: number }).accepted),
    )
    expect(accepted.reduce((sum, count) => sum + count)).toBe(4)
    const { run: finished } = await visitor.finish(run.id)
    expect(finished.progress.succeeded).toBe(4)
    const { rows } = await sql`select 1 from charges where run_id = ${run.id}`.execute(server.deps.db)
    expect(rows).toHaveLength(4)
  })

  it('tries a failed resume once more after the rest, ends a hung one, and goes on', async () => {
    const visitor = server.visit()
    const run = await visitor.createRun(4)
    const all = { ...texts(0, 4), 0: 'PLEASE HANG', 1: 'PLEASE CRASH', 2: 'PLEASE FAIL' }
    await visitor.sendTexts(run.id, all)
    const { resumes, run: finished } = await visitor.finish(run.id)
    expect(resumes.map(({ state, error }) => error ?? state)).toEqual([
      'timed-out',
      'analysis-failed',
      'analysis-failed',
      'done',
    ])
    expect(finished.progress).toEqual({ total: 4, processed: 4, succeeded: 1, failed: 3, percent: 100 })
    const { rows } = await sql<{ attempts: number; fence: number }>`
      select attempts, fence from resumes where run_id = ${run.id} order by position`.execute(server.deps.db)
    expect(rows.map(({ attempts, fence }) => [attempts, fence])).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
      [0, 1],
    ])
  })

  it('analyses failed files again when asked', async () => {
    const visitor = server.visit()
    const run = await visitor.createRun(2)
    await visitor.post(`/api/runs/${run.id}/resumes`, {
      resumes: [{ position: 0, error: 'damaged' }, ...toResumes({ 1: 'PLEASE FAIL' })],
    })
    await visitor.finish(run.id)
    await replaceText(server, run.id, 1)
    const again = (await (await visitor.post(`/api/runs/${run.id}/retry`)).json()) as Run
    expect(again).toMatchObject({ state: 'running', progress: { processed: 1 } })
    const { resumes, run: finished } = await visitor.finish(run.id)
    expect(resumes.map(({ state, error }) => error ?? state)).toEqual(['damaged', 'done'])
    expect(finished).toMatchObject({ state: 'done', progress: { succeeded: 1, failed: 1 } })
  })

  it('cancels what is not finished', async () => {
    const visitor = server.visit()
    const run = await visitor.createRun(5)
    await visitor.sendTexts(run.id, texts(0, 2))
    const cancelled = (await (await visitor.post(`/api/runs/${run.id}/cancel`)).json()) as Run
    expect(cancelled.state).toBe('cancelled')
    const { resumes } = await visitor.finish(run.id)
    expect(new Set(resumes.slice(2).map(({ state }) => state))).toEqual(new Set(['cancelled']))
    const late = await visitor.sendTexts(run.id, texts(3, 1))
    expect(late.status).toBe(409)
    expect(((await late.json()) as ErrorBody).error.code).toBe('run-finished')
  })

  it('goes on with a cancelled run, and has an outcome for each file and charges once for each', async () => {
    const visitor = server.visit()
    const run = await visitor.createRun(4)
    await visitor.post(`/api/runs/${run.id}/cancel`)
    const csv = await (await visitor.request(`/api/runs/${run.id}/export.csv`)).text()
    expect(csv.trim().split('\r\n')).toHaveLength(5)
    const resumed = (await (await visitor.post(`/api/runs/${run.id}/resume`)).json()) as Run
    expect(resumed).toMatchObject({ state: 'running', progress: { total: 4, processed: 0 } })
    expect((await visitor.post(`/api/runs/${run.id}/resume`)).status).toBe(409)
    await visitor.sendTexts(run.id, texts(0, 2))
    await visitor.post(`/api/runs/${run.id}/cancel`)
    await visitor.post(`/api/runs/${run.id}/resume`)
    await visitor.sendTexts(run.id, texts(2, 2))
    const { run: finished, resumes } = await visitor.finish(run.id)
    expect(finished).toMatchObject({ state: 'done', progress: { total: 4, succeeded: 4, failed: 0, percent: 100 } })
    expect(resumes.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done'])
  })

  it('gives the same run for the same idempotency key, and refuses another request with it', async () => {
    const visitor = server.visit()
    await visitor.request('/api/allowance')
    const key = { 'idempotency-key': 'one click' }
    const clicks = await Promise.all(
      Array.from({ length: 20 }, () => visitor.post('/api/runs', { fileNames: ['a.pdf'] }, key)),
    )
    const runs = await Promise.all(clicks.map(async (click) => ((await click.json()) as Run).id))
    expect(new Set(runs).size).toBe(1)
    const other = await visitor.post('/api/runs', { fileNames: ['b.pdf'] }, key)
    expect([other.status, ((await other.json()) as ErrorBody).error.code]).toEqual([422, 'idempotency-mismatch'])
    const { runs: listed } = (await (await visitor.request('/api/runs')).json()) as { runs: Run[] }
    expect(listed).toHaveLength(1)
  })

  it('T52: hides a run and its stream from everybody else', async () => {
    const owner = server.visit()
    const run = await owner.createRun(1)
    await owner.sendTexts(run.id, texts(0, 1))
    const { resumes } = await owner.finish(run.id)
    const stranger = server.visit()
    const paths = ['', '/events', '/export.csv', `/resumes/${resumes[0]!.id}`]
    const answers = [
      ...paths.map((path) => stranger.request(`/api/runs/${run.id}${path}`)),
      ...['/cancel', '/retry'].map((path) => stranger.post(`/api/runs/${run.id}${path}`)),
      stranger.sendTexts(run.id, texts(0, 1)),
    ]
    for (const answer of await Promise.all(answers)) expect(answer.status).toBe(404)
  })

  it('T52: goes on with the stream after the last event that was seen, each event once', async () => {
    const visitor = server.visit()
    const run = await visitor.createRun(6)
    await visitor.sendTexts(run.id, texts(0, 6))
    await visitor.finish(run.id)
    const all = await readEvents(await visitor.request(`/api/runs/${run.id}/events`))
    const seen = all[3]!
    const headers = { 'last-event-id': String(seen.id) }
    const rest = await readEvents(await visitor.request(`/api/runs/${run.id}/events`, { headers }))
    expect(rest).toEqual(all.slice(4))
    const places = all.flatMap(({ data }) => (data.type === 'resume' ? [data.row.position] : []))
    expect(places.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5])
    expect(all.at(-1)?.data).toMatchObject({ type: 'progress', state: 'done', progress: { percent: 100 } })
  })

  it('T52: holds no stream open for who asks for its head alone, and tells nothing of a failure', async () => {
    const visitor = server.visit()
    const run = await visitor.createRun(1)
    const path = `/api/runs/${run.id}/events`
    for (let n = 0; n < 4; n++) expect((await visitor.request(path, { method: 'HEAD' })).status).toBe(200)
    await vi.waitFor(async () => {
      const stream = await visitor.request(path)
      await stream.body!.cancel()
      expect(stream.status).toBe(200)
    })
    const secret = vi.spyOn(server.deps.signals, 'next').mockRejectedValue(new Error('password of the database'))
    const told = await (await visitor.request(path)).text()
    secret.mockRestore()
    expect(told).not.toMatch(/password|error/)
  })

  it('charges once for a job that is delivered to several workers at the same time', async () => {
    // Within the time a resume usually has: one that runs out of it waits for a second try, and here nobody works on those.
    const idle = await startTestServer({ kind, works: false })
    try {
      const visitor = idle.visit()
      const run = await visitor.createRun(5)
      await visitor.sendTexts(run.id, texts(0, 5))
      const { rows: sent } = await sql<{ id: string }>`select id from resumes`.execute(idle.deps.db)
      const job = { runId: run.id, resumeIds: sent.map(({ id }) => id) }
      await Promise.all([1, 2, 3].map(() => createAnalyzer(idle.deps)(job)))
      expect((await visitor.finish(run.id)).run.progress).toMatchObject({ processed: 5, succeeded: 5 })
      const { rows } = await sql`
        select (select count(*)::int from charges) as charges, (select max(fence) from resumes) as fence`.execute(
        idle.deps.db,
      )
      expect(rows).toEqual([{ charges: 5, fence: 3 }])
    } finally {
      await idle.close()
    }
  })

  it('gives up places whose texts never came', async () => {
    const visitor = server.visit()
    const run = await visitor.createRun(3)
    await visitor.sendTexts(run.id, texts(0, 1))
    await sql`update runs set last_text_at = now() - interval '16 minutes' where id = ${run.id}`.execute(server.deps.db)
    await sweepRuns(server.deps)
    const { resumes, run: finished } = await visitor.finish(run.id)
    expect(resumes.map(({ state, error }) => error ?? state)).toEqual(['done', 'could-not-read', 'could-not-read'])
    expect(finished.state).toBe('done')
  })

  it('T61: opens one large text at a time, which small ones do not wait for', async () => {
    const open = new Set<number>()
    const seen: number[][] = []
    // Which of them is read first is a matter of luck: small and large ones stay until they have met, or would wait for ever.
    const met = Promise.withResolvers<void>()
    const judge = vi.spyOn(server.deps.judge, 'judge').mockImplementation(async ({ task }) => {
      open.add(task.base.position)
      seen.push([...open])
      if (open.size > 3) met.resolve()
      await Promise.race([met.promise, sleep(5_000)])
      await sleep(task.base.position < 3 ? 100 : 0)
      open.delete(task.base.position)
      return { error: 'analysis-failed', isFinal: true }
    })
    const visitor = server.visit()
    const run = await visitor.createRun(6)
    const large = 'Cared for patients after surgery\n'.repeat(40_000)
    await visitor.sendTexts(run.id, { ...texts(0, 6), 0: large, 1: large, 2: large })
    await visitor.finish(run.id)
    judge.mockRestore()
    expect(seen).toHaveLength(6)
    for (const positions of seen) expect(positions.filter((position) => position < 3).length).toBeLessThan(2)
    expect(seen.some((positions) => positions.length === 4)).toBe(true)
  })

  it('sends resumes again whose job was lost', async () => {
    const visitor = server.visit()
    const run = await visitor.createRun(1)
    await visitor.sendTexts(run.id, { 0: 'PLEASE HANG' })
    await sql`delete from pgboss.job`.execute(server.deps.db)
    await replaceText(server, run.id, 0)
    await sweepRuns(server.deps)
    expect((await visitor.finish(run.id)).run.progress.succeeded).toBe(1)
  })

  it('exports a row for each file', async () => {
    const visitor = server.visit()
    const run = await visitor.createRun(3)
    const resumes = [{ position: 0, error: 'password' }, ...toResumes(texts(1, 2))]
    await visitor.post(`/api/runs/${run.id}/resumes`, { resumes })
    await visitor.finish(run.id)
    const response = await visitor.request(`/api/runs/${run.id}/export.csv?language=en`)
    expect(response.headers.get('content-disposition')).toMatch(/filename="resume-analysis-\d{4}-\d\d-\d\d\.csv"/)
    const csv = Buffer.from(await response.arrayBuffer()).toString()
    const lines = csv.trimEnd().split('\r\n')
    expect(csv.startsWith('\uFEFF')).toBe(true)
    expect(lines).toHaveLength(4)
    expect(lines.at(-1)).toMatch(/^resume-0\.txt,,,,0,/)
  })

  it('cuts an export off that fails: half a table does not look whole', async () => {
    const visitor = server.visit()
    const run = await visitor.createRun(30)
    const resumes = Array.from({ length: 30 }, (_, position) => ({ position, error: 'damaged' }))
    for (const start of [0, 10, 20]) {
      await visitor.post(`/api/runs/${run.id}/resumes`, { resumes: resumes.slice(start, start + 10) })
    }
    const broken = vi.spyOn(server.deps.engine, 'exportSlice')
    broken.mockResolvedValueOnce('the first rows').mockRejectedValueOnce(new Error('no thread'))
    const response = await visitor.request(`/api/runs/${run.id}/export.csv`)
    await expect(response.text()).rejects.toThrow('no thread')
    broken.mockRestore()
  })
})

/** Puts a harmless text in the place of what the engine stumbles over. */
async function replaceText({ deps }: TestServer, runId: string, position: number): Promise<void> {
  const run = await deps.db.selectFrom('runs').select('owner_id').where('id', '=', runId).executeTakeFirstOrThrow()
  const key = await deps.vault.keyOf(run.owner_id)
  const ids = await listPlaces(deps.db, { ownerId: run.owner_id, runId, positions: [position] })
  const id = ids.get(position)!
  const resume = sealText(key, id, JSON.stringify(toResumes({ [position]: inventedResume(position) })[0]!.resume))
  await deps.db.updateTable('resumes').set({ resume }).where('id', '=', id).execute()
}

type Message = { id: number; data: { type: 'resume'; row: { position: number } } | { type: 'progress' } }

async function readEvents(response: Response): Promise<Message[]> {
  const blocks = (await response.text()).split('\n\n')
  return blocks.flatMap((block) => {
    const id = /^id: (\d+)$/m.exec(block)
    const data = /^data: (.+)$/m.exec(block)
    return id && data ? [{ id: Number(id[1]), data: JSON.parse(data[1]!) as Message['data'] }] : []
  })
}
