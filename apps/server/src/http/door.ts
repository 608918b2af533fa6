import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { routePath } from 'hono/route'
import type { Env } from '../env.ts'
import { AppError } from './app-error.ts'
import type { Log } from './log.ts'
import type { Variables } from './router.ts'

type Handler = MiddlewareHandler<{ Variables: Variables }>

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Gives each request an id, which its answer and its log line carry. */
export function numberRequests(log: Log): Handler {
  return async (context, next) => {
    const requestId = randomUUID()
    const start = performance.now()
    context.set('requestId', requestId)
    context.header('X-Request-Id', requestId)
    await next()
    const ms = Math.round(performance.now() - start)
    const { method } = context.req
    log.info({ event: 'request', requestId, method, route: routePath(context, -1), status: context.res.status, ms })
  }
}

/** Refuses writes that another site's page sends on someone's behalf. Programs send neither header. */
export function refuseForeignPages(env: Env): Handler {
  return async (context, next) => {
    if (WRITES.has(context.req.method)) {
      const site = context.req.header('sec-fetch-site')
      const origin = context.req.header('origin')
      const own = env.PUBLIC_URL ?? new URL(context.req.url).origin
      const isOwn = origin === undefined || origin === new URL(own).origin || sameHost(origin, context.req.url)
      if ((site !== undefined && site !== 'same-origin' && site !== 'none') || !isOwn) {
        throw new AppError('forbidden', 403)
      }
    }
    await next()
  }
}

/** Behind a proxy that ends TLS the scheme differs; the host does not. */
function sameHost(origin: string, url: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host
}

/** Refuses compressed requests, which could grow without bound, and queries that name a key twice. */
export const refuseTricks: Handler = async (context, next) => {
  const encoding = context.req.header('content-encoding')
  if (encoding !== undefined && encoding !== 'identity') throw new AppError('unsupported-encoding', 415)
  const twice = Object.entries(context.req.queries()).find(([, values]) => values.length > 1)
  if (twice) throw new AppError('invalid-request', 400, { path: `query.${twice[0].slice(0, 40)}` })
  await next()
}

/** Refuses bodies above so many bytes while they arrive. */
export function limitBody(maxSize: number): Handler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('body-too-large', 413, { limit: maxSize })
    },
  })
}
