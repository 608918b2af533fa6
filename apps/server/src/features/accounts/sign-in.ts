import type { SignInAnswer } from '@evenhand/model'
import { APIError } from 'better-auth/api'
import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { ownOrigin } from '../../http/own-origin.ts'
import type { Variables } from '../../http/router.ts'
import { refusal } from './answer-sign-in.ts'
import { admit, type Entrance } from './enter.ts'
import { hashPassword, isWeakHash } from './hash-password.ts'
import { linkPending } from './link-pending.ts'
import { sendVerification } from './send-links.ts'
import { deleteSession } from './sessions-store.ts'
import { findUserByEmail, listLogins } from './users-store.ts'

type Asked = Context<{ Variables: Variables }>
export type Credentials = { email: string; password: string }

/** Ten wrong passwords a quarter of an hour, then one try after 1, 2, 4 ... 60 s: nobody is ever locked out. */
const FAILURES = { most: 10, seconds: 15 * 60, slowly: true }

/** What counts the tries at an account's password; whoever proves to be its owner starts anew. */
export const triesOf = (email: string): string => `password:${email.toLowerCase()}`

/** Lets somebody in by e-mail and password. Who is not known is told the same as who is wrong, after the same time. */
export async function signIn(entrance: Entrance, context: Asked, credentials: Credentials): Promise<SignInAnswer> {
  const { deps } = entrance
  const { email, password } = credentials
  await deps.limiter.take(triesOf(email), FAILURES)
  const token = await checkPassword(deps, credentials)
  if (token === 'unverified') {
    await deps.limiter.forget(triesOf(email))
    const user = await findUserByEmail(deps.db, email)
    if (user) deps.accounts.later(sendVerification(deps, user, { origin: ownOrigin(deps.env, context) }))
    return refusal('email-unverified')
  }
  if (token === undefined) return refusal('wrong-credentials')
  await deps.limiter.forget(triesOf(email))
  const user = (await findUserByEmail(deps.db, email))!
  const { internalAdapter } = await deps.accounts.auth.$context
  const found = await internalAdapter.findSession(token)
  const sessionId = found!.session.id
  if (user.disabled_at) {
    await deleteSession(deps.db, user.id, sessionId)
    return refusal('account-disabled')
  }
  await renewHash(deps, user.id, password)
  await linkPending(entrance, context, user)
  return admit(entrance, context, { user, sessionId })
}

/** The new session's handle, where the password fits. */
async function checkPassword({ accounts }: Deps, body: Credentials): Promise<string | undefined> {
  try {
    return (await accounts.auth.api.signInEmail({ body })).token
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    return error.body?.code === 'EMAIL_NOT_VERIFIED' ? 'unverified' : undefined
  }
}

/** A hash made when hashing was cheaper is made again, now that the password is known. */
async function renewHash({ db, accounts }: Deps, userId: string, password: string): Promise<void> {
  const login = (await listLogins(db, userId)).find(({ provider }) => provider === 'credential')
  if (!login?.password || !isWeakHash(login.password)) return
  const { internalAdapter } = await accounts.auth.$context
  await internalAdapter.updatePassword(userId, await hashPassword(password))
}
