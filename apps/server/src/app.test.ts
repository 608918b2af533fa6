import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ResumeAnalysis, contentHash, type ErrorBody } from '@evenhand/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from './app.ts'
import { registration } from './features/accounts/testing/sign-up-visitor.ts'
import { inventedResume, startTestServer, type TestServer, type Visitor } from './testing/start-test-server.ts'

let server: TestServer
let visitor: Visitor
let web: string
beforeAll(async () => {
  server = await startTestServer({ kind: 'PGlite' })
  visitor = server.visit()
  web = await mkdtemp(join(tmpdir(), 'evenhand-web-'))
  await mkdir(join(web, 'assets'))
  await mkdir(join(web, 'th'))
  for (const name of ['index.html', 'no-plans.html']) {
    await writeFile(join(web, name), '<style nonce="__CSP_NONCE__"></style>home')
  }
  for (const name of ['index.html', 'no-plans.html']) await writeFile(join(web, 'th', name), 'thai')
  await writeFile(join(web, 'app.html'), '<i nonce="__CSP_NONCE__"></i>application')
  await writeFile(join(web, 'assets', 'main-1a2b.js'), 'main()')
  await writeFile(join(web, 'assets', 'pdf-worker-1a2b.js'), 'work()')
})
afterAll(async () => {
  await server.close()
  await rm(web, { recursive: true, force: true })
})

async function codeOf(response: Response): Promise<[number, string]> {
  return [response.status, ((await response.json()) as ErrorBody).error.code]
}

