import type { Run } from '@evenhand/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from './db/testing/open-test-database.ts'
import { signUpVisitor, type Member } from './features/accounts/testing/sign-up-visitor.ts'
import { inventedResume, startTestServer, type TestServer } from './testing/start-test-server.ts'

type Ids = Record<string, string>
type Ask = (method: string, path: string, body?: unknown) => Promise<Response>
type Route = { method: string; path: string }

/**
 * Routes whose path tells something that is no id of somebody's: each with its reason.
 * Any other parameter needs an id in `own`, below, or the test fails.
 */
const NO_IDS: Record<string, string> = {
  '/api/resume-analyses/{hash}': 'a hash of a text that the sender has; T50 proves that only their own is found',
  '/api/auth/{provider}/url': 'the name of a provider',
  ...Object.fromEntries(
    ['', '/resumes/{resumeId}', '/comments', '/comments/{commentId}'].map((rest) => [
      `/api/shared/{token}${rest}`,
      'a secret that whoever has it may read by; sharing.test.ts proves what it opens',
    ]),
  ),
}

/** What a route wants in its body before it looks at the id. */
const BODIES: Record<string, unknown> = {
  '/api/runs/{id}/resumes': { resumes: [{ position: 0, error: 'damaged' }] },
  '/api/runs/{id}/resumes/{resumeId}/decision': { value: 'no' },
  '/api/runs/{id}/rerun': { language: 'en' },
  '/api/runs/{id}/translate': { language: 'de' },
  '/api/runs/{id}/shares': { blind: true, days: 7 },
  '/api/device-runs/{id}/done': { succeeded: 0 },
}

/** The same for a query. */
const QUERIES: Record<string, string> = { '/api/runs/{id}/export': '?format=csv' }

const asMember =
  (member: Member): Ask =>
  (method, path, body) =>
    member.ask(method, path, body)

const NOBODY: Ids = { id: 'f'.repeat(32), resumeId: 'f'.repeat(32) }

