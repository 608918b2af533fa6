import type { SignInAnswer, SignInSession, UserInfo } from '@evenhand/model'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DATABASES } from '../../db/testing/open-test-database.ts'
import { inventedResume, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { createAccessTokens } from './access-token.ts'
import { ask, PASSWORD, refresh, registration, signInVisitor, signUpVisitor } from './testing/sign-up-visitor.ts'

const json = async <T>(response: Response | Promise<Response>): Promise<T> => (await (await response).json()) as T

describe.each(DATABASES)('accounts on %s', (kind) => {
  let server: TestServer
  let number = 0
  const newEmail = (): string => `ines.${kind.toLowerCase()}.${++number}@mail.example`
  beforeAll(async () => {
    server = await startTestServer({ kind, settings: { PLANS: 'on', RATE_LIMITS: 'on' }, works: true })
  })
  afterAll(() => server.close())
  const visit = () => server.visit(`192.0.${++number % 250}`)

  it('registers, is let in at once and shows the profile', async () => {
    const email = newEmail()
    const answer = await json<SignInAnswer>(visit().post('/api/auth/signUp/credentials', registration(email)))
    expect(answer).toMatchObject({ success: true, name: 'Ines Calder', email, access_token: expect.any(String) })
    const member = await signInVisitor(server, { email }, visit())
    const { userinfo } = await json<{ userinfo: UserInfo }>(member.ask('GET', '/api/auth/profile'))
    expect(userinfo).toMatchObject({
      email,
      email_verified: false,
      given_name: 'Ines',
      ways: ['email'],
      subscription_tier: 'free',
      subscription_status: 'active',
      uploads_remaining: 3,
      auto_renew: false,
      payment_due_at: null,
      retention_days: 180,
    })
  })

  it('does not send the password hash or the session handle to anybody', async () => {
    const member = await signUpVisitor(server, newEmail(), visit())
    const texts = await Promise.all(
      ['/api/auth/profile', '/api/auth/sessions'].map(async (path) => (await member.ask('GET', path)).text()),
    )
    expect(texts.join('')).not.toMatch(/argon2|"token"|hash/)
    const payload = JSON.parse(Buffer.from(member.token.split('.')[1]!, 'base64url').toString()) as object
    expect(Object.keys(payload).toSorted()).toEqual(['exp', 'iat', 'iss', 'sid', 'sub'])
  })

  it('changes the profile, and only what may be changed (T26)', async () => {
    const member = await signUpVisitor(server, newEmail(), visit())
    const change = { given_name: 'Nia', language: 'DE', retention_days: 30, language_model: false, blind_view: true }
    const { userinfo } = await json<{ userinfo: UserInfo }>(member.ask('PATCH', '/api/auth/profile', change))
    expect(userinfo).toMatchObject({ ...change, language: 'de', name: 'Nia Calder' })
    for (const extra of [{ subscription_tier: 'pro' }, { email_verified: true }, { id: 'x' }, { disabled_at: null }]) {
      expect((await member.ask('PATCH', '/api/auth/profile', extra)).status).toBe(400)
    }
    // Names stand in mails, on one line.
    for (const odd of [{ given_name: 'Nia\r\nBcc: x' }, { family_name: 'Cal\u0000der' }]) {
      expect((await member.ask('PATCH', '/api/auth/profile', odd)).status).toBe(400)
    }
  })

  it('T07: a token is worth nothing after ten minutes, and cannot be renewed without the cookie', async () => {
    const member = await signUpVisitor(server, newEmail(), visit())
    const stranger = visit()
    const renewed = await ask(stranger, member.token, { method: 'GET', path: '/api/auth/refreshToken' })
    expect(renewed.status).toBe(401)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 605_000 })
    try {
      expect((await member.ask('GET', '/api/auth/profile')).status).toBe(401)
    } finally {
      vi.useRealTimers()
    }
    expect((await member.ask('GET', '/api/auth/profile')).status).toBe(200)
  })

  it('T07: takes no token that another key signed, nor one without a signature', async () => {
    const { createSecret } = await import('../../crypto/secret.ts')
    const member = await signUpVisitor(server, newEmail(), visit())
    const claims = JSON.parse(Buffer.from(member.token.split('.')[1]!, 'base64url').toString()) as {
      sub: string
      sid: string
    }
    const foreign = await createAccessTokens(createSecret(Buffer.alloc(32, 7))).sign({
      userId: claims.sub,
      sessionId: claims.sid,
    })
    const head = Buffer.from('{"alg":"none"}').toString('base64url')
    const unsigned = `${head}.${member.token.split('.')[1]}.`
    for (const token of [foreign, unsigned, 'undefined', '']) {
      const response = await ask(visit(), token, { method: 'GET', path: '/api/auth/profile' })
      expect([token.slice(0, 10), response.status]).toEqual([token.slice(0, 10), 401])
    }
  })

  /** So much later, as far as the sessions know. */
  const pass = (seconds: number) =>
    sql`update sessions set rotated_at = rotated_at - make_interval(secs => ${seconds})`.execute(server.deps.db)

  it('T08: two tabs that refresh at once both stay signed in', async () => {
    const visitor = visit()
    await signUpVisitor(server, newEmail(), visitor)
    await pass(240)
    const both = await Promise.all([refresh(visitor), refresh(visitor)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const again = await refresh(visitor)
    expect(again.status).toBe(200)
    expect(again.headers.get('cache-control')).toBe('no-store')
    const { access_token } = await json<{ access_token: string }>(again)
    expect((await ask(visitor, access_token, { method: 'GET', path: '/api/auth/profile' })).status).toBe(200)
  })

  it('T08: nobody is signed out by many tabs that refresh in quick succession, some of them heard late', async () => {
    const visitor = visit()
    await signUpVisitor(server, newEmail(), visitor)
    const rotation = () => visitor.cookies.get('rt')!.split('.')[1]
    const late = visitor.cookies.get('rt')!
    await pass(240)
    for (let round = 0; round < 3; round++) {
      const all = await Promise.all(Array.from({ length: 5 }, () => refresh(visitor)))
      expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    }
    const straggler = visit()
    straggler.cookies.set('rt', late)
    expect((await refresh(straggler)).status).toBe(200)
    expect(straggler.cookies.get('rt')).toBe(visitor.cookies.get('rt'))
    expect(rotation()).toBe('1')
    await pass(11)
    expect((await refresh(visitor)).status).toBe(200)
    expect(rotation()).toBe('2')
  })

  it('T08: an old refresh cookie ends the session for whoever uses it, and for its owner', async () => {
    const visitor = visit()
    const member = await signUpVisitor(server, newEmail(), visitor)
    const thief = visit()
    thief.cookies.set('rt', visitor.cookies.get('rt')!)
    for (let time = 0; time < 2; time++) {
      await pass(240)
      expect((await refresh(visitor)).status).toBe(200)
    }
    expect((await refresh(thief)).status).toBe(401)
    expect((await refresh(visitor)).status).toBe(401)
    expect((await member.ask('GET', '/api/auth/profile')).status).toBe(401)
  })

  it('T08: the cookie before the newest is taken for ten seconds; once the newest has come back, it ends the session after that', async () => {
    const visitor = visit()
    await signUpVisitor(server, newEmail(), visitor)
    const before = visitor.cookies.get('rt')!
    await pass(240)
    await refresh(visitor)
    expect((await refresh(visitor)).status).toBe(200)
    const second = visit()
    second.cookies.set('rt', before)
    expect((await refresh(second)).status).toBe(200)
    await pass(11)
    second.cookies.set('rt', before)
    expect((await refresh(second)).status).toBe(401)
    expect((await refresh(visitor)).status).toBe(401)
  })

  it('T08: a renewal whose answer was lost signs nobody out, in however many tabs', async () => {
    const visitor = visit()
    await signUpVisitor(server, newEmail(), visitor)
    for (let time = 0; time < 2; time++) {
      const before = visitor.cookies.get('rt')!
      await pass(240)
      await refresh(visitor)
      visitor.cookies.set('rt', before)
      await pass(60)
      const tabs = await Promise.all([refresh(visitor), refresh(visitor), refresh(visitor)])
      expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200])
      expect((await refresh(visitor)).status).toBe(200)
    }
  })

  it('T08: a copied cookie that is taken for a lost answer ends the session when its owner comes', async () => {
    const visitor = visit()
    await signUpVisitor(server, newEmail(), visitor)
    const thief = visit()
    thief.cookies.set('rt', visitor.cookies.get('rt')!)
    await pass(240)
    await refresh(visitor)
    await pass(60)
    expect((await refresh(thief)).status).toBe(200)
    expect((await refresh(visitor)).status).toBe(401)
    expect((await refresh(thief)).status).toBe(401)
  })

  it.each([
    ['without the header of our page', {}],
    ['from another site', { 'x-evenhand': 'page', 'sec-fetch-site': 'cross-site' }],
  ])('T08: does not refresh %s', async (_, headers) => {
    const visitor = visit()
    await signUpVisitor(server, newEmail(), visitor)
    expect((await refresh(visitor, headers as Record<string, string>)).status).toBe(401)
    expect((await refresh(visitor)).status).toBe(200)
  })

  it('T08: a session ends after half an hour without a sign of life, and after twelve hours in any case', async () => {
    for (const column of ['rotated_at', 'expires_at'] as const) {
      const visitor = visit()
      const member = await signUpVisitor(server, newEmail(), visitor)
      const shift = column === 'rotated_at' ? '31 minutes' : '12 hours 1 minute'
      await sql`update sessions set ${sql.ref(column)} = ${sql.ref(column)} - ${shift}::interval`.execute(
        server.deps.db,
      )
      expect([column, (await member.ask('PATCH', '/api/auth/profile', {})).status]).toEqual([column, 401])
      expect([column, (await refresh(visitor)).status]).toEqual([column, 401])
    }
  })

  it('T11: a token is refused at once after sign-out, and its cookie too', async () => {
    const visitor = visit()
    const member = await signUpVisitor(server, newEmail(), visitor)
    const cookie = visitor.cookies.get('rt')!
    expect((await member.ask('GET', '/api/auth/profile')).status).toBe(200)
    expect((await visitor.post('/api/auth/signOut')).status).toBe(200)
    expect(visitor.cookies.has('rt')).toBe(false)
    expect((await member.ask('GET', '/api/auth/profile')).status).toBe(401)
    visitor.cookies.set('rt', cookie)
    expect((await refresh(visitor)).status).toBe(401)
  })

  it('T11: lists the places where somebody is signed in and ends them', async () => {
    const email = newEmail()
    const first = await signUpVisitor(server, email, visit())
    const second = await signInVisitor(server, { email }, visit())
    const third = await signInVisitor(server, { email }, visit())
    const { sessions } = await json<{ sessions: SignInSession[] }>(first.ask('GET', '/api/auth/sessions'))
    expect(sessions.map(({ current }) => current).filter(Boolean)).toHaveLength(1)
    expect(sessions).toHaveLength(3)
    const claims = JSON.parse(Buffer.from(second.token.split('.')[1]!, 'base64url').toString()) as { sid: string }
    expect((await first.ask('DELETE', `/api/auth/sessions/${claims.sid}`)).status).toBe(200)
    expect((await second.ask('PATCH', '/api/auth/profile', {})).status).toBe(401)
    expect((await first.ask('DELETE', '/api/auth/sessions')).status).toBe(200)
    expect((await third.ask('PATCH', '/api/auth/profile', {})).status).toBe(401)
    expect((await first.ask('PATCH', '/api/auth/profile', {})).status).toBe(200)
  })

  it('T49: nobody ends or sees the sessions of somebody else', async () => {
    const owner = await signUpVisitor(server, newEmail(), visit())
    const other = await signUpVisitor(server, newEmail(), visit())
    const { sessions } = await json<{ sessions: SignInSession[] }>(owner.ask('GET', '/api/auth/sessions'))
    expect((await other.ask('DELETE', `/api/auth/sessions/${sessions[0]!.id}`)).status).toBe(404)
    expect((await owner.ask('GET', '/api/auth/profile')).status).toBe(200)
  })

  it('shuts out an account that an operator disabled', async () => {
    const email = newEmail()
    const visitor = visit()
    const member = await signUpVisitor(server, email, visitor)
    await sql`update users set disabled_at = now() where email = ${email}`.execute(server.deps.db)
    expect((await member.ask('PATCH', '/api/auth/profile', {})).status).toBe(401)
    expect((await refresh(visitor)).status).toBe(401)
    const answer = await json(visit().post('/api/auth/signIn/credentials', { email, password: PASSWORD }))
    expect(answer).toMatchObject({ success: false, code: 'account-disabled' })
  })

  it('keeps what was screened as a guest when somebody signs in in the same browser', async () => {
    const visitor = visit()
    const run = await visitor.createRun(1, 'Staff nurse, wound care')
    await visitor.sendTexts(run.id, { 0: inventedResume(1) })
    await visitor.finish(run.id)
    const member = await signUpVisitor(server, newEmail(), visitor)
    const { runs } = await json<{ runs: { id: string }[] }>(member.ask('GET', '/api/runs'))
    expect(runs.map(({ id }) => id)).toEqual([run.id])
    const detail = await json<{ resumes: { email: string }[] }>(member.ask('GET', `/api/runs/${run.id}`))
    expect(detail.resumes[0]?.email).toBe('ines.calder1@mail.example')
    expect((await visitor.request(`/api/runs/${run.id}`)).status).toBe(404)
  })

  it('without settings of providers everything works, and their two ways say that they are not set up', async () => {
    expect(await json(visit().request('/api/settings'))).toMatchObject({ google: false, oidc: null, signUp: 'open' })
    for (const id of ['google', 'oidc']) {
      const response = await visit().request(`/api/auth/${id}/url`)
      expect([id, response.status]).toEqual([id, 404])
      expect(await response.json()).toMatchObject({ error: { code: 'provider-off' } })
    }
  })

  it('of five who register one address at once, whatever its case, one is let in', async () => {
    const email = newEmail()
    const answers = await Promise.all(
      [email, email.toUpperCase(), email, email, email].map((address, n) =>
        json<SignInAnswer>(visit().post('/api/auth/signUp/credentials', registration(address, `${PASSWORD}${n}`))),
      ),
    )
    expect(answers.filter((answer) => answer.access_token !== undefined)).toHaveLength(1)
    for (const answer of answers.filter(({ success }) => !success))
      expect(answer).toMatchObject({ code: 'email-taken' })
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })
})
