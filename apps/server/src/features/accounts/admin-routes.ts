import { getConnInfo } from '@hono/node-server/conninfo'
import { AdminAnswer, AdminCommand } from '@evenhand/model'
import { createRoute } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { limitBody } from '../../http/door.ts'
import { ownOrigin } from '../../http/own-origin.ts'
import { answers, createRouter, jsonBody, type Variables } from '../../http/router.ts'
import { administer } from './administer.ts'

const BODY_BYTES = 4 * 1024
const PURPOSE = 'admin'
/** Milliseconds a signed command is good for. */
const VALID = 60_000
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

/**
 * Only from this machine, not through a proxy, and only signed by the server's secret: `X-Evenhand-Admin` is the time in
 * milliseconds, a dot, and the HMAC over time and body. To everybody else the address does not exist.
 */
function requireOperator({ secret }: Deps): MiddlewareHandler<{ Variables: Variables }> {
  return async (context, next) => {
    const [time = '', signature = ''] = context.req.header('x-evenhand-admin')?.split('.') ?? []
    const isNow = /^\d{1,16}$/.test(time) && Math.abs(Date.now() - Number(time)) < VALID
    const isSigned = isNow && secret.isSigned(PURPOSE, `${time}\n${await context.req.text()}`, signature)
    if (!isSigned || !isDirect(context)) throw new AppError('not-found', 404)
    await next()
  }
}

function isDirect(context: Context): boolean {
  const isForwarded =
    context.req.header('x-forwarded-for') !== undefined || context.req.header('forwarded') !== undefined
  return !isForwarded && LOOPBACK.test(getConnInfo(context).remote.address ?? '')
}

/** What `evenhand admin` calls. */
export function adminRoutes(deps: Deps) {
  const command = createRoute({
    method: 'post',
    path: '/api/admin',
    hide: true,
    middleware: [limitBody(BODY_BYTES), requireOperator(deps)] as const,
    request: { body: jsonBody(AdminCommand) },
    responses: {
      200: { description: 'What came of it', content: { 'application/json': { schema: AdminAnswer } } },
      ...answers,
    },
  })
  return createRouter().openapi(command, async (context) =>
    context.json(await administer(deps, context.req.valid('json'), ownOrigin(deps.env, context)), 200),
  )
}
