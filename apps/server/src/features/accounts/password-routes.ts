import { createRoute, z } from '@hono/zod-openapi'
import { limitBody } from '../../http/door.ts'
import { limitRate } from '../../http/limit-rate.ts'
import { ownOrigin } from '../../http/own-origin.ts'
import { requireSession } from '../../http/require-user.ts'
import { createRouter, jsonBody } from '../../http/router.ts'
import type { Deps } from '../../deps.ts'
import { changePassword, checkResetLink, confirmPassword, resetPassword, verifyEmail } from './change-password.ts'
import { Address, Password } from './entrance-routes.ts'
import { sendReset, sendVerification } from './send-links.ts'
import { DONE, doneAnswer } from './sessions-routes.ts'
import { findUser, findUserByEmail } from './users-store.ts'

const BODY_BYTES = 2 * 1024
const HOUR = 60 * 60
/** Asked for without anybody having typed much. */
const OFTEN: ReadonlySet<string> = new Set(['reauthenticate', 'resetPassword/check'])
const Token = z.string().min(1).max(200)

/** Forgotten and changed passwords, and addresses to be confirmed. */
export function passwordRoutes(deps: Deps) {
  const { db, env, accounts } = deps
  const route = routesOf(deps)
  return createRouter()
    .openapi(route.forgot, async (context) => {
      const { email } = context.req.valid('json')
      const origin = ownOrigin(env, context)
      // Known or not: the answer is the same and waits for nothing.
      accounts.later(findUserByEmail(db, email).then((user) => user && sendReset(deps, user, origin)))
      return context.json(DONE, 200)
    })
    .openapi(route.reset, async (context) => {
      await resetPassword(deps, context.req.valid('json'), ownOrigin(env, context))
      return context.json(DONE, 200)
    })
    .openapi(route.check, async (context) => {
      await checkResetLink(deps, context.req.valid('json').token)
      return context.json(DONE, 200)
    })
    .openapi(route.verify, async (context) => {
      await verifyEmail(deps, context.req.valid('json').token)
      return context.json(DONE, 200)
    })
    .openapi(route.sendVerify, async (context) => {
      const user = await findUser(db, requireSession(context).userId)
      if (user) accounts.later(sendVerification(deps, user, { origin: ownOrigin(env, context) }))
      return context.json(DONE, 200)
    })
    .openapi(route.change, async (context) => {
      const session = requireSession(context)
      await changePassword(deps, { ...session, ...context.req.valid('json') }, ownOrigin(env, context))
      return context.json(DONE, 200)
    })
    .openapi(route.reauthenticate, async (context) => {
      await confirmPassword(deps, { ...requireSession(context), ...context.req.valid('json') })
      return context.json(DONE, 200)
    })
}

function routesOf(deps: Deps) {
  const post = <T extends z.ZodType>(name: string, summary: string, schema: T) =>
    createRoute({
      method: 'post',
      path: `/api/auth/${name}`,
      summary,
      middleware: [
        limitBody(BODY_BYTES),
        limitRate(deps, name, { network: { most: OFTEN.has(name) ? 30 : 10, seconds: HOUR } }),
      ] as const,
      request: { body: jsonBody(schema) },
      responses: doneAnswer('Done'),
    })
  return {
    forgot: post('forgotPassword', 'Mails a link to choose a new password', z.strictObject({ email: Address })),
    reset: post('resetPassword', 'Sets a new password', z.strictObject({ token: Token, password: Password })),
    check: post(
      'resetPassword/check',
      'Tells whether a mailed link still sets a password',
      z.strictObject({ token: Token }),
    ),
    verify: post('verifyEmail', 'Confirms an address', z.strictObject({ token: Token })),
    sendVerify: createRoute({
      method: 'post',
      path: '/api/auth/verifyEmail/send',
      summary: 'Mails the link to confirm the address again',
      middleware: [limitRate(deps, 'verifyEmail/send', { network: { most: 10, seconds: HOUR } })] as const,
      responses: doneAnswer('Done'),
    }),
    change: post(
      'changePassword',
      'Changes the password and ends all other sessions',
      z.strictObject({ password: Password, newPassword: Password }),
    ),
    reauthenticate: post(
      'reauthenticate',
      'Confirms who this is, for five minutes',
      z.strictObject({ password: Password }),
    ),
  }
}
