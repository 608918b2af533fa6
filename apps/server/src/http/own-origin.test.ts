import { networkInterfaces } from 'node:os'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { isOwnPage, ownOrigin } from './own-origin.ts'

const own = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .find(({ family }) => family === 'IPv4')!.address

it.each([
  [{}, 'http://localhost:3000', 'http://localhost:3000'],
  [{}, 'http://127.0.0.1:4123', 'http://127.0.0.1:4123'],
  [{}, `http://${own}:3000`, `http://${own}:3000`],
  [{}, 'http://evil.example', 'http://localhost:3000'],
  [{}, 'http://localhost.evil.example', 'http://localhost:3000'],
  [{ PORT: '8080' }, 'http://203.0.113.9:8080', 'http://localhost:8080'],
  [{ PUBLIC_URL: 'https://screen.example/' }, 'http://evil.example', 'https://screen.example'],
])('T13: with %j a request to %s has links to %s', async (settings, asked, origin) => {
  const app = new Hono().get('/', (context) => context.text(ownOrigin(readEnv(settings), context)))
  expect(await (await app.request(`${asked}/`)).text()).toBe(origin)
})

const published = { PUBLIC_URL: 'https://screen.example' }

it.each([
  ['the public address', published, 'https://screen.example', 'https://screen.example', true],
  [
    'the public address behind a proxy that asks by another name',
    published,
    'https://screen.example',
    'http://web:3000',
    true,
  ],
  [
    'the public address behind a proxy that ends TLS',
    published,
    'https://screen.example',
    'http://screen.example',
    true,
  ],
  ['this machine', published, 'http://localhost:3000', 'http://localhost:3000', true],
  ["one of this machine's addresses", published, `http://${own}:3000`, `http://${own}:3000`, true],
  ['another program of this machine', published, 'http://localhost:8080', 'http://localhost:3000', false],
  ['a name that somebody leads here', published, 'http://evil.example', 'http://evil.example', false],
  [
    'a name that begins like this machine',
    published,
    'http://localhost.evil.example',
    'http://localhost.evil.example',
    false,
  ],
  ['another port of the public host', published, 'https://screen.example:8443', 'https://screen.example', false],
  ['no address', published, 'null', 'https://screen.example', false],
  ['any name where none is public', {}, 'http://server.lan:3000', 'http://server.lan:3000', true],
  ['another name where none is public', {}, 'http://evil.example', 'http://server.lan:3000', false],
])('T62: a page from %s may write: %j, %s to %s: %s', (_, settings, origin, asked, may) => {
  expect(isOwnPage(readEnv(settings), origin, `${asked}/api/runs`)).toBe(may)
})
