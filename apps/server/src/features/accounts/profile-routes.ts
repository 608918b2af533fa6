import { ProfileChange, UserInfo } from '@evenhand/model'
import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '../../http/app-error.ts'
import { limitBody } from '../../http/door.ts'
import { languageOf } from '../../http/language-of.ts'
import { limitRate } from '../../http/limit-rate.ts'
import { requireSession, requireUser } from '../../http/require-user.ts'
import { answers, createRouter, jsonBody } from '../../http/router.ts'
import type { Deps } from '../../deps.ts'
import { planOf } from '../../plans/plan-of.ts'
import { findUser, listLogins, toWay, updateProfile } from './users-store.ts'

const BODY_BYTES = 4 * 1024
const READS = { most: 60, seconds: 60, local: true }
const Profile = z.strictObject({ userinfo: UserInfo })
const ANSWER = { 200: { description: 'The profile', content: { 'application/json': { schema: Profile } } }, ...answers }

/** Somebody's own profile. */
export function profileRoutes(deps: Deps) {
  const limit = limitRate(deps, 'profile', { owner: READS })
  const read = createRoute({
    method: 'get',
    path: '/api/auth/profile',
    summary: 'Who is signed in, with plan and allowance',
    middleware: [limit] as const,
    responses: ANSWER,
  })
  const change = createRoute({
    method: 'patch',
    path: '/api/auth/profile',
    summary: 'Changes name, language, what is kept for how long, or the use of a language model',
    middleware: [limit, limitBody(BODY_BYTES)] as const,
    request: { body: jsonBody(ProfileChange) },
    responses: ANSWER,
  })
  return createRouter()
    .openapi(read, async (context) =>
      context.json({ userinfo: await loadUserInfo(deps, requireUser(context).userId) }, 200),
    )
    .openapi(change, async (context) => {
      const { userId } = requireSession(context)
      const asked = context.req.valid('json')
      const language = asked.language === undefined ? {} : { language: languageOf(asked.language) }
      const user = await findUser(deps.db, userId)
      if (!user) throw new AppError('sign-in-required', 401)
      await updateProfile(deps.db, user, { ...asked, ...language })
      return context.json({ userinfo: await loadUserInfo(deps, userId) }, 200)
    })
}

/** Throws AppError 'sign-in-required' where the account is gone. */
async function loadUserInfo({ db, env }: Deps, userId: string): Promise<UserInfo> {
  const user = await findUser(db, userId)
  if (!user) throw new AppError('sign-in-required', 401)
  const logins = await listLogins(db, userId)
  return {
    id: user.id,
    email: user.email,
    email_verified: user.email_verified,
    name: user.name,
    given_name: user.given_name,
    family_name: user.family_name,
    picture: user.picture,
    ways: [...new Set(logins.map(({ provider }) => toWay(provider)))],
    language: user.language,
    retention_days: user.retention_days ?? env.RETENTION_DAYS,
    keep_texts: user.keep_texts ?? env.KEEP_TEXTS === 'on',
    language_model: user.language_model,
    blind_view: user.blind_view,
    created_at: user.created_at.toISOString(),
    ...(await planOf(db, userId, env.PLANS)),
  }
}
