import { readdir, readFile } from 'node:fs/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ErrorBody, UserInfo } from '@evenhand/model'
import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMailSink, tokenOf, type MailSink } from '../../mail/testing/start-mail-sink.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { ask, PASSWORD, refresh, registration, signInVisitor, signUpVisitor } from './testing/sign-up-visitor.ts'
import type { Member } from './testing/sign-up-visitor.ts'

const NEXT = 'quiet-river-77'
const json = async <T>(response: Response | Promise<Response>): Promise<T> => (await (await response).json()) as T
const codeOf = async (response: Response | Promise<Response>): Promise<string> =>
  (await json<ErrorBody>(response)).error.code

describe('mailed links', () => {
  let server: TestServer
  let sink: MailSink
  let number = 0
  const newEmail = (): string => `nia.${++number}@mail.example`
  beforeAll(async () => {
    sink = await startMailSink()
    const settings = { SMTP_URL: sink.url, VERIFY_EMAIL: 'off', PUBLIC_URL: 'https://screen.example' }
    server = await startTestServer({ kind: 'PostgreSQL', settings, works: false })
  })
  afterAll(async () => {
    await server.close()
    await sink.close()
  })
  const page = { origin: 'https://screen.example' }
  const forgot = (email: string, headers: Record<string, string> = page) =>
    server.visit().post('/api/auth/forgotPassword', { email }, headers)
  const reset = (token: string, password = NEXT) => server.visit().post('/api/auth/resetPassword', { token, password })

  /** What a new mail to somebody who has forgotten the password leads in by. */
  async function mailedToken(email: string): Promise<string> {
    await server.deps.accounts.settle()
    sink.mails.length = 0
    await forgot(email)
    return tokenOf(await sink.waitFor(email), 'reset-password')
  }

  it('T13: a forgotten password is chosen anew by a mailed link, once, and everybody else is signed out', async () => {
    const email = newEmail()
    const visitor = server.visit()
    const member = await signUpVisitor(server, email, visitor)
    await sink.waitFor(email)
    sink.mails.length = 0
    expect((await forgot(email)).status).toBe(200)
    const mail = await sink.waitFor(email)
    expect(mail.subject).toBe('Choose a new password')
    expect(mail.text).toContain('https://screen.example/reset-password?token=')
    expect(mail.raw).toMatch(/Content-Type: text\/html/i)
    expect(mail.text).toContain('This email was sent by Evenhand.')
    const token = tokenOf(mail, 'reset-password')
    const check = () => server.visit().post('/api/auth/resetPassword/check', { token })
    // Looking at a link does not use it up.
    expect([(await check()).status, (await check()).status]).toEqual([200, 200])
    expect((await reset(token)).status).toBe(200)
    expect(await codeOf(check())).toBe('link-expired')
    expect(await codeOf(reset(token))).toBe('link-expired')
    expect((await member.ask('GET', '/api/auth/sessions')).status).toBe(401)
    expect((await refresh(visitor)).status).toBe(401)
    const old = await server.visit().post('/api/auth/signIn/credentials', { email, password: PASSWORD })
    expect(await old.json()).toMatchObject({ success: false, code: 'wrong-credentials' })
    await signInVisitor(server, { email, password: NEXT })
  })

  it.each<[string, (email: string, member: Member) => Promise<Response>]>([
    ['by another link', async (email) => reset(await mailedToken(email), 'slow-meadow-31')],
    [
      'by who knows the old one',
      (_, member) => member.ask('POST', '/api/auth/changePassword', { password: PASSWORD, newPassword: NEXT }),
    ],
  ])('T13: a link that was mailed before ends when the password is chosen %s', async (_, choose) => {
    const email = newEmail()
    const member = await signUpVisitor(server, email)
    const before = await mailedToken(email)
    expect((await choose(email, member)).status).toBe(200)
    expect(await codeOf(reset(before))).toBe('link-expired')
  })

  it('T13: keeps only a hash of the link, and refuses it after half an hour', async () => {
    const email = newEmail()
    await signUpVisitor(server, email)
    await sink.waitFor(email)
    sink.mails.length = 0
    await forgot(email)
    const token = tokenOf(await sink.waitFor(email), 'reset-password')
    const { rows } = await sql<{ identifier: string; minutes: number }>`
      select identifier, extract(epoch from expires_at - now())::float / 60 as minutes from verifications
    `.execute(server.deps.db)
    expect(rows.some(({ identifier }) => identifier.includes(token))).toBe(false)
    expect(Math.min(...rows.map(({ minutes }) => minutes))).toBeGreaterThan(28)
    await sql`update verifications set expires_at = expires_at - interval '31 minutes'`.execute(server.deps.db)
    expect(await codeOf(reset(token))).toBe('link-expired')
    expect(await codeOf(reset('x'.repeat(43)))).toBe('link-expired')
  })

  it('T13: the link leads to us, whatever the Host header says', async () => {
    const email = newEmail()
    await signUpVisitor(server, email)
    await sink.waitFor(email)
    sink.mails.length = 0
    await forgot(email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    expect((await sink.waitFor(email)).raw).not.toContain('evil')
  })

  it('a new password keeps the rules, and breaking them does not use up the link', async () => {
    const email = newEmail()
    await signUpVisitor(server, email)
    await sink.waitFor(email)
    sink.mails.length = 0
    await forgot(email)
    const token = tokenOf(await sink.waitFor(email), 'reset-password')
    for (const [password, code] of [
      ['a b c d e 1', 'password-spaces'],
      ['password1', 'password-common'],
    ] as const) {
      expect(await codeOf(reset(token, password))).toBe(code)
    }
    expect((await reset(token)).status).toBe(200)
  })

  it('T12: says the same about an unknown address as about a known one, and writes to nobody', async () => {
    const email = newEmail()
    await signUpVisitor(server, email)
    await server.deps.accounts.settle()
    sink.mails.length = 0
    const answers = await Promise.all([forgot(email), forgot('nobody@mail.example')])
    expect(await answers[0].text()).toBe(await answers[1].text())
    expect(answers[0].status).toBe(answers[1].status)
    await server.deps.accounts.settle()
    expect(sink.mails.map(({ to }) => to)).toEqual([email])
  })

  it('confirms an address by a mailed link, once', async () => {
    const email = newEmail()
    const member = await signUpVisitor(server, email)
    const token = tokenOf(await sink.waitFor(email), 'verify-email')
    expect((await server.visit().post('/api/auth/verifyEmail', { token })).status).toBe(200)
    expect(await codeOf(server.visit().post('/api/auth/verifyEmail', { token }))).toBe('link-expired')
    const { userinfo } = await json<{ userinfo: UserInfo }>(member.ask('GET', '/api/auth/profile'))
    expect(userinfo.email_verified).toBe(true)
  })

  it('mails in the language of the account, with English where a translation is missing, and in both forms', async () => {
    const email = newEmail()
    const body = { ...registration(email), given_name: '<b>Nia</b>', language: 'ar' }
    await server.visit().post('/api/auth/signUp/credentials', body)
    const mail = await sink.waitFor(email)
    expect(mail.text).toContain('<b>Nia</b>')
    expect(mail.text).not.toMatch(/mail\.|[{}]/)
    expect(mail.raw).not.toMatch(/<p>[^\n]*<b>/)
  })

  it('changes the password of who knows it, signs out everywhere else, and says so by mail', async () => {
    const email = newEmail()
    const member = await signUpVisitor(server, email)
    const other = await signInVisitor(server, { email })
    await server.deps.accounts.settle()
    sink.mails.length = 0
    const change = (password: string) => member.ask('POST', '/api/auth/changePassword', { password, newPassword: NEXT })
    expect(await codeOf(change('wrong-guess-1'))).toBe('wrong-password')
    expect((await change(PASSWORD)).status).toBe(200)
    expect((await other.ask('PATCH', '/api/auth/profile', {})).status).toBe(401)
    expect((await member.ask('PATCH', '/api/auth/profile', {})).status).toBe(200)
    expect((await sink.waitFor(email)).subject).toBe('Your password was changed')
  })

  it('asks for the password again after five minutes, and believes it for five', async () => {
    const member = await signUpVisitor(server, newEmail())
    const { accounts, db } = server.deps
    const isFresh = async (): Promise<boolean | undefined> => {
      const claims = await accounts.tokens.verify(member.token)
      return (await accounts.gate.find(claims!.sessionId, true))?.isFresh
    }
    expect(await isFresh()).toBe(true)
    await sql`update sessions set authenticated_at = authenticated_at - interval '301 seconds'`.execute(db)
    expect(await isFresh()).toBe(false)
    expect(await codeOf(member.ask('POST', '/api/auth/reauthenticate', { password: NEXT }))).toBe('wrong-password')
    expect((await member.ask('POST', '/api/auth/reauthenticate', { password: PASSWORD })).status).toBe(200)
    expect(await isFresh()).toBe(true)
  })

  it('T01: a hash with less cost is made anew at the next sign-in', async () => {
    const email = newEmail()
    await signUpVisitor(server, email)
    const weak = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 2, parallelism: 1 })
    await sql`update logins set password = ${weak} where user_id in (select id from users where email = ${email})`.execute(
      server.deps.db,
    )
    await signInVisitor(server, { email })
    const { rows } = await sql<{ password: string }>`
      select password from logins join users on users.id = user_id where email = ${email}
    `.execute(server.deps.db)
    expect(rows[0]!.password).toMatch(/m=19456,t=2,p=1/)
    await signInVisitor(server, { email })
  })
})

