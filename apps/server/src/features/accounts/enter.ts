import type { SignInAnswer } from '@evenhand/model'
import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import type { Variables } from '../../http/router.ts'
import { refusal } from './answer-sign-in.ts'
import { deviceOf } from './device-of.ts'
import type { RefreshCookie } from './refresh-cookie.ts'
import { describeSession } from './sessions-store.ts'
import type { User } from './users-store.ts'

/** Gives an account what a guest made in the same browser. */
export type TakeOver = (guestId: string, userId: string) => Promise<void>

/** What the routes that let people in share. */
export type Entrance = { deps: Deps; cookie: RefreshCookie; takeOver: TakeOver }

type Asked = Context<{ Variables: Variables }>

/** Starts a session of an account, hands out its cookie and its first token, and takes over the guest's runs. */
export async function enter(entrance: Entrance, context: Asked, user: User): Promise<SignInAnswer> {
  const { deps } = entrance
  if (user.disabled_at) return refusal('account-disabled')
  const { internalAdapter } = await deps.accounts.auth.$context
  const session = await internalAdapter.createSession(user.id)
  return admit(entrance, context, { user, sessionId: session.id })
}

/** As `enter`, for a session that was already made. */
export async function admit(
  { deps, cookie, takeOver }: Entrance,
  context: Asked,
  { user, sessionId }: { user: User; sessionId: string },
): Promise<SignInAnswer> {
  await describeSession(deps.db, sessionId, deviceOf(context.req.header('user-agent')))
  cookie.write(context, { sessionId, rotation: 0 })
  const owner = context.get('owner')
  if (owner.kind === 'guest') {
    // Being let in matters more than what was screened before; it stays with the guest until it works.
    await takeOver(owner.id, user.id).catch((error: unknown) => deps.log.error({ event: 'take-over', error }))
  }
  const access_token = await deps.accounts.tokens.sign({ userId: user.id, sessionId })
  const { name, email, picture } = user
  return { success: true, message: '', name, email, picture, access_token }
}
