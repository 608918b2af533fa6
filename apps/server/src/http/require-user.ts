import type { Context } from 'hono'
import { AppError } from './app-error.ts'
import type { Variables } from './router.ts'

type Asked = Context<{ Variables: Variables }>

/** The account a request acts for, by whatever way it came. Throws 'sign-in-required' for guests. */
export function requireUser(context: Asked): { userId: string; sessionId?: string } {
  const { userId, sessionId } = context.get('owner')
  if (userId === undefined) throw new AppError('sign-in-required', 401)
  return { userId, sessionId }
}

/** The account of somebody who is signed in; API keys are refused ('key-forbidden'). */
export function requireSession(context: Asked): { userId: string; sessionId: string } {
  const { userId, sessionId } = requireUser(context)
  if (sessionId === undefined) throw new AppError('key-forbidden', 403)
  return { userId, sessionId }
}

/** The account of somebody who proved in the last five minutes who they are. Throws 'reauthentication-required'. */
export function requireFresh(context: Asked): { userId: string; sessionId: string } {
  const session = requireSession(context)
  if (context.get('owner').isFresh !== true) throw new AppError('reauthentication-required', 403)
  return session
}