describe('where addresses are confirmed', () => {
  let server: TestServer
  let sink: MailSink
  beforeAll(async () => {
    sink = await startMailSink()
    server = await startTestServer({ kind: 'PostgreSQL', settings: { SMTP_URL: sink.url }, works: false })
  })
  afterAll(async () => {
    await server.close()
    await sink.close()
  })
  const signUp = (email: string, password = PASSWORD) =>
    server.visit().post('/api/auth/signUp/credentials', registration(email, password))
  const signIn = (email: string, password = PASSWORD) =>
    server.visit().post('/api/auth/signIn/credentials', { email, password })
  const verify = (token: string) => server.visit().post('/api/auth/verifyEmail', { token })

  it('T12: registering says the same about a new, a waiting and a taken address; its owner is told by mail', async () => {
    const taken = 'tess@mail.example'
    const answers = [await (await signUp(taken)).text()]
    expect(await (await signIn(taken)).json()).toMatchObject({ success: false, code: 'email-unverified' })
    answers.push(await (await signUp(taken)).text())
    await server.deps.accounts.settle()
    await verify(tokenOf(sink.mails[0]!, 'verify-email'))
    answers.push(await (await signUp(taken, NEXT)).text(), await (await signUp('new@mail.example')).text())
    expect(new Set(answers).size).toBe(1)
    expect(JSON.parse(answers[0]!)).toMatchObject({ success: true, code: 'email-sent' })
    await server.deps.accounts.settle()
    expect(sink.mails.findLast(({ to }) => to === taken)?.subject).toBe('You already have an account')
    await signInVisitor(server, { email: taken })
  })

  it('T06: who registered an address first without reading its mail does not get into its owner’s account', async () => {
    const email = 'victim@mail.example'
    await signUp(email, 'attacker-knows-1')
    await server.deps.accounts.settle()
    sink.mails.length = 0
    await signUp(email, 'owner-knows-22')
    await verify(tokenOf(await sink.waitFor(email), 'verify-email'))
    expect(await (await signIn(email, 'attacker-knows-1')).json()).toMatchObject({ success: false })
    await signInVisitor(server, { email, password: 'owner-knows-22' })
  })

  it('T06: who came in first by a provider that did not look whose address it is goes when its owner confirms it', async () => {
    const email = 'trojan@mail.example'
    const { accounts, db } = server.deps
    const { internalAdapter } = await accounts.auth.$context
    const fields = { email, emailVerified: false, name: 'Mallory', givenName: 'Mallory', familyName: '' }
    const { user } = await internalAdapter.createOAuthUser(fields, { providerId: 'oidc', accountId: 'mallory' })
    const { id: sessionId } = await internalAdapter.createSession(user.id)
    const token = await accounts.tokens.sign({ userId: user.id, sessionId })
    const mallory = server.visit()
    const key = await ask(mallory, token, { method: 'POST', path: '/api/keys', body: { name: 'k', scopes: ['read'] } })
    const { secret } = await json<{ secret: string }>(key)
    await signUp(email, 'owner-knows-22')
    await verify(tokenOf(await sink.waitFor(email), 'verify-email'))
    for (const bearer of [token, secret]) {
      expect((await ask(mallory, bearer, { method: 'GET', path: '/api/auth/profile' })).status).toBe(401)
    }
    const ways = await db.selectFrom('logins').select('provider_id').where('user_id', '=', user.id).execute()
    expect(ways).toEqual([{ provider_id: 'credential' }])
    await signInVisitor(server, { email, password: 'owner-knows-22' })
  })

  it('a name with an address in it is not carried to whoever has the mail’s', async () => {
    for (const [n, name] of [
      'You won: http://evil.example',
      'www.evil',
      'evil.example/win',
      'x'.repeat(61),
    ].entries()) {
      const email = `lured${n}@mail.example`
      await server.visit().post('/api/auth/signUp/credentials', { ...registration(email), given_name: name })
      expect((await sink.waitFor(email)).text).not.toContain(name)
    }
    await signUp('greeted@mail.example')
    expect((await sink.waitFor('greeted@mail.example')).text).toContain('Ines')
  })

  it('T02: of a hundred sign-ins at once twenty-two are looked at, the rest is asked to come back, and the server lives', async () => {
    const before = process.memoryUsage.rss()
    const asked = Array.from({ length: 100 }, (_, n) => signIn(`many${n}@mail.example`))
    const health = await server.visit().request('/healthz')
    const answers = await Promise.all(asked)
    const busy = answers.filter(({ status }) => status === 503)
    expect(busy.length).toBeGreaterThanOrEqual(50)
    expect(busy.length).toBeLessThanOrEqual(78)
    expect(busy[0]!.headers.get('retry-after')).toBe('2')
    expect(health.status).toBe(200)
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024)
  })

  it('T12: wrong passwords and unknown addresses get the same answer after the same time', async () => {
    const known = 'timed@mail.example'
    await signUp(known)
    await server.deps.accounts.settle()
    await verify(
      tokenOf(
        sink.mails.findLast(({ to }) => to === known)!,
        'verify-email',
      ),
    )
    const times = { known: [] as number[], unknown: [] as number[] }
    const texts = new Set<string>()
    for (let round = 0; round < 24; round++) {
      for (const kind of ['known', 'unknown'] as const) {
        const start = process.cpuUsage()
        const response = await signIn(kind === 'known' ? known : `nobody${round}@mail.example`, 'wrong-guess-1')
        const { user, system } = process.cpuUsage(start)
        times[kind].push(user + system)
        texts.add(`${response.status} ${await response.text()}`)
      }
    }
    expect(texts.size).toBe(1)
    // Both hash once; the gap between the faster halves stays far below what one hash takes. Of the work of this
    // process: how long it waits for a processor says how busy the machine is.
    const quick = (list: number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 4)]!
    expect(Math.abs(quick(times.known) - quick(times.unknown))).toBeLessThan(quick(times.known) / 3)
  })
})

describe('without a mail server', () => {
  it('mail is a file in the data folder that only the server’s user reads, and a line on the console', async () => {
    const { openPost } = await import('../../mail/open-post.ts')
    const { readEnv } = await import('../../env.ts')
    const folder = await mkdtemp(join(tmpdir(), 'evenhand-mail-'))
    try {
      const lines: string[] = []
      const post = openPost(readEnv({ DATA_DIR: folder }), (line) => void lines.push(line))
      await post.send({ to: 'ines@mail.example', subject: 'Grüße', text: 'Guten Tag', html: '<p>Guten Tag</p>' })
      const [file = ''] = await readdir(join(folder, 'mail'))
      const message = await readFile(join(folder, 'mail', file), 'utf8')
      expect(message).toContain('To: ines@mail.example')
      expect(message).toContain('Guten Tag')
      expect(lines).toEqual([`Mail without SMTP_URL: ${join(folder, 'mail', file)}`])
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
