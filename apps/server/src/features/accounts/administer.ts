import type { AdminAnswer, AdminCommand } from '@evenhand/model'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { planOf } from '../../plans/plan-of.ts'
import { setPlan } from '../../plans/set-plan.ts'
import { isEmail } from './check-registration.ts'
import { endOtherWays } from './end-other-ways.ts'
import { createResetLink } from './send-links.ts'
import { deleteSessions } from './sessions-store.ts'
import { findUserByEmail, setVerified, type User } from './users-store.ts'

const LINK_MINUTES = 24 * 60
const LISTED = 1_000

/** Does what an operator asks for. `origin` is where links lead. */
export async function administer(deps: Deps, order: AdminCommand, origin: string): Promise<AdminAnswer> {
  if (order.command === 'list-users') return { outcome: 'listed', users: await listUsers(deps) }
  const email = order.email.trim().toLowerCase()
  if (order.command === 'create-user') return createUser(deps, { ...order, email }, origin)
  if (order.command === 'invite') return invite(deps, email, origin)
  const user = await findUserByEmail(deps.db, email)
  if (!user) return { outcome: 'unknown' }
  if (order.command === 'reset-password') return takePassword(deps, user, origin)
  if (order.command === 'set-plan') {
    await setPlan(deps.db, user.id, order.plan)
    return { outcome: 'plan' }
  }
  const isDisabling = order.command === 'disable'
  const disabled_at = isDisabling ? sql<Date>`now()` : null
  await deps.db.updateTable('users').set({ disabled_at }).where('id', '=', user.id).execute()
  await endAll(deps, user)
  return { outcome: isDisabling ? 'disabled' : 'enabled' }
}

/** Ends every way into an account and gives a link to choose a new password. */
async function takePassword(deps: Deps, user: User, origin: string): Promise<AdminAnswer> {
  await endOtherWays(deps, user)
  const { internalAdapter } = await deps.accounts.auth.$context
  // No text hashes to this: until a new one is chosen, no password fits.
  await internalAdapter.updatePassword(user.id, '')
  return { outcome: 'reset', link: await createResetLink(deps, user.id, { origin, minutes: LINK_MINUTES }) }
}

/** An account without a password, whose address the operator vouches for. */
async function createUser(
  deps: Deps,
  order: Extract<AdminCommand, { command: 'create-user' }>,
  origin: string,
): Promise<AdminAnswer> {
  const { email, given_name: givenName, family_name: familyName } = order
  if (!isEmail(email)) throw new AppError('email-invalid', 400)
  if (await findUserByEmail(deps.db, email)) return { outcome: 'taken' }
  const { internalAdapter } = await deps.accounts.auth.$context
  const fields = {
    email,
    emailVerified: true,
    name: `${givenName} ${familyName}`.trim() || email,
    givenName,
    familyName,
  }
  const { user } = await internalAdapter.createOAuthUser(fields, { providerId: 'operator', accountId: email })
  await setVerified(deps.db, user.id)
  return { outcome: 'created', link: await createResetLink(deps, user.id, { origin, minutes: LINK_MINUTES }) }
}

async function invite(deps: Deps, email: string, origin: string): Promise<AdminAnswer> {
  if (!isEmail(email)) throw new AppError('email-invalid', 400)
  if (await findUserByEmail(deps.db, email)) return { outcome: 'taken' }
  await deps.db
    .insertInto('invitations')
    .values({ email })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  deps.accounts.later(sendMail(deps, { template: 'invitation', to: email, link: `${origin}/` }))
  return { outcome: 'invited' }
}

async function endAll({ db, accounts }: Deps, user: User): Promise<void> {
  accounts.gate.forget(await deleteSessions(db, user.id))
}

async function listUsers({ db, env }: Deps): Promise<AdminAnswer['users']> {
  const users = await db.selectFrom('users').selectAll().orderBy('created_at').limit(LISTED).execute()
  const listed = []
  for (const { id, email, name, disabled_at, created_at } of users) {
    const { subscription_tier: plan } = await planOf(db, id, env.PLANS)
    listed.push({ email, name, plan, disabled: disabled_at !== null, createdAt: created_at.toISOString() })
  }
  return listed
}
