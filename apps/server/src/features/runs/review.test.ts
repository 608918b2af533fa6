import { BATCH_SIZE, type ErrorBody, type ResumeDetail, type ResumeRow, type Run } from '@evenhand/model'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '../../db/testing/open-test-database.ts'
import { inventedResume, startTestServer, type TestServer, type Visitor } from '../../testing/start-test-server.ts'

const REASON = 'Leads nights on a ward of our size'

async function finished(visitor: Visitor, people: number, job?: string) {
  const run = await visitor.createRun(people, job)
  for (let start = 0; start < people; start += BATCH_SIZE) {
    const some = Array.from({ length: Math.min(BATCH_SIZE, people - start) }, (_, n) => start + n)
    await visitor.sendTexts(run.id, Object.fromEntries(some.map((n) => [n, inventedResume(n)])))
  }
  return visitor.finish(run.id)
}

const put = (visitor: Visitor, path: string, body: unknown) =>
  visitor.request(path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe.each(DATABASES)('looking through results on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ kind })
  })
  afterAll(() => server.close())

  it('keeps a decision with the candidate, sealed, in the log, and in the stream', async () => {
    const visitor = server.visit()
    const { run, resumes } = await finished(visitor, 2)
    const path = `/api/runs/${run.id}/resumes/${resumes[1]!.id}/decision`
    const answer = await put(visitor, path, { value: 'shortlist', reason: REASON, note: 'Call on Monday' })
    const row = (await answer.json()) as ResumeRow
    const decision = { value: 'shortlist', reason: REASON, note: 'Call on Monday' }
    expect(row).toMatchObject({ position: 1, decision })
    const stream = await visitor.request(`/api/runs/${run.id}/events`)
    expect(await stream.text()).toContain(REASON)
    const stored = await sql<{ decision: string }>`select decision from resumes where id = ${row.id}`.execute(
      server.deps.db,
    )
    expect(stored.rows[0]?.decision).not.toContain('Leads')
    const log = await sql<{ entry: string }>`select entry from decision_log where entry like ${`%${row.id}%`}`.execute(
      server.deps.db,
    )
    expect(log.rows.map(({ entry }) => JSON.parse(entry) as unknown)).toContainEqual(
      expect.objectContaining({ kind: 'decision', value: 'shortlist', withReason: true }),
    )
    await put(visitor, path, { value: null })
    const { resumes: after } = (await (await visitor.request(`/api/runs/${run.id}`)).json()) as {
      resumes: ResumeRow[]
    }
    expect(after[1]).not.toHaveProperty('decision')
  })

  it('shows and takes decisions only of the owner', async () => {
    const { run, resumes } = await finished(server.visit(), 1)
    const other = server.visit()
    await other.createRun(1)
    const answer = await put(other, `/api/runs/${run.id}/resumes/${resumes[0]!.id}/decision`, { value: 'no' })
    expect(answer.status).toBe(404)
  })

  it('judges kept texts against another job without an upload', async () => {
    const visitor = server.visit()
    const { run } = await finished(visitor, 12, 'Staff nurse with experience in wound care')
    const answer = await visitor.post(`/api/runs/${run.id}/rerun`, { jobDescription: 'Must have: welding licence' })
    expect(answer.status).toBe(201)
    const again = (await answer.json()) as Run
    expect(again.id).not.toBe(run.id)
    const { run: done, resumes } = await visitor.finish(again.id)
    expect(done).toMatchObject({
      state: 'done',
      progress: { total: 12, succeeded: 12 },
      job: { text: 'Must have: welding licence' },
    })
    expect(resumes.map(({ fileName }) => fileName)).toContain('resume-11.txt')
    const { rows } = await sql`select 1 from charges where run_id = ${again.id}`.execute(server.deps.db)
    expect(rows).toHaveLength(12)
  })

  it('does not judge again what is still being judged', async () => {
    const visitor = server.visit()
    const run = await visitor.createRun(2)
    expect((await visitor.post(`/api/runs/${run.id}/rerun`, {})).status).toBe(409)
  })

  it('exports workbook and data, and hides who is not decided on', async () => {
    const visitor = server.visit()
    const { run, resumes } = await finished(visitor, 2, 'Must have: staff nurse')
    await put(visitor, `/api/runs/${run.id}/resumes/${resumes[0]!.id}/decision`, { value: 'maybe', reason: REASON })
    const workbook = await visitor.request(`/api/runs/${run.id}/export?format=xlsx`)
    expect(new Uint8Array(await workbook.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]))
    const data = (await (await visitor.request(`/api/runs/${run.id}/export?format=json&blind=1`)).json()) as {
      run: Run
      resumes: ResumeDetail[]
    }
    const told = new Map(data.resumes.map((detail) => [detail.row.position, JSON.stringify(detail)]))
    expect(told.get(0)).toContain('Ines Calder 0')
    expect(told.get(0)).toContain(REASON)
    expect(told.get(1)).not.toMatch(/Calder|ines\.calder1/i)
    const csv = await (await visitor.request(`/api/runs/${run.id}/export.csv?blind=1`)).text()
    expect(csv).toContain('Candidate 2')
    expect(csv).not.toContain('ines.calder1@')
  })
})

it('refuses workbook and data to accounts without a plan, the table to nobody', async () => {
  const server = await startTestServer({ kind: DATABASES[0]!, settings: { PLANS: 'on' } })
  const visitor = server.visit()
  const { run } = await finished(visitor, 1)
  const refused = await visitor.request(`/api/runs/${run.id}/export?format=xlsx`)
  expect(refused.status).toBe(403)
  expect(((await refused.json()) as ErrorBody).error.code).toBe('plan-required')
  expect((await visitor.request(`/api/runs/${run.id}/export?format=csv`)).status).toBe(200)
  await server.close()
})
