import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { signUpVisitor, type Member } from '../features/accounts/testing/sign-up-visitor.ts'
import { setPlan } from '../plans/set-plan.ts'
import { startTestServer, toResumes, type TestServer } from '../testing/start-test-server.ts'
import { LIMITED } from './limit-routes.ts'

const ID = 'f'.repeat(32)

let server: TestServer
let number = 0
const newMember = (): Promise<Member> => {
  number++
  return signUpVisitor(server, `member${number}@mail.example`, server.visit(`198.51.${number}`))
}
beforeAll(async () => {
  server = await startTestServer({
    kind: 'PostgreSQL',
    settings: { RATE_LIMITS: 'on', PLANS: 'on', PAYMENTS: 'sandbox' },
    works: false,
  })
})
afterAll(() => server.close())
// However long so many requests take, they are sent within one window.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

/** How many requests pass until one is refused, at most `tries`; and what the refused one says. */
async function countPassing(ask: () => Promise<Response>, tries: number): Promise<{ passed: number; wait: number }> {
  for (let passed = 0; passed < tries; passed++) {
    const response = await ask()
    if (response.status !== 429) continue
    expect(await response.json()).toMatchObject({ error: { code: 'too-many-requests', message: expect.any(String) } })
    return { passed, wait: Number(response.headers.get('retry-after')) }
  }
  return { passed: tries, wait: 0 }
}

describe('limits of requests', () => {
  it.each(LIMITED.map((group) => [group.name, group] as const))(
    '%s are refused beyond their limit, and it is said when to come again',
    async (_, { method, paths, rules }) => {
      const member = await newMember()
      const addresses = paths.map((path) => path.replace(':id', ID).replace(':token', ID))
      const { most, seconds } = rules.owner!
      const { passed, wait } = await countPassing(() => member.ask(method, addresses.at(-1)!), most + 1)
      expect(passed).toBe(most)
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(seconds)
      for (const address of addresses) expect((await member.ask(method, address)).status).toBe(429)
    },
  )

  it.each([
    ['GET', '/api/auth/profile', 60],
    ['POST', '/api/billing/checkout', 10],
    ['POST', '/api/billing/portal', 10],
  ])('%s %s is refused beyond %d', async (method, path, most) => {
    const member = await newMember()
    const ask = (): Promise<Response> => member.ask(method, path, method === 'GET' ? undefined : {})
    const { passed, wait } = await countPassing(ask, most + 1)
    expect(passed).toBe(most)
    expect(wait).toBeGreaterThan(0)
  })

  it('events of the payment provider are refused beyond a hundred a second', async () => {
    const answers = await Promise.all(Array.from({ length: 400 }, () => server.visit().post('/api/webhooks/stripe')))
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.length - refused.length).toBe(100)
    expect(refused[0]!.headers.get('retry-after')).toBe('1')
  })

  it('guests who change their cookie are counted by their network', async () => {
    const ask = (): Promise<Response> => server.visit('203.0.113').post('/api/jobs/read', {})
    const { passed } = await countPassing(ask, 1_201)
    expect(passed).toBe(1_200)
  })

  it('a thousand texts of somebody who is signed in pass, and of three thousand a minute no more', async () => {
    const member = await newMember()
    const user = await server.deps.accounts.findUserByEmail(member.email)
    await setPlan(server.deps.db, user!.id, 'pro')
    const statuses = new Map<number, number>()
    const { id } = (await (
      await member.ask('POST', '/api/runs', { fileNames: Array.from({ length: 1_000 }, (_, n) => `resume-${n}.txt`) })
    ).json()) as { id: string }
    const send = async (start: number): Promise<void> => {
      const texts = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [start + n, `Ines Calder ${start + n}`]))
      const { status } = await member.ask('POST', `/api/runs/${id}/resumes`, { resumes: toResumes(texts) })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    for (let start = 0; start < 1_000; start += 10) await send(start)
    expect([...statuses]).toEqual([[202, 100]])
    for (let start = 0; start < 2_010; start += 10) await send(start % 1_000)
    expect([...statuses]).toEqual([
      [202, 300],
      [429, 1],
    ])
  })
})