describe('the door', () => {
  it('answers errors in one shape, with the id of the request and words', async () => {
    const response = await visitor.request('/api/runs/none')
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toEqual({
      error: { code: 'not-found', message: expect.any(String), requestId: response.headers.get('x-request-id') },
    })
  })

  it.each(['/api/nothing', '/api/runs/a/b/c/d'])('says that there is nothing at %s', async (path) => {
    expect(await codeOf(await visitor.request(path))).toEqual([404, 'no-address'])
  })

  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
  ])('T62: refuses writes from %s', async (_name, headers) => {
    expect(await codeOf(await visitor.post('/api/runs', { fileNames: ['a'] }, headers))).toEqual([403, 'forbidden'])
  })

  it('lets its own page and programs write', async () => {
    const own = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }
    expect((await visitor.post('/api/runs', { fileNames: ['a'] }, own)).status).toBe(201)
    expect((await visitor.post('/api/runs', { fileNames: ['a'] })).status).toBe(201)
  })

  it('T36: refuses compressed requests', async () => {
    const response = await visitor.post('/api/runs', { fileNames: ['a'] }, { 'content-encoding': 'gzip' })
    expect(await codeOf(response)).toEqual([415, 'unsupported-encoding'])
  })

  it.each<[string, unknown]>([
    ['/api/device-runs/%00/done', { succeeded: 0 }],
    ['/api/auth/resetPassword', { token: '\0', password: 'harbour-lamp-42' }],
    ['/api/auth/signUp/credentials', { ...registration('a@mail.example'), given_name: 'I\0' }],
    ['/api/auth/signUp/credentials', { ...registration('a@mail.example'), given_name: 'I\r\nBcc: b' }],
  ])('T61: refuses bytes that no text has: %s %j', async (path, body) => {
    expect(await codeOf(await visitor.post(path, body))).toEqual([400, 'invalid-request'])
  })

  it('T61: refuses a key that is given twice', async () => {
    expect(await codeOf(await visitor.request('/api/runs?a=1&a=2'))).toEqual([400, 'invalid-request'])
  })

  it('T62: gives no other site leave to read', async () => {
    const response = await visitor.request('/api', { headers: { origin: 'https://evil.example' } })
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('what is sent', () => {
  const line = (start: number, end: number) => ({ start, end, page: 1, level: 'body', bold: false })
  const resume = {
    fileName: 'a.txt',
    mediaType: 'text/plain',
    text: 'abc',
    lines: [line(0, 3)],
    pages: 1,
    warnings: [],
    hidden: [],
  }

  it.each<[string, unknown]>([
    ['an unknown field', { fileNames: ['a'], owner: 'me' }],
    ['no files', { fileNames: [] }],
    ['a job description of 200 001 characters', { fileNames: ['a'], jobDescription: 'x'.repeat(200_001) }],
    ['a prototype', JSON.parse('{"fileNames":["a"],"__proto__":{"isAdmin":true}}')],
  ])('T26 T61: is refused as a run: %s', async (_name, body) => {
    expect(await codeOf(await visitor.post('/api/runs', body))).toEqual([400, 'invalid-request'])
  })

  it.each<[string, unknown]>([
    ['a line outside the text', [{ position: 0, resume: { ...resume, lines: [line(0, 4)] } }]],
    ['lines out of order', [{ position: 0, resume: { ...resume, lines: [line(2, 3), line(0, 1)] } }]],
    ['an unknown field', [{ position: 0, resume, score: 100 }]],
    ['an unknown reason', [{ position: 0, error: 'no-idea' }]],
    ['eleven texts', Array.from({ length: 11 }, () => ({ position: 0, resume }))],
    ['a place outside the run', [{ position: 1, resume }]],
  ])('is refused as texts: %s', async (_name, resumes) => {
    const run = await visitor.createRun(1)
    expect(await codeOf(await visitor.post(`/api/runs/${run.id}/resumes`, { resumes }))).toEqual([
      400,
      'invalid-request',
    ])
  })

  it('T61: is refused unread where it is nested without end, or of too many values', async () => {
    const analysis = { name: '', email: '', phone: '', summary: '', skills: [], experience: [], education: [] }
    const record = { ...analysis, strengths: [], recommendations: [], jobFitAnalysis: [], score: 0 }
    const save = (user: unknown) =>
      visitor.post('/api/resume-analyses', { content_hash: 'a'.repeat(64), analysis: record, user })
    expect((await save(JSON.parse('['.repeat(20) + ']'.repeat(20)))).status).toBe(409)
    for (const user of [JSON.parse('['.repeat(40) + ']'.repeat(40)), Array(100_001).fill(0)]) {
      expect(await codeOf(await save(user))).toEqual([400, 'invalid-request'])
    }
  })

  it('T36: is refused above 10 MiB of text, even if it looks like a PDF', async () => {
    const run = await visitor.createRun(1)
    const text = `%PDF-1.7 ${'x'.repeat(11 * 1024 * 1024)}`
    const resumes = [{ position: 0, resume: { ...resume, text } }]
    expect(await codeOf(await visitor.post(`/api/runs/${run.id}/resumes`, { resumes }))).toEqual([
      413,
      'body-too-large',
    ])
    const single = await visitor.post('/api/resume-analyses/analysis', { text, fileName: 'a.pdf' })
    expect(await codeOf(single)).toEqual([413, 'body-too-large'])
  })

  it('is stopped while it arrives when it never ends', async () => {
    const run = await visitor.createRun(1)
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent += 1_000_000
        controller.enqueue(new Uint8Array(1_000_000).fill(32))
      },
    })
    const response = await visitor.request(`/api/runs/${run.id}/resumes`, {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit)
    expect(await codeOf(response)).toEqual([413, 'body-too-large'])
    expect(sent).toBeLessThan(125_000_000)
  })

  it('T61: is asked to come again while others’ large bodies fill the memory', async () => {
    const app = createApp(server.deps, web)
    const open: ReadableStreamDefaultController[] = []
    const send = async (): Promise<Response> =>
      app.request('/api/resume-analyses/analysis', {
        method: 'POST',
        headers: { 'content-length': '20000000', 'content-type': 'application/json' },
        body: new ReadableStream({ start: (controller) => void open.push(controller) }),
        duplex: 'half',
      } as RequestInit)
    const first = Array.from({ length: 25 }, send)
    const refused = await send()
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(await codeOf(refused)).toEqual([503, 'unavailable'])
    for (const controller of open) controller.close()
    for (const answer of await Promise.all(first)) expect(answer.status).toBe(400)
    const next = send()
    open.at(-1)!.close()
    expect((await next).status).toBe(400)
  })

  it('keeps names that deceive the eye from doing so', async () => {
    const response = await visitor.post('/api/runs', {
      fileNames: ['cv\u202Efdp.exe', '../a\r\nb\0.pdf', '\u0007', 'x'.repeat(4096)],
    })
    const { id } = (await response.json()) as { id: string }
    const detail = (await (await visitor.request(`/api/runs/${id}`)).json()) as { resumes: { fileName: string }[] }
    expect(detail.resumes.map(({ fileName }) => fileName)).toEqual(['cvfdp.exe', '../ab.pdf', 'file', 'x'.repeat(255)])
  })
})

describe('the status', () => {
  it('T64: tells strangers name, status and time, nothing else', async () => {
    expect(await (await visitor.request('/api')).json()).toEqual({
      name: 'Evenhand',
      status: 'ok',
      time: expect.any(String),
    })
  })

  it.each(['/healthz', '/readyz'])('is well: %s', async (path) => {
    const response = await visitor.request(path)
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
  })

  it('documents every route', async () => {
    const document = (await (await visitor.request('/api/openapi.json')).json()) as {
      paths: Record<string, object>
      security: object[]
      components: { securitySchemes: object }
    }
    const paths = [
      '/api/runs',
      '/api/runs/{id}/resumes',
      '/api/resume-analyses/{hash}',
      '/api/allowance',
      '/api/jobs/read',
    ]
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(paths))
    expect(document.security).toEqual([{ apiKey: [] }, {}])
    expect(document.components.securitySchemes).toMatchObject({ apiKey: { type: 'http', scheme: 'bearer' } })
    const page = await visitor.request('/api/docs')
    const text = await page.text()
    expect(text).toContain('/api/runs/{id}/events')
    expect(text).toContain('Authorization: Bearer ehk_...')
    expect(page.headers.get('content-security-policy')).toContain("style-src-elem 'self' 'nonce-")
  })
})

