import { SignInSession } from '@evenhand/model'
import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { requireSession } from '../../http/require-user.ts'
import { answers, createRouter, type Variables } from '../../http/router.ts'
import type { Deps } from '../../deps.ts'
import type { Entrance } from './enter.ts'
import { deleteSession, deleteSessions, listSessions, rotateSession } from './sessions-store.ts'
import { findUser } from './users-store.ts'

/** A page asks every four minutes, and once for each tab it opens. */
const REFRESHES = { most: 60, seconds: 60, local: true }

const Renewed = z.strictObject({
  access_token: z.string(),
  name: z.string(),
  email: z.string(),
  picture: z.string().nullable(),
})
const Done = z.strictObject({ success: z.literal(true) })
export const DONE = { success: true as const }

export function doneAnswer(description: string) {
  return { 200: { description, content: { 'application/json': { schema: Done } } }, ...answers }
}

const refresh = createRoute({
  method: 'get',
  path: '/api/auth/refreshToken',
  summary: 'A new access token for the browser that holds the refresh cookie',
  request: { headers: z.object({ 'x-evenhand': z.string().optional(), 'sec-fetch-site': z.string().optional() }) },
  responses: { 200: { description: 'It', content: { 'application/json': { schema: Renewed } } }, ...answers },
})

const signOut = createRoute({
  method: 'post',
  path: '/api/auth/signOut',
  summary: 'Ends this session on the server',
  responses: doneAnswer('Ended'),
})

const list = createRoute({
  method: 'get',
  path: '/api/auth/sessions',
  summary: 'Where the account is signed in',
  responses: {
    200: {
      description: 'The sessions',
      content: { 'application/json': { schema: z.strictObject({ sessions: z.array(SignInSession) }) } },
    },
    ...answers,
  },
})

const endOne = createRoute({
  method: 'delete',
  path: '/api/auth/sessions/{id}',
  summary: 'Ends one session',
  request: { params: z.strictObject({ id: z.string().max(64) }) },
  responses: doneAnswer('Ended'),
})

const endOthers = createRoute({
  method: 'delete',
  path: '/api/auth/sessions',
  summary: 'Ends all sessions but this one',
  responses: doneAnswer('Ended'),
})

/** Refreshing, listing and ending sessions. */
export function sessionsRoutes(deps: Deps, entrance: Entrance) {
  const { db, env, accounts } = deps
  return createRouter()
    .openapi(refresh, async (context) => context.json(await renew(deps, entrance, context), 200))
    .openapi(signOut, async (context) => {
      const handle = entrance.cookie.read(context)
      const { userId, sessionId } = context.get('owner')
      const ids = [handle?.sessionId, sessionId].filter((id) => id !== undefined)
      for (const id of ids) await endSession(deps, id, userId)
      entrance.cookie.clear(context)
      return context.json(DONE, 200)
    })
    .openapi(list, async (context) => {
      const { userId, sessionId } = requireSession(context)
      const rows = await listSessions(db, userId, env.SESSION_IDLE_MINUTES)
      const sessions = rows.map(({ id, device, created_at, rotated_at }) => ({
        id,
        device,
        current: id === sessionId,
        createdAt: created_at.toISOString(),
        lastUsedAt: rotated_at.toISOString(),
      }))
      return context.json({ sessions }, 200)
    })
    .openapi(endOne, async (context) => {
      const { userId } = requireSession(context)
      const { id } = context.req.valid('param')
      if (!(await deleteSession(db, userId, id))) throw new AppError('not-found', 404)
      accounts.gate.forget([id])
      return context.json(DONE, 200)
    })
    .openapi(endOthers, async (context) => {
      const { userId, sessionId } = requireSession(context)
      accounts.gate.forget(await deleteSessions(db, userId, sessionId))
      return context.json(DONE, 200)
    })
}

/** The cookie proves which session it is; a cookie that was used before ends that session for everybody. */
async function renew(
  deps: Deps,
  { cookie }: Entrance,
  context: Context<{ Variables: Variables }>,
): Promise<z.infer<typeof Renewed>> {
  const { db, env, accounts, log } = deps
  const site = context.req.header('sec-fetch-site')
  const isOurPage = context.req.header('x-evenhand') === 'page' && (site === undefined || site === 'same-origin')
  const handle = isOurPage ? cookie.read(context) : undefined
  if (!handle) throw new AppError('sign-in-required', 401)
  await deps.limiter.take(`refresh:${handle.sessionId}`, REFRESHES)
  const { sessionId: id, rotation } = handle
  const outcome = await rotateSession(db, { id, rotation }, env.SESSION_IDLE_MINUTES)
  const user = outcome.kind === 'rotated' ? await findUser(db, outcome.userId) : undefined
  if (outcome.kind !== 'rotated' || !user) {
    if (outcome.kind === 'reused') {
      await endSession(deps, id)
      log.error({ event: 'refresh-cookie-reused', requestId: context.get('requestId') })
    }
    cookie.clear(context)
    throw new AppError('sign-in-required', 401)
  }
  cookie.write(context, { sessionId: id, rotation: outcome.rotation })
  const access_token = await accounts.tokens.sign({ userId: user.id, sessionId: id })
  const { name, email, picture } = user
  return { access_token, name, email, picture }
}

/** Ends a session that the caller holds. */
async function endSession({ db, accounts }: Deps, id: string, userId?: string): Promise<void> {
  const query = db.deleteFrom('sessions').where('id', '=', id)
  await (userId === undefined ? query : query.where('user_id', '=', userId)).execute()
  accounts.gate.forget([id])
}
