import { generateKeyPairSync } from 'node:crypto'
import type { ErrorBody, SignInAnswer, UserInfo } from '@evenhand/model'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, type Visitor } from '../../testing/start-test-server.ts'
import { CLIENT_ID, CLIENT_SECRET, startOpenIdProvider, type OpenIdProvider } from './testing/start-openid-provider.ts'
import { asMember, PASSWORD, registration, signInVisitor } from './testing/sign-up-visitor.ts'

const ORIGIN = 'https://screen.example'
const json = async <T>(response: Response | Promise<Response>): Promise<T> => (await (await response).json()) as T

describe('OpenID providers', () => {
  let server: TestServer
  let google: OpenIdProvider
  let company: OpenIdProvider
  beforeAll(async () => {
    google = await startOpenIdProvider([`${ORIGIN}/sign-in/google`])
    company = await startOpenIdProvider([`${ORIGIN}/sign-in/oidc`])
    const settings = {
      PUBLIC_URL: ORIGIN,
      GOOGLE_ISSUER: google.issuer,
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
      OIDC_ISSUER: company.issuer,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
      OIDC_NAME: 'Harbour SSO',
      SIGNUP: 'domain',
      SIGNUP_DOMAINS: 'mail.example',
      VERIFY_EMAIL: 'off',
      LOG_LEVEL: 'silent',
    }
    server = await startTestServer({ kind: 'PostgreSQL', settings, works: false })
  })
  afterAll(async () => {
    await server.close()
    await google.close()
    await company.close()
  })

  const urlOf = async (visitor: Visitor, id = 'google'): Promise<URL> =>
    new URL((await json<{ url: string }>(visitor.request(`/api/auth/${id}/url?language=de`))).url)
  /** The whole way: our address, the provider's forms, back with code and state. */
  async function comeBack(visitor: Visitor, login: string, id: 'google' | 'oidc' = 'google') {
    const back = await (id === 'google' ? google : company).visit((await urlOf(visitor, id)).href, login)
    expect(`${back.origin}${back.pathname}`).toBe(`${ORIGIN}/sign-in/${id}`)
    return { code: back.searchParams.get('code'), state: back.searchParams.get('state') }
  }
  const enter = (visitor: Visitor, body: object, id = 'google') => visitor.post(`/api/auth/signIn/${id}`, body)
  /** A browser that has begun to sign in, and the nonce that its ID token must carry. */
  async function begun(): Promise<{ visitor: Visitor; nonce: string }> {
    const visitor = server.visit()
    return { visitor, nonce: (await urlOf(visitor)).searchParams.get('nonce')! }
  }
  const claimsOf = (nonce: string, more: object = {}) => ({
    iss: google.issuer,
    aud: CLIENT_ID,
    sub: 'token-person',
    email: 'token-person@mail.example',
    email_verified: true,
    name: 'Ines Calder',
    nonce,
    ...more,
  })

  it('T04: a code lets in whom the provider vouches for, and the same person again', async () => {
    google.people['ines'] = { sub: 'ines', email: 'Ines@mail.example', email_verified: true, name: 'Ines Calder' }
    const visitor = server.visit()
    const url = await urlOf(visitor)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ code_challenge_method: 'S256', response_type: 'code' })
    const member = await asMember(visitor, '', await enter(visitor, await comeBack(visitor, 'ines')))
    const { userinfo } = await json<{ userinfo: UserInfo }>(member.ask('GET', '/api/auth/profile'))
    expect(userinfo).toMatchObject({ email: 'ines@mail.example', email_verified: true, ways: ['google'] })
    // Another address at the provider, the same person.
    google.people['ines'] = { ...google.people['ines'], email: 'other@mail.example' }
    const again = server.visit()
    const answer = await json<SignInAnswer>(enter(again, await comeBack(again, 'ines')))
    expect(answer).toMatchObject({ success: true, email: 'ines@mail.example' })
  })

  it('T04: what a browser has begun is known by a cookie that no script reads and no neighbour’s site can set', async () => {
    const begun = await server.visit().request('/api/auth/google/url')
    const [cookie = ''] = begun.headers.getSetCookie().filter((line) => line.includes('sign-in-google'))
    expect(cookie.split('; ').slice(1).sort()).toEqual(['HttpOnly', 'Max-Age=600', 'Path=/', 'SameSite=Lax', 'Secure'])
    expect(cookie).toMatch(/^__Host-sign-in-google=[\w-]{43};/)
  })

  it('T04: an ID token with the right nonce lets in; claims beside it are not read', async () => {
    const { visitor, nonce } = await begun()
    const body = { id_token: await google.signIdToken(claimsOf(nonce)), email: 'boss@mail.example', sub: 'boss' }
    expect(await json(enter(visitor, body))).toMatchObject({ success: true, email: 'token-person@mail.example' })
  })

  it('T04: the body of the specification, with claims of anybody, lets nobody in', async () => {
    await server.visit().post('/api/auth/signUp/credentials', registration('target@mail.example'))
    const { visitor } = await begun()
    const body = {
      sub: 'ines',
      email: 'target@mail.example',
      email_verified: true,
      family_name: 'Calder',
      given_name: 'Ines',
      name: 'Ines Calder',
      picture: null,
      provider: 'google',
    }
    const response = await enter(visitor, body)
    expect(response.status).toBe(401)
    expect((await json<ErrorBody>(response)).error.message).toBe('Error Authenticating')
  })

  it.each<[string, (nonce: string) => Promise<string>]>([
    ['for another client', (nonce) => google.signIdToken(claimsOf(nonce, { aud: 'somebody-else' }))],
    [
      'for several, meant for another',
      (nonce) => google.signIdToken(claimsOf(nonce, { aud: [CLIENT_ID, 'x'], azp: 'x' })),
    ],
    ['of another issuer', (nonce) => google.signIdToken(claimsOf(nonce, { iss: 'https://accounts.google.com.evil' }))],
    ['that has run out', (nonce) => google.signIdToken(claimsOf(nonce), { expires: '10 minutes ago' })],
    ['with another nonce', () => google.signIdToken(claimsOf('another'))],
    ['without a nonce', (nonce) => google.signIdToken({ ...claimsOf(nonce), nonce: undefined })],
    ['without a person', (nonce) => google.signIdToken({ ...claimsOf(nonce), sub: undefined })],
    ['of another provider’s key', (nonce) => company.signIdToken(claimsOf(nonce))],
    [
      'without a signature',
      async (nonce) =>
        [{ alg: 'none' }, { ...claimsOf(nonce), exp: 9_999_999_999, iat: 1 }]
          .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
          .join('.') + '.',
    ],
    [
      'signed with the public key as a secret',
      (nonce) =>
        new SignJWT(claimsOf(nonce))
          .setProtectedHeader({ alg: 'HS256', kid: 'signing' })
          .setIssuedAt()
          .setExpirationTime('5 minutes')
          .sign(Buffer.from(google.publicKey)),
    ],
    [
      'with a key of its own in its head',
      async (nonce) => {
        const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
        const jwk = publicKey.export({ format: 'jwk' })
        const token = new SignJWT(claimsOf(nonce)).setProtectedHeader({ alg: 'RS256', kid: 'signing', jwk })
        return token.setIssuedAt().setExpirationTime('5 minutes').sign(privateKey)
      },
    ],
    ['that is none', async () => 'a.b.c'],
  ])('T04: an ID token %s is refused', async (_, make) => {
    const { visitor, nonce } = await begun()
    const response = await enter(visitor, { id_token: await make(nonce) })
    expect(response.status).toBe(401)
    expect((await json<ErrorBody>(response)).error.code).toBe('provider-refused')
  })

  it('T04: an ID token, and a code, work once', async () => {
    const { visitor, nonce } = await begun()
    const id_token = await google.signIdToken(claimsOf(nonce, { sub: 'once', email: 'once@mail.example' }))
    const cookie = visitor.cookies.get('__Host-sign-in-google')!
    expect((await enter(visitor, { id_token })).status).toBe(200)
    visitor.cookies.set('__Host-sign-in-google', cookie)
    expect((await enter(visitor, { id_token })).status).toBe(401)
    google.people['twice'] = { sub: 'twice', email: 'twice@mail.example', email_verified: true, name: 'Twice' }
    const other = server.visit()
    const proof = await comeBack(other, 'twice')
    expect((await enter(other, proof)).status).toBe(200)
    expect((await enter(other, proof)).status).toBe(401)
  })

  it('T04: a code of somebody else’s browser, another state and a code of the other provider are refused', async () => {
    google.people['csrf'] = { sub: 'csrf', email: 'csrf@mail.example', email_verified: true }
    const attacker = server.visit()
    const proof = await comeBack(attacker, 'csrf')
    const victim = server.visit()
    expect((await enter(victim, proof)).status).toBe(401)
    await urlOf(victim)
    expect((await enter(victim, proof)).status).toBe(401)
    await urlOf(victim, 'oidc')
    expect((await enter(victim, proof, 'oidc')).status).toBe(401)
    expect((await enter(attacker, { ...proof, state: 'x' })).status).toBe(401)
  })

  it('T05: an access token is no proof', async () => {
    const { visitor } = await begun()
    expect((await enter(visitor, { access_token: 'ya29.something', token: 'x' })).status).toBe(401)
  })

  it('T06: an address that has an account leads into it only after its password was given in the same browser', async () => {
    const email = 'owned@mail.example'
    await server.visit().post('/api/auth/signUp/credentials', registration(email))
    const { db, accounts } = server.deps
    await db.updateTable('users').set({ email_verified: true }).where('email', '=', email).execute()
    google.people['owner'] = { sub: 'owner', email, email_verified: true, name: 'Owner' }
    const visitor = server.visit()
    const first = await json<SignInAnswer>(enter(visitor, await comeBack(visitor, 'owner')))
    expect(first).toMatchObject({ success: false, code: 'link-required' })
    expect(first.access_token).toBeUndefined()
    // Elsewhere the password alone links nothing.
    await signInVisitor(server, { email })
    const user = (await accounts.findUserByEmail(email))!
    const ways = async () =>
      (await db.selectFrom('logins').select('provider_id').where('user_id', '=', user.id).execute()).length
    expect(await ways()).toBe(1)
    const wrong = await visitor.post('/api/auth/signIn/credentials', { email, password: 'wrong-guess-1' })
    expect(await wrong.json()).toMatchObject({ success: false })
    expect(await ways()).toBe(1)
    await signInVisitor(server, { email, password: PASSWORD }, visitor)
    expect(await ways()).toBe(2)
    const later = server.visit()
    expect(await json(enter(later, await comeBack(later, 'owner')))).toMatchObject({ success: true, email })
  })

  it('T06: a pending link is worth nothing for another account, nor when altered', async () => {
    for (const email of ['mine@mail.example', 'yours@mail.example']) {
      await server.visit().post('/api/auth/signUp/credentials', registration(email))
      await server.deps.db.updateTable('users').set({ email_verified: true }).where('email', '=', email).execute()
    }
    google.people['yours'] = { sub: 'yours', email: 'yours@mail.example', email_verified: true }
    const visitor = server.visit()
    await enter(visitor, await comeBack(visitor, 'yours'))
    const cookie = visitor.cookies.get('__Host-link')!
    await signInVisitor(server, { email: 'mine@mail.example' }, visitor)
    const other = server.visit()
    other.cookies.set('__Host-link', `${Buffer.from('{"sub":"x"}').toString('base64url')}.${cookie.split('.')[1]}`)
    await signInVisitor(server, { email: 'yours@mail.example' }, other)
    const rows = await server.deps.db
      .selectFrom('logins')
      .select('account_id')
      .where('provider_id', '=', 'google')
      .execute()
    expect(rows.map(({ account_id }) => account_id)).not.toContain('yours')
  })

  it('T06: a reset by mail ends the ways in that somebody else may have added', async () => {
    google.people['trojan'] = { sub: 'trojan', email: 'trojan@mail.example', email_verified: true }
    const visitor = server.visit()
    await enter(visitor, await comeBack(visitor, 'trojan'))
    const { createResetLink } = await import('./send-links.ts')
    const user = (await server.deps.accounts.findUserByEmail('trojan@mail.example'))!
    const token = new URL(await createResetLink(server.deps, user.id, { origin: ORIGIN })).searchParams.get('token')
    expect((await server.visit().post('/api/auth/resetPassword', { token, password: PASSWORD })).status).toBe(200)
    const again = server.visit()
    expect(await json(enter(again, await comeBack(again, 'trojan')))).toMatchObject({ code: 'link-required' })
  })

  it('SIGNUP=domain holds for Google by confirmed addresses only; the company’s own sign-in always lets in', async () => {
    google.people['far'] = { sub: 'far', email: 'far@other.example', email_verified: true }
    google.people['unsure'] = { sub: 'unsure', email: 'unsure@mail.example', email_verified: false }
    company.people['far'] = { sub: 'far', email: 'far@other.example', name: 'Far Away' }
    const tries = [
      ['far', 'google', { success: false, code: 'sign-up-domain' }],
      ['unsure', 'google', { success: false, code: 'sign-up-closed' }],
      ['far', 'oidc', { success: true, email: 'far@other.example' }],
    ] as const
    for (const [login, id, expected] of tries) {
      const visitor = server.visit()
      expect(await json(enter(visitor, await comeBack(visitor, login, id), id))).toMatchObject(expected)
    }
  })

  it('tells everybody which ways in there are', async () => {
    const settings = await json(server.visit().request('/api/settings'))
    expect(settings).toMatchObject({ google: true, oidc: 'Harbour SSO', signUp: 'domain', guests: 'on', plans: 'off' })
  })
})
