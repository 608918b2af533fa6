import { createServer, type RequestListener } from 'node:http'
import type { LookupAddress } from 'node:dns'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createGuardedFetch, type Guard } from './guarded-fetch.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a permitted private address is reached, with method, headers and body', async () => {
  const origin = await serve((request, response) => {
    request.setEncoding('utf8')
    let body = ''
    request.on('data', (part: string) => (body += part))
    request.on('end', () =>
      response.setHeader('x-seen', request.headers['x-given'] as string).end(`${request.method} ${body}`),
    )
  })
  const fetch = createGuardedFetch({ origin, allowPrivate: true })
  const answer = await fetch(`${origin}/v1/x`, { method: 'POST', headers: { 'x-given': 'yes' }, body: 'grüße' })
  expect([answer.status, answer.headers.get('x-seen'), await answer.text()]).toEqual([200, 'yes', 'POST grüße'])
})

test('T48: a private address is refused before anything is sent', async () => {
  let seen = 0
  const origin = await serve((_, response) => response.end(String(seen++)))
  const fetch = createGuardedFetch({ origin, allowPrivate: false })
  await expect(fetch(`${origin}/v1`)).rejects.toThrow('private address')
  expect(seen).toBe(0)
})

test('T48: a name is judged by the address it has at the moment of connecting', async () => {
  let seen = 0
  const real = await serve((_, response) => response.end(String(seen++)))
  const origin = real.replace('127.0.0.1', 'models.example.com')
  // The name server answers with a public address first, and with a private one behind it.
  const found: LookupAddress[] = [
    { address: '93.184.215.14', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ]
  const resolve: Guard['resolve'] = (_, __, done) => done(null, found)
  await expect(createGuardedFetch({ origin, allowPrivate: false, resolve })(origin)).rejects.toThrow('private address')
  expect(seen).toBe(0)
})

test('T48: redirects are refused', async () => {
  let seen = 0
  const target = await serve((_, response) => response.end(String(seen++)))
  const origin = await serve((_, response) => response.writeHead(302, { location: `${target}/latest` }).end())
  await expect(createGuardedFetch({ origin, allowPrivate: true })(`${origin}/v1`)).rejects.toThrow('redirect')
  expect(seen).toBe(0)
})

test.each([['http://127.0.0.1:1/x'], ['file:///etc/passwd'], ['https://elsewhere.example/v1']])(
  'another origin is refused: %s',
  async (address) => {
    const fetch = createGuardedFetch({ origin: 'https://models.example.com', allowPrivate: true })
    await expect(fetch(address)).rejects.toThrow('another origin')
  },
)

test('T44: an answer beyond a megabyte is cut off', async () => {
  const origin = await serve((_, response) => response.end('x'.repeat(3 * 1024 * 1024)))
  const answer = await createGuardedFetch({ origin, allowPrivate: true })(`${origin}/v1`)
  await expect(answer.text()).rejects.toThrow('too large')
})
