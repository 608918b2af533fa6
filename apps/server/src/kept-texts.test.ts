import type { ResumeDetail, Run, RunDetail, UserInfo } from '@evenhand/model'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from './db/testing/open-test-database.ts'
import { signUpVisitor, type Member } from './features/accounts/testing/sign-up-visitor.ts'
import { inventedResume, startTestServer, toResumes, type TestServer } from './testing/start-test-server.ts'

const moody = { filename: new URL('./jobs/testing/moody-engine-thread.ts', import.meta.url).href }
const json = async <T>(response: Response | Promise<Response>): Promise<T> => (await (await response).json()) as T

/** What the server is set to holds for guests, and for accounts until they choose. */
const SET = { PGlite: 'on', PostgreSQL: 'off' }

describe.each(DATABASES)('T56: texts that are not to be kept, on %s', (kind) => {
  let server: TestServer
  let member: Member
  beforeAll(async () => {
    server = await startTestServer({ kind, engine: moody, settings: { KEEP_TEXTS: SET[kind] } })
    member = await signUpVisitor(server, 'ines@mail.example')
  })
  afterAll(() => server.close())

  const keep = async (keep_texts: boolean): Promise<boolean> =>
    (await json<{ userinfo: UserInfo }>(member.ask('PATCH', '/api/auth/profile', { keep_texts }))).userinfo.keep_texts
  async function screen(...texts: string[]): Promise<RunDetail> {
    const fileNames = texts.map((_, n) => `${n}.txt`)
    const { id } = await json<Run>(member.ask('POST', '/api/runs', { fileNames, jobDescription: 'Staff nurse' }))
    await member.ask('POST', `/api/runs/${id}/resumes`, { resumes: toResumes(Object.fromEntries(texts.entries())) })
    await (await member.ask('GET', `/api/runs/${id}/events`)).text()
    return json<RunDetail>(member.ask('GET', `/api/runs/${id}`))
  }
  const stored = async (): Promise<number> => {
    const { rows } = await sql<{ texts: number }>`select count(resume)::int as texts from resumes`.execute(
      server.deps.db,
    )
    return rows[0]!.texts
  }

  it('follow the setting KEEP_TEXTS where nobody has chosen', async () => {
    const { userinfo } = await json<{ userinfo: UserInfo }>(member.ask('GET', '/api/auth/profile'))
    expect(userinfo.keep_texts).toBe(SET[kind] === 'on')
    const visitor = server.visit()
    const run = await visitor.createRun(1)
    await visitor.sendTexts(run.id, { 0: inventedResume(3) })
    expect((await visitor.finish(run.id)).run.progress.succeeded).toBe(1)
    expect(await stored()).toBe(SET[kind] === 'on' ? 1 : 0)
    await sql`delete from runs`.execute(server.deps.db)
  })

  it('go with their analysis, or when it has failed; results and exports stay', async () => {
    expect(await keep(false)).toBe(false)
    const { run, resumes } = await screen(inventedResume(1), 'PLEASE FAIL')
    expect(resumes.map(({ state }) => state)).toEqual(['done', 'failed'])
    expect(await stored()).toBe(0)
    const detail = await json<ResumeDetail>(member.ask('GET', `/api/runs/${run.id}/resumes/${resumes[0]!.id}`))
    expect(detail.resume).toBeUndefined()
    expect(detail.analysis?.profile.emails[0]?.value).toBe('ines.calder1@mail.example')
    const csv = await (await member.ask('GET', `/api/runs/${run.id}/export.csv`)).text()
    expect(csv).toContain('ines.calder1@mail.example')
    expect(csv).toContain('Staff Nurse')
    const blind = await (await member.ask('GET', `/api/runs/${run.id}/export?format=json&blind=1`)).text()
    expect(blind).not.toMatch(/Calder|calder/)
    // There is nothing left to judge again.
    expect((await member.ask('POST', `/api/runs/${run.id}/rerun`, { language: 'en' })).status).toBe(409)
    const text = inventedResume(7)
    const analysis = await member.ask('POST', '/api/resume-analyses/analysis', { text, fileName: 'a.txt' })
    expect([analysis.status, JSON.stringify(await analysis.json())]).toEqual([
      200,
      expect.stringContaining('ines.calder7@mail.example'),
    ])
    expect(await stored()).toBe(0)
  })

  it('stay where their owner says so', async () => {
    expect(await keep(true)).toBe(true)
    const { run, resumes } = await screen(inventedResume(2))
    const detail = await json<ResumeDetail>(member.ask('GET', `/api/runs/${run.id}/resumes/${resumes[0]!.id}`))
    expect(detail.resume?.text).toContain('Ines Calder 2')
    expect(await stored()).toBe(1)
  })
})
