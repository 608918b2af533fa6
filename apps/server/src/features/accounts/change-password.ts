import { APIError } from 'better-auth/api'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { findPasswordFault } from './check-registration.ts'
import { hashPassword, verifyPassword } from './hash-password.ts'
import { endOtherWays } from './end-other-ways.ts'
import { sendNews, useVerifyLink } from './send-links.ts'
import { deleteSessions, freshenSession } from './sessions-store.ts'
import { triesOf } from './sign-in.ts'
import { deleteResetLinks, findUser, listLogins, savePassword, setVerified, type User } from './users-store.ts'

const FAILURES = { most: 10, seconds: 15 * 60, slowly: true }

/** Throws AppError with the code of the first rule that the password breaks. */
function refuseFault({ env }: Deps, password: string, user?: User): void {
  const names = user && [user.given_name, user.family_name]
  const fault = findPasswordFault(password, { email: user?.email, names, policy: env.PASSWORD_POLICY })
  if (fault) throw new AppError(fault, 400)
}

/** Whose password a mailed link may set; it stays as it is. Throws AppError 'link-expired' where it was used or is too old. */
export async function checkResetLink({ db, accounts }: Deps, token: string): Promise<User> {
  const { internalAdapter } = await accounts.auth.$context
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  const user = found ? await findUser(db, found.value) : undefined
  if (!found || !user || found.expiresAt < new Date() || user.disabled_at) throw new AppError('link-expired', 400)
  return user
}

/**
 * Sets a password by a mailed link. Whoever reads the account's mail is its owner: every session, API key and other way
 * in, which somebody else may have made, ends. Throws AppError 'link-expired'.
 */
export async function resetPassword(
  deps: Deps,
  { token, password }: { token: string; password: string },
  origin: string,
): Promise<void> {
  const { db, accounts } = deps
  const user = await checkResetLink(deps, token)
  refuseFault(deps, password, user)
  try {
    await accounts.auth.api.resetPassword({ body: { token, newPassword: password } })
  } catch (error) {
    if (error instanceof APIError) throw new AppError('link-expired', 400)
    throw error
  }
  await setVerified(db, user.id)
  await endOtherWays(deps, user)
  await deps.limiter.forget(triesOf(user.email))
  accounts.later(sendNews(deps, user, { template: 'password-changed', origin }))
}

/** Confirms an address by a mailed link. Throws AppError 'link-expired'. */
export async function verifyEmail(deps: Deps, token: string): Promise<void> {
  const { db, accounts } = deps
  const link = await useVerifyLink(deps, token)
  const user = link && (await findUser(db, link.userId))
  if (!link || !user) throw new AppError('link-expired', 400)
  // The password of the registration that this mail belongs to: somebody else may have registered the address before,
  // and come in by a provider that did not look whose it is.
  if (link.hash !== undefined && !user.email_verified) {
    await savePassword(accounts.auth, user.id, link.hash)
    await endOtherWays(deps, user)
  }
  await setVerified(db, user.id)
}

type Held = { userId: string; sessionId: string; password: string }

/** Checks the password of somebody who is signed in, and believes them for five minutes. Throws 'wrong-password'. */
export async function confirmPassword(deps: Deps, { userId, sessionId, password }: Held): Promise<void> {
  const key = triesOf(userId)
  await deps.limiter.take(key, FAILURES)
  const login = (await listLogins(deps.db, userId)).find(({ provider }) => provider === 'credential')
  const isRight = login?.password ? await verifyPassword({ hash: login.password, password }) : false
  if (!isRight) throw new AppError('wrong-password', 403)
  await deps.limiter.forget(key)
  await freshenSession(deps.db, sessionId)
  deps.accounts.gate.forget([sessionId])
}

/** Changes the password of somebody who knows it, and signs out everywhere else. */
export async function changePassword(
  deps: Deps,
  { newPassword, ...held }: Held & { newPassword: string },
  origin: string,
): Promise<void> {
  const user = (await findUser(deps.db, held.userId))!
  await confirmPassword(deps, held)
  refuseFault(deps, newPassword, user)
  await savePassword(deps.accounts.auth, user.id, await hashPassword(newPassword))
  await deleteResetLinks(deps.db, user.id)
  deps.accounts.gate.forget(await deleteSessions(deps.db, user.id, held.sessionId))
  deps.accounts.later(sendNews(deps, user, { template: 'password-changed', origin }))
}
