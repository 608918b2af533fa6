import type { ErrorBody } from '@evenhand/model'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { answerError } from './answer-error.ts'
import type { LogFields } from './log.ts'
import type { Variables } from './router.ts'

async function answerTo(error: Error) {
  const logged: LogFields[] = []
  const app = new Hono<{ Variables: Variables }>()
  app.onError(answerError({ info: () => undefined, error: (fields) => logged.push(fields) }))
  app.get('/', () => {
    throw error
  })
  const response = await app.request('/')
  const { code } = ((await response.json()) as ErrorBody).error
  return { status: response.status, code, retryAfter: response.headers.get('retry-after'), logged: logged.length }
}

it.each([
  ['nothing answers there', { code: 'ECONNREFUSED' }],
  ['the connection was ended by an operator', { code: '57P01' }],
  ['it is starting', { code: '57P03' }],
  ['its disk is full', { code: '53100' }],
  ['it has too many connections', { code: '53300' }],
  ['the connection was lost', { message: 'Connection terminated unexpectedly' }],
  ['what caused the error says so', { cause: Object.assign(new Error('read'), { code: 'ECONNRESET' }) }],
])('while the database is away everybody is asked to come again: %s', async (_name, parts) => {
  const expected = { status: 503, code: 'unavailable', retryAfter: '2', logged: 1 }
  expect(await answerTo(Object.assign(new Error('away'), parts))).toEqual(expected)
})

it.each([{}, { code: '42P01' }, { code: '57014' }, { code: '23505' }])(
  'other surprises stay loud: %j',
  async (parts) => {
    const answer = await answerTo(Object.assign(new Error('surprise'), parts))
    expect(answer).toEqual({ status: 500, code: 'internal', retryAfter: null, logged: 1 })
  },
)