describe.each(DATABASES)('T49: what belongs to one person, asked for by another on %s', (kind) => {
  let server: TestServer
  let routes: Route[]
  let owner: Member
  /** A's ids, by the beginning of the paths they belong to. */
  let own: Record<string, Ids>
  beforeAll(async () => {
    server = await startTestServer({ kind, settings: { PLANS: 'on', PAYMENTS: 'sandbox' } })
    const document = (await (await server.visit().request('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, unknown>>
    }
    routes = Object.entries(document.paths).flatMap(([path, methods]) =>
      path.includes('{') ? Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })) : [],
    )
    owner = await signUpVisitor(server, `owner.${kind.toLowerCase()}@mail.example`, server.visit('192.0.3'))
    own = await makeOwn(owner)
  })
  afterAll(() => server.close())

  const idsOf = (path: string): Ids | undefined => {
    const prefix = Object.keys(own)
      .filter((start) => path.startsWith(start))
      .toSorted((a, b) => b.length - a.length)[0]
    return prefix === undefined ? undefined : own[prefix]
  }
  const fill = (path: string, ids: Ids): string =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? NOBODY[name] ?? 'f'.repeat(32)) +
    (QUERIES[path] ?? '')
  const call = (ask: Ask, { method, path }: Route, ids: Ids): Promise<Response> =>
    ask(method, fill(path, ids), method === 'GET' || method === 'DELETE' ? undefined : (BODIES[path] ?? {}))
  const told = async (response: Response): Promise<[number, string]> => {
    const body = (await response.json()) as { error?: { code: string } }
    return [response.status, body.error?.code ?? '']
  }

  it('is covered: every parameter of every route is an id that is tried below, or named with a reason', () => {
    expect(routes.length).toBeGreaterThan(10)
    const uncovered = routes.filter(({ path }) => {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
      const ids = idsOf(path)
      return !(path in NO_IDS) && !names.every((name) => ids && name in ids)
    })
    expect(uncovered).toEqual([])
  })

  it('is there for the owner: the ids below are real', async () => {
    for (const route of routes.filter(({ method, path }) => method === 'GET' && !(path in NO_IDS))) {
      const response = await call(asMember(owner), route, idsOf(route.path)!)
      await response.text()
      expect([route.path, response.status < 400 || response.status === 402]).toEqual([route.path, true])
    }
  })

  it.each(['a user', 'a guest'])('is not there for %s who knows its id', async (role) => {
    const stranger = server.visit('192.0.4')
    const ask: Ask =
      role === 'a user'
        ? asMember(await signUpVisitor(server, `stranger.${kind.toLowerCase()}@mail.example`, stranger))
        : (method, path, body) =>
            stranger.request(path, {
              method,
              headers: body === undefined ? {} : { 'content-type': 'application/json' },
              body: body === undefined ? undefined : JSON.stringify(body),
            })
    const before = await (await owner.ask('GET', '/api/runs')).text()
    // Somebody with runs of their own: who has none is turned away before it is looked whose the others are.
    const mine = (await (await ask('POST', '/api/runs', { fileNames: ['c.txt'] })).json()) as Run
    for (const route of routes.filter(({ path }) => !(path in NO_IDS))) {
      const answer = await told(await call(ask, route, idsOf(route.path)!))
      const unknown = await told(await call(ask, route, NOBODY))
      // Whoever may not use a route at all is told so before its id is looked at.
      const expected = [401, 402, 403].includes(unknown[0]) ? unknown : [404, 'not-found']
      expect([route, ...answer]).toEqual([route, ...expected])
      if (!/Id\}/.test(route.path)) continue
      // Nor below a run of their own.
      const mixed = await told(await call(ask, route, { ...idsOf(route.path), id: mine.id }))
      expect([route, ...mixed]).toEqual([route, ...expected])
    }
    expect(await (await owner.ask('GET', '/api/runs')).text()).toBe(before)
  })

  async function makeOwn(member: Member): Promise<Record<string, Ids>> {
    const json = async <T>(response: Promise<Response>): Promise<T> => (await (await response).json()) as T
    const jobDescription = 'Staff nurse with experience in wound care'
    const run = await json<Run>(member.ask('POST', '/api/runs', { fileNames: ['a.txt', 'b.txt'], jobDescription }))
    const resume = {
      fileName: 'a.txt',
      mediaType: 'text/plain',
      text: inventedResume(1),
      pages: 1,
      warnings: [],
      hidden: [],
    }
    const lines = [{ start: 0, end: 13, page: 1, level: 'title', bold: false }]
    const resumes = [
      { position: 0, resume: { ...resume, lines } },
      { position: 1, error: 'damaged' },
    ]
    await member.ask('POST', `/api/runs/${run.id}/resumes`, { resumes })
    await (await member.ask('GET', `/api/runs/${run.id}/events`)).text()
    const detail = await json<{ resumes: { id: string }[] }>(member.ask('GET', `/api/runs/${run.id}`))
    const { sessions } = await json<{ sessions: { id: string }[] }>(member.ask('GET', '/api/auth/sessions'))
    const key = await json<{ id: string }>(member.ask('POST', '/api/keys', { name: 'mine', scopes: ['read'] }))
    const device = await json<{ id: string }>(member.ask('POST', '/api/device-runs', { amount: 1 }))
    const checkout = await json<{ url: string }>(
      member.ask('POST', '/api/billing/checkout', { planId: 'basic', billingPeriod: 'monthly', language: 'en' }),
    )
    const share = await json<{ id: string; url: string }>(member.ask('POST', `/api/runs/${run.id}/shares`, {}))
    const resumeId = detail.resumes[0]!.id
    const path = new URL(share.url).pathname
    const comment = await json<{ id: string }>(member.ask('POST', `/api${path}/comments`, { resumeId, text: 'Hello' }))
    const sessionId = /cs_\w+/.exec(checkout.url)?.[0] ?? ''
    return {
      '/api/runs/{id}': { id: run.id, resumeId, shareId: share.id, commentId: comment.id },
      '/api/auth/sessions/{id}': { id: sessions[0]!.id },
      '/api/keys/{id}': { id: key.id },
      '/api/device-runs/{id}': { id: device.id },
      '/api/billing/checkout/{sessionId}': { sessionId },
    }
  }
})