describe('a single analysis', () => {
  const jobDescription = 'Staff nurse with experience in wound care and triage'

  it('T51: is made by the server, found again by the same owner for the same job, and not changed by anybody', async () => {
    const text = inventedResume(7)
    const made = await visitor.post('/api/resume-analyses/analysis', { text, fileName: 'seven.txt', jobDescription })
    const analysis = ResumeAnalysis.parse(await made.json())
    expect(analysis.email).toBe('ines.calder7@mail.example')
    const content_hash = contentHash(text)
    const path = `/api/resume-analyses/${content_hash}`
    const job = contentHash(jobDescription)
    expect(await (await visitor.request(`${path}?job=${job}`)).json()).toEqual({ analysis })
    expect(await (await visitor.request(path)).json()).toEqual({})
    expect(await (await visitor.request(`${path}?job=${job}&language=de`)).json()).toEqual({})
    expect(await (await server.visit().request(`${path}?job=${job}`)).json()).toEqual({})
    const saved = { content_hash, job, analysis, user: 'somebody else', original_filename: 'seven.txt' }
    expect((await visitor.post('/api/resume-analyses', saved)).status).toBe(200)
    const altered = { ...saved, analysis: { ...analysis, score: (analysis.score + 1) % 100 } }
    expect(await codeOf(await visitor.post('/api/resume-analyses', altered))).toEqual([409, 'conflict'])
  })

  it('reads a prompt as the text of a resume', async () => {
    const response = await visitor.post('/api/resume-analyses/analysis', { prompt: 'Write a poem about the sea' })
    expect(ResumeAnalysis.parse(await response.json()).email).toBe('')
  })

  it('refuses a text without words before anything is reserved', async () => {
    const response = await visitor.post('/api/resume-analyses/analysis', { text: ' \n ', fileName: 'a.txt' })
    expect(await codeOf(response)).toEqual([400, 'invalid-request'])
  })

  it('shows what was understood of a job', async () => {
    const response = await visitor.post('/api/jobs/read', { text: jobDescription })
    expect(await response.json()).toMatchObject({ text: jobDescription, requirements: expect.any(Array) })
  })
})

describe('the page', () => {
  it('is served with a nonce of its own each time, and a policy that names it', async () => {
    const app = createApp(server.deps, web)
    const [first, second] = await Promise.all([app.request('/dashboard/runs/1'), app.request('/')])
    const nonce = /nonce="([^"]+)"/.exec(await first.text())?.[1]
    expect(first.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
    expect(await second.text()).not.toContain(nonce)
    expect(await (await app.request('/th')).text()).toBe('thai')
  })

  it('keeps hashed files for ever and lets only workers run WebAssembly', async () => {
    const app = createApp(server.deps, web)
    const main = await app.request('/assets/main-1a2b.js')
    expect(main.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(main.headers.get('content-security-policy')).not.toContain('wasm')
    const worker = await app.request('/assets/pdf-worker-1a2b.js')
    expect(worker.headers.get('content-security-policy')).toContain("'wasm-unsafe-eval'")
  })

  it.each(['/"><script>alert(1)</script>', '/th/%22%3E%3Cscript%3E', '/xx/"onload=x', '/evil.example/<b>'])(
    'T63: repeats nothing of an address: %s',
    async (path) => {
      const response = await createApp(server.deps, web).request(path)
      expect([null, '/']).toContain(response.headers.get('location'))
      expect(await response.text()).not.toMatch(/script>|onload|<b>/)
    },
  )

  it.each(['/reset-password?token=x', '/verify-email?token=x', '/sign-in/google?code=x', '/shared/x'])(
    'T13: tells nobody where a reader came from who was let in by its address: %s',
    async (path) => {
      const { headers } = await createApp(server.deps, web).request(path)
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    },
  )

  it('T62: is not shown inside the page of another site', async () => {
    const { headers } = await createApp(server.deps, web).request('/')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  it.each(['/favicon.txt', '/..%2f..%2fpackage.json', '/%2e%2e/secret.txt', '/assets/none.js'])(
    'is not given for what is no page: %s',
    async (path) => {
      const response = await createApp(server.deps, web).request(path)
      expect(response.status).toBe(404)
    },
  )
})
