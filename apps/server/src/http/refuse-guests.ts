import type { MiddlewareHandler } from 'hono'
import type { Env } from '../env.ts'
import { AppError } from './app-error.ts'
import type { Variables } from './router.ts'

const WRITES = new Set(['POST', 'PUT', 'PATCH'])
/** What strangers must be able to send: how they become somebody, and what other servers report. */
const OPEN = ['/api/auth/', '/api/webhooks/', '/api/admin']

/** Where GUESTS is off, only people with an account may have anything analysed. */
export function refuseGuests(env: Env): MiddlewareHandler<{ Variables: Variables }> {
  return async (context, next) => {
    const { method, path } = context.req
    const isOpen = !WRITES.has(method) || OPEN.some((start) => path.startsWith(start))
    if (env.GUESTS === 'off' && !isOpen && context.get('owner').kind === 'guest') {
      throw new AppError('sign-in-required', 401)
    }
    await next()
  }
}
