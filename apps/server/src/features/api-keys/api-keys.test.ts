import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiKey, ErrorBody } from '@evenhand/model'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '../../db/testing/open-test-database.ts'
import { startTestServer, type TestServer, type Visitor } from '../../testing/start-test-server.ts'

const json = async <T>(response: Response | Promise<Response>): Promise<T> => (await (await response).json()) as T
type Ask = (method: string, path: string, body?: unknown) => Promise<Response>

describe.each(DATABASES)('API keys on %s', (kind) => {
  let server: TestServer
  let number = 0
  beforeAll(async () => {
    server = await startTestServer({ kind, works: false })
  })
  afterAll(() => server.close())

  const askAs =
    (visitor: Visitor, bearer: string): Ask =>
    (method, path, body) =>
      visitor.request(path, {
        method,
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
  async function signUp(): Promise<Ask> {
    const visitor = server.visit()
    const names = { given_name: 'Ines', family_name: 'Calder' }
    const body = { email: `keys${++number}@mail.example`, password: 'harbour-lamp-42', ...names }
    const answer = await json<{ access_token: string }>(visitor.post('/api/auth/signUp/credentials', body))
    return askAs(visitor, answer.access_token)
  }
  const make = (ask: Ask, scopes: string[] = ['read', 'screen']) =>
    json<ApiKey>(ask('POST', '/api/keys', { name: 'nightly script', scopes }))

  it('tells a secret once, keeps its hash, and shows when it was last used', async () => {
    const ask = await signUp()
    const key = await make(ask)
    expect(key.secret).toMatch(/^ehk_[\w-]{43}$/)
    const { rows } = await sql`select * from api_keys`.execute(server.deps.db)
    expect(JSON.stringify(rows)).not.toContain(key.secret!.slice(8))
    const before = await json<{ keys: ApiKey[] }>(ask('GET', '/api/keys'))
    expect(before.keys).toEqual([{ ...key, secret: undefined }])
    expect(before.keys[0]).not.toHaveProperty('secret')
    expect((await askAs(server.visit(), key.secret!)('GET', '/api/runs')).status).toBe(200)
    const after = await json<{ keys: ApiKey[] }>(ask('GET', '/api/keys'))
    expect(Date.now() - Date.parse(after.keys[0]!.lastUsedAt!)).toBeLessThan(60_000)
  })

  it('acts for its owner: what it starts is theirs', async () => {
    const ask = await signUp()
    const { secret } = await make(ask)
    const run = await json<{ id: string }>(
      askAs(server.visit(), secret!)('POST', '/api/runs', { fileNames: ['a.txt'] }),
    )
    expect((await ask('GET', `/api/runs/${run.id}`)).status).toBe(200)
    const stranger = await signUp()
    expect((await stranger('GET', `/api/runs/${run.id}`)).status).toBe(404)
  })

  it.each([
    ['read', 'GET', '/api/runs', 200],
    ['read', 'GET', '/api/allowance', 200],
    ['read', 'GET', '/api/auth/profile', 200],
    ['read', 'POST', '/api/runs', 403],
    ['screen', 'POST', '/api/runs', 201],
    ['screen', 'GET', '/api/runs', 403],
    ['read screen', 'DELETE', '/api/runs/abc', 403],
    ['read screen', 'GET', '/api/auth/sessions', 403],
    ['read screen', 'GET', '/api/keys', 403],
    ['read screen', 'POST', '/api/keys', 403],
    ['read screen', 'POST', '/api/auth/changePassword', 403],
    ['read screen', 'POST', '/api/billing/checkout', 403],
    ['read screen', 'GET', '/api/me/export', 403],
    ['read screen', 'POST', '/api/runs/abc/shares', 403],
  ])('a key that may %s: %s %s gives %i', async (scopes, method, path, status) => {
    const { secret } = await make(await signUp(), scopes.split(' '))
    const body = method === 'POST' ? { fileNames: ['a.txt'] } : undefined
    expect((await askAs(server.visit(), secret!)(method, path, body)).status).toBe(status)
  })

  it('is told what a key may not do, not that it belongs to somebody else', async () => {
    const { secret } = await make(await signUp(), ['read'])
    const { error } = await json<ErrorBody>(askAs(server.visit(), secret!)('POST', '/api/runs', { fileNames: ['a'] }))
    expect(error).toMatchObject({ code: 'key-forbidden', message: expect.stringMatching(/^This API key may not/) })
  })

  it('ends at once when it is deleted, with its account, and when that is disabled', async () => {
    const ask = await signUp()
    const [first, second] = [await make(ask), await make(ask)]
    const use = async (key: ApiKey) => (await askAs(server.visit(), key.secret!)('GET', '/api/runs')).status
    expect((await ask('DELETE', `/api/keys/${first.id}`)).status).toBe(200)
    expect([await use(first), await use(second)]).toEqual([401, 200])
    await sql`update users set disabled_at = now()`.execute(server.deps.db)
    expect(await use(second)).toBe(401)
    await sql`update users set disabled_at = null`.execute(server.deps.db)
    await sql`delete from users`.execute(server.deps.db)
    expect(await use(second)).toBe(401)
  })

  it('T11 T52: an open stream ends with the session or the key it was opened by', async () => {
    const ask = await signUp()
    const key = await make(ask)
    const run = await json<{ id: string }>(ask('POST', '/api/runs', { fileNames: ['a.txt'] }))
    const streams = [ask, askAs(server.visit(), key.secret!)].map(async (by) =>
      (await by('GET', `/api/runs/${run.id}/events`)).text(),
    )
    const first = Promise.race(streams)
    expect(await Promise.race([first, sleep(1_500, 'open')])).toBe('open')
    await ask('DELETE', `/api/keys/${key.id}`)
    await ask('POST', '/api/auth/signOut')
    for (const text of await Promise.all(streams)) expect(text.startsWith(': open')).toBe(true)
  })

  it('T49: nobody sees or ends the keys of somebody else', async () => {
    const key = await make(await signUp())
    const other = await signUp()
    expect(await json(other('GET', '/api/keys'))).toEqual({ keys: [] })
    expect((await other('DELETE', `/api/keys/${key.id}`)).status).toBe(404)
  })

  it('an account has at most twenty', async () => {
    const ask = await signUp()
    const statuses = []
    for (let n = 0; n < 21; n++)
      statuses.push((await ask('POST', '/api/keys', { name: `k${n}`, scopes: ['read'] })).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    expect((await json<ErrorBody>(ask('POST', '/api/keys', { name: 'k', scopes: ['read'] }))).error.code).toBe(
      'too-many-keys',
    )
  })

  it.each([
    { name: '', scopes: ['read'] },
    { name: 'k', scopes: [] },
    { name: 'k', scopes: ['admin'] },
    { name: 'k', scopes: ['read'], user_id: 'x' },
  ])('T26: refuses %j', async (body) => expect((await (await signUp())('POST', '/api/keys', body)).status).toBe(400))
})
