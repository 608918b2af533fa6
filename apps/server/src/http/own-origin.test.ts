import { networkInterfaces } from 'node:os'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { ownOrigin } from './own-origin.ts'

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
