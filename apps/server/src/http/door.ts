import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { matchedRoutes, routePath } from 'hono/route'
import type { Env } from '../env.ts'
import { AppError } from './app-error.ts'
import { isTooComplex } from './json-shape.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { isOwnPage } from './own-origin.ts'
import type { Variables } from './router.ts'

type Handler = MiddlewareHandler<{ Variables: Variables }>

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Gives each request an id, which its answer and its log line carry, and counts it. */
export function numberRequests({ log, metrics }: { log: Log; metrics: Metrics }): Handler {
  return async (context, next) => {
    const requestId = randomUUID()
    const start = performance.now()
    context.set('requestId', requestId)
    context.header('X-Request-Id', requestId)
    await next()
    const ms = Math.round(performance.now() - start)
    const { status } = context.res
    const route = patternOf(context)
    const method = METHODS.has(context.req.method) ? context.req.method : 'OTHER'
    log.info({ event: 'request', requestId, method, route, status, ms })
    metrics.count('evenhand_requests_total', { method, route, status })
    metrics.observe('evenhand_request_seconds', ms / 1000)
  }
}

/** The pattern of the route that answered, or that would have if no guard before it had; with a star for pages and strangers. */
function patternOf(context: Context): string {
  const answered = routePath(context)
  if (!answered.endsWith('*')) return answered
  return matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))?.path ?? answered
}

/** Refuses writes that another site's page sends on someone's behalf. Programs send neither header. */
export function refuseForeignPages(env: Env): Handler {
  return async (context, next) => {
    if (WRITES.has(context.req.method)) {
      const site = context.req.header('sec-fetch-site')
      const origin = context.req.header('origin')
      const isOwn = origin === undefined || isOwnPage(env, origin, context.req.url)
      if ((site !== undefined && site !== 'same-origin' && site !== 'none') || !isOwn) {
        throw new AppError('forbidden', 403)
      }
    }
    await next()
  }
}

/** Refuses compressed requests, which could grow without bound, and queries that name a key twice. */
export const refuseTricks: Handler = async (context, next) => {
  const encoding = context.req.header('content-encoding')
  if (encoding !== undefined && encoding !== 'identity') throw new AppError('unsupported-encoding', 415)
  const twice = Object.entries(context.req.queries()).find(([, values]) => values.length > 1)
  if (twice) throw new AppError('invalid-request', 400, { path: `query.${twice[0].slice(0, 40)}` })
  await next()
}

/** Who asks for the head alone never reads the body: what writes it would wait for ever, and hold its place. */
export const endUnreadBodies: Handler = async (context, next) => {
  await next()
  if (context.req.method !== 'HEAD') return
  // Only told to end: how it ends is its own business.
  context.res.body?.cancel().catch(() => undefined)
}

/** Bodies from here on are counted together; what people screen is smaller as a rule. */
const LARGE_BODY = 1_000_000
/** The largest body that any route takes, and what is expected of one that does not tell its length. */
const LARGEST_BODY = 110_000_000
/** What all large bodies together may have. */
const LARGE_BODIES = 512_000_000

/** Refuses large bodies while others fill the memory there is for them; whoever sent one tries again. */
export function shareMemory(): Handler {
  let held = 0
  return async (context, next) => {
    const isUntold = context.req.header('transfer-encoding') !== undefined
    const length = isUntold ? LARGEST_BODY : Number(context.req.header('content-length') ?? 0)
    // What no route takes is refused by each, unread.
    if (!(length >= LARGE_BODY) || length > LARGEST_BODY) return next()
    if (held + length > LARGE_BODIES) throw new AppError('unavailable', 503, { seconds: 2 })
    held += length
    try {
      await next()
    } finally {
      held -= length
    }
    return undefined
  }
}

/** What a body that is read on the server's own thread may be made of: a long text, a thousand names, an edited job. */
const SHAPE = { depth: 32, values: 100_000 }

/** Refuses bodies above so many bytes while they arrive, and JSON that is slow to read whatever it says. */
export function limitBody(maxSize: number): Handler {
  const limit = limitBytes(maxSize)
  return (context, next) =>
    limit(context, async () => {
      await refuseTangles(context)
      await next()
    })
}

async function refuseTangles({ req }: Context): Promise<void> {
  if (req.header('content-type')?.includes('json') !== true) return
  // Read once: whoever parses it gets the same bytes.
  if (isTooComplex(new Uint8Array(await req.arrayBuffer()), SHAPE)) throw new AppError('invalid-request', 400)
}

/** The same for bodies that are read on a thread, which looks at them itself. */
export function limitBytes(maxSize: number): Handler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('body-too-large', 413, { limit: maxSize })
    },
  })
}
