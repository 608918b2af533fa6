import type { Allowance, AllowanceHistory, ResumeDetail, Run, RunDetail, RunRequest } from '@evenhand/model'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DATABASES } from './db/testing/open-test-database.ts'
import { signUpVisitor, type Member } from './features/accounts/testing/sign-up-visitor.ts'
import { plainResume } from './features/runs/plain-resume.ts'
import { setPlan } from './plans/set-plan.ts'
import { inventedResume, startTestServer, type TestServer } from './testing/start-test-server.ts'

const json = async <T>(response: Response | Promise<Response>): Promise<T> => (await (await response).json()) as T
const JOB = 'Staff nurse\nExperience with triage'

describe.each(DATABASES)('a resume that was screened before, on %s', (kind) => {
  let server: TestServer
  let member: Member
  beforeAll(async () => {
    server = await startTestServer({ kind, settings: { PLANS: 'on' } })
    member = await signUpVisitor(server, 'ines@mail.example')
    const user = await server.deps.accounts.findUserByEmail(member.email)
    await setPlan(server.deps.db, user!.id, 'basic')
  })
  afterAll(() => server.close())

  async function screen(text: string, request: Partial<RunRequest> = {}, fileName = 'a.txt'): Promise<RunDetail> {
    const body = { jobDescription: JOB, fileNames: [fileName], ...request }
    const { id } = await json<Run>(member.ask('POST', '/api/runs', body))
    const resumes = [{ position: 0, resume: plainResume(text, fileName) }]
    await member.ask('POST', `/api/runs/${id}/resumes`, { resumes })
    await (await member.ask('GET', `/api/runs/${id}/events`)).text()
    return json<RunDetail>(member.ask('GET', `/api/runs/${id}`))
  }
  const detailOf = ({ run, resumes: [row] }: RunDetail): Promise<ResumeDetail> =>
    json(member.ask('GET', `/api/runs/${run.id}/resumes/${row!.id}`))
  /** What `work` cost, and how often anything was analysed for it. */
  async function costOf<T>(work: () => Promise<T>): Promise<{ cost: number; analysed: number; result: T }> {
    const judge = vi.spyOn(server.deps.judge, 'judge')
    const left = async () => (await json<Allowance>(member.ask('GET', '/api/allowance'))).remaining
    const before = await left()
    const result = await work()
    const [cost, analysed] = [before - (await left()), judge.mock.calls.length]
    judge.mockRestore()
    return { cost, analysed, result }
  }

  it('is not analysed again, costs nothing, and is told in the same words under its new name', async () => {
    const first = await costOf(() => screen(inventedResume(1)))
    expect([first.cost, first.analysed]).toEqual([1, 1])
    const again = await costOf(() => screen(inventedResume(1), {}, 'b.txt'))
    expect([again.cost, again.analysed]).toEqual([0, 0])
    const [before, after] = [await detailOf(first.result), await detailOf(again.result)]
    expect(after.analysis).toEqual(before.analysis)
    expect(after.row).toEqual({ ...before.row, id: after.row.id, fileName: 'b.txt' })
    expect(after.resume?.fileName).toBe('b.txt')
    expect(again.result.run.progress).toMatchObject({ total: 1, succeeded: 1 })
    const { entries } = await json<AllowanceHistory>(member.ask('GET', '/api/allowance/history'))
    expect(entries.slice(0, 2).map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(['release 1', 'reserve 1'])
  })

  it('costs nothing through the call of a single text', async () => {
    const body = { text: inventedResume(2), fileName: 'a.txt', jobDescription: JOB }
    const ask = async () => json(member.ask('POST', '/api/resume-analyses/analysis', body))
    const [first, again] = [await costOf(ask), await costOf(ask)]
    expect([first.cost, again.cost, again.analysed]).toEqual([1, 0, 0])
    expect(again.result).toEqual(first.result)
  })

  it.each<[string, string, Partial<RunRequest>]>([
    ['another job', inventedResume(3), { jobDescription: 'Staff nurse' }],
    ['no job', inventedResume(3), { jobDescription: undefined }],
    ['a job in other lines', inventedResume(3), { jobDescription: JOB.replace('\n', ' ') }],
    ['another language', inventedResume(3), { language: 'fr' }],
    ['the same words in another layout', inventedResume(3).replace('\nSkills\n', ' Skills '), {}],
  ])('is analysed again and counted for %s', async (_, text, request) => {
    await screen(inventedResume(3))
    const { cost, analysed } = await costOf(() => screen(text, request))
    expect([cost, analysed]).toEqual([1, 1])
  })

  it('is analysed again where its text was not kept, or another month counts', async () => {
    await screen(inventedResume(4))
    await sql`update resumes set resume = null`.execute(server.deps.db)
    expect((await costOf(() => screen(inventedResume(4)))).cost).toBe(1)
    await sql`update runs set created_at = created_at - interval '32 days'`.execute(server.deps.db)
    expect((await costOf(() => screen(inventedResume(4)))).cost).toBe(1)
  })

  it('is nobody else’s, and guests have no such store', async () => {
    const visitor = server.visit('198.51.1')
    const screened = async (): Promise<number> => {
      const run = await visitor.createRun(1, JOB)
      const resume = plainResume(inventedResume(1), 'a.txt')
      await visitor.post(`/api/runs/${run.id}/resumes`, { resumes: [{ position: 0, resume }] })
      await visitor.finish(run.id)
      return (await json<Allowance>(visitor.request('/api/allowance'))).remaining
    }
    expect([await screened(), await screened()]).toEqual([2, 1])
  })
})
