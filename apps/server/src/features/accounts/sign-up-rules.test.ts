import type { ErrorBody, SignInAnswer } from '@evenhand/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '../../db/connect.ts'
import { openTestDatabase } from '../../db/testing/open-test-database.ts'
import { readEnv } from '../../env.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { mustVerify, refuseSignUp } from './may-sign-up.ts'
import { PASSWORD, registration, signInVisitor, signUpVisitor } from './testing/sign-up-visitor.ts'

const json = async <T>(response: Response | Promise<Response>): Promise<T> => (await (await response).json()) as T

describe('registration', () => {
  let connection: Connection
  beforeAll(async () => {
    connection = await openTestDatabase('PostgreSQL')
    await connection.db.insertInto('invitations').values({ email: 'guest@mail.example' }).execute()
  })
  afterAll(() => connection.close())

  it.each([
    [{}, 'a@mail.example', undefined],
    [{ SIGNUP: 'closed' }, 'a@mail.example', 'sign-up-closed'],
    [{ SIGNUP: 'invite' }, 'a@mail.example', 'sign-up-invite'],
    [{ SIGNUP: 'invite' }, 'Guest@mail.example', undefined],
    [{ SIGNUP: 'domain', SIGNUP_DOMAINS: 'Mail.example, b.example' }, 'a@MAIL.example', undefined],
    [{ SIGNUP: 'domain', SIGNUP_DOMAINS: 'mail.example' }, 'a@evil-mail.example', 'sign-up-domain'],
    [{ SIGNUP: 'domain', SIGNUP_DOMAINS: 'mail.example' }, 'a@mail.example.evil', 'sign-up-domain'],
  ])('with %j of %s says %s', async (settings, email, code) => {
    expect(await refuseSignUp(connection.db, readEnv(settings), email)).toBe(code)
  })

  it.each([
    [{}, false],
    [{ SMTP_URL: 'smtp://localhost:25' }, true],
    [{ SMTP_URL: 'smtp://localhost:25', VERIFY_EMAIL: 'off' }, false],
    [{ VERIFY_EMAIL: 'on' }, true],
    [{ SIGNUP: 'invite', VERIFY_EMAIL: 'off' }, true],
    [{ SIGNUP: 'domain', SIGNUP_DOMAINS: 'a.example', VERIFY_EMAIL: 'off' }, true],
  ])('with %j must addresses be confirmed: %s', (settings, must) => expect(mustVerify(readEnv(settings))).toBe(must))
})

describe('who may come in', () => {
  let at: TestServer
  beforeAll(async () => {
    const settings = { GUESTS: 'off', RATE_LIMITS: 'on' }
    at = await startTestServer({ kind: 'PostgreSQL', settings, works: false })
  })
  afterAll(() => at.close())

  it('SIGNUP=domain without domains does not start', () => {
    expect(() => readEnv({ SIGNUP: 'domain' })).toThrow('setting SIGNUP_DOMAINS')
  })

  it('an issuer elsewhere is not asked by plain http', () => {
    expect(() => readEnv({ OIDC_ISSUER: 'http://sso.example', OIDC_CLIENT_ID: 'evenhand' })).toThrow(
      'setting OIDC_ISSUER',
    )
    expect(readEnv({ OIDC_ISSUER: 'http://localhost:9000', OIDC_CLIENT_ID: 'evenhand' }).OIDC_ISSUER).toBe(
      'http://localhost:9000',
    )
  })

  it('GUESTS=off: guests read the page, and only people with an account screen', async () => {
    const guest = at.visit()
    const refused = await guest.post('/api/runs', { fileNames: ['a.txt'] })
    expect([refused.status, (await json<ErrorBody>(refused)).error.code]).toEqual([401, 'sign-in-required'])
    expect((await guest.post('/api/resume-analyses/analysis', { text: 'x', fileName: 'a' })).status).toBe(401)
    expect(await json(guest.request('/api/settings'))).toMatchObject({ guests: 'off' })
    const member = await signUpVisitor(at, 'ines@mail.example', guest)
    expect((await member.ask('POST', '/api/runs', { fileNames: ['a.txt'] })).status).toBe(201)
  })

  it('T03: a thousand guesses from two hundred pretended addresses: ten are looked at, and the reset gets the owner in', async () => {
    const email = 'guessed@mail.example'
    await signUpVisitor(at, email)
    const codes: Record<string, number> = {}
    const guessOnce = async (guess: number): Promise<void> => {
      const visitor = at.visit(`203.0.${guess % 200}`)
      const headers = { 'x-forwarded-for': `198.51.100.${guess % 200}` }
      const body = { email, password: `wrong-guess-${guess}` }
      const answer = await json<SignInAnswer & ErrorBody>(visitor.post('/api/auth/signIn/credentials', body, headers))
      const code = answer.code ?? answer.error.code
      codes[code] = (codes[code] ?? 0) + 1
    }
    const began = performance.now()
    for (let start = 0; start < 1_000; start += 50) {
      await Promise.all(Array.from({ length: 50 }, (_, n) => guessOnce(start + n)))
    }
    // Ten at once, and one more for each pause of 1, 2, 4 ... seconds that went by meanwhile.
    expect(codes['wrong-credentials']).toBeGreaterThanOrEqual(10)
    const seconds = (performance.now() - began) / 1_000
    expect(codes['wrong-credentials']).toBeLessThanOrEqual(11 + Math.log2(1 + seconds))
    const { createResetLink } = await import('./send-links.ts')
    const user = (await at.deps.accounts.findUserByEmail(email))!
    const link = new URL(await createResetLink(at.deps, user.id, { origin: 'http://localhost' }))
    const token = link.searchParams.get('token')
    const reset = await at.visit('203.0.250').post('/api/auth/resetPassword', { token, password: 'quiet-river-77' })
    expect(reset.status).toBe(200)
    await signInVisitor(at, { email, password: 'quiet-river-77' }, at.visit('203.0.251'))
  })

  it('T03: one network tries thirty passwords a quarter of an hour and registers five accounts an hour', async () => {
    const visitor = at.visit('198.18.7')
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) {
      const response = await visitor.post('/api/auth/signUp/credentials', registration(`p${n}@mail.example`))
      statuses.push(response.status)
      if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_000)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const tries = []
    for (let n = 0; n < 31; n++) {
      const body = { email: `unknown${n}@mail.example`, password: PASSWORD }
      tries.push((await visitor.post('/api/auth/signIn/credentials', body)).status)
    }
    expect(tries.filter((status) => status === 429)).toHaveLength(1)
  })
})
