import type { Allowance, ErrorBody } from '@evenhand/model'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DATABASES } from './db/testing/open-test-database.ts'
import { setPlan } from './plans/set-plan.ts'
import { inventedResume, startTestServer, type TestServer } from './testing/start-test-server.ts'
import { signUpVisitor } from './features/accounts/testing/sign-up-visitor.ts'
import { MOST_OPEN } from './features/runs/create-run.ts'

const moody = { filename: new URL('./jobs/testing/moody-engine-thread.ts', import.meta.url).href }

describe.each(DATABASES)('work that is not paid for, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ kind, engine: moody, settings: { PLANS: 'on', RATE_LIMITS: 'on' } })
  })
  afterAll(() => server.close())

  it('T17: a text that fails is analysed for two uploads a day, under whatever name, and costs nothing', async () => {
    const visitor = server.visit('198.51.1')
    const judge = vi.spyOn(server.deps.judge, 'judge')
    const screen = async (text: string): Promise<string | undefined> => {
      const run = await visitor.createRun(1)
      await visitor.sendTexts(run.id, { 0: text })
      const [row] = (await visitor.finish(run.id)).resumes
      return row!.error ?? row!.state
    }
    const asked: number[] = []
    for (let uploads = 0; uploads < 4; uploads++) {
      expect(await screen('PLEASE FAIL')).toBe('analysis-failed')
      asked.push(judge.mock.calls.length)
    }
    // Each upload is tried twice.
    expect(asked).toEqual([2, 4, 4, 4])
    expect(await screen(inventedResume(1))).toBe('done')
    const left = (await (await visitor.request('/api/allowance')).json()) as Allowance
    expect(left.remaining).toBe(2)
    await sql`update failed_texts set first_at = first_at - interval '25 hours'`.execute(server.deps.db)
    expect(await screen('PLEASE FAIL')).toBe('analysis-failed')
    expect(judge.mock.calls.length).toBe(7)
    const { rows } = await sql<{ line: string }>`select f::text as line from failed_texts f`.execute(server.deps.db)
    expect(rows[0]!.line).not.toContain('PLEASE')
  })

  it('of one person five runs are open at a time, also when ten are asked for at once', async () => {
    const member = await signUpVisitor(server, 'ines@mail.example', server.visit('198.51.2'))
    const user = await server.deps.accounts.findUserByEmail(member.email)
    await setPlan(server.deps.db, user!.id, 'pro')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => member.ask('POST', '/api/runs', { fileNames: ['a.txt'] })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_OPEN)
    const refused = answers.find(({ status }) => status === 429)!
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(((await refused.json()) as ErrorBody).error).toMatchObject({
      code: 'too-many-runs',
      message: '5 screenings are still running. Wait until one is finished, or stop one.',
    })
    const [open] = ((await (await member.ask('GET', '/api/runs')).json()) as { runs: { id: string }[] }).runs
    await member.ask('POST', `/api/runs/${open!.id}/cancel`)
    expect((await member.ask('POST', '/api/runs', { fileNames: ['a.txt'] })).status).toBe(201)
  })
})
