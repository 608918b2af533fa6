import type { ErrorCode } from '@evenhand/model'
import type { Db } from '../../db/schema.ts'
import type { Env } from '../../env.ts'

/**
 * Whether an address must be confirmed before its account can be used. Where it must, registering says the same about
 * every address; where mail stays on this machine, it could not be confirmed.
 */
export function mustVerify(env: Env): boolean {
  if (env.SIGNUP === 'domain' || env.SIGNUP === 'invite') return true
  return env.VERIFY_EMAIL === undefined ? env.SMTP_URL !== undefined : env.VERIFY_EMAIL === 'on'
}

/** Why an address may not become an account; undefined where it may. */
export async function refuseSignUp(db: Db, env: Env, email: string): Promise<ErrorCode | undefined> {
  const address = email.toLowerCase()
  const domain = address.slice(address.lastIndexOf('@') + 1)
  if (env.SIGNUP === 'closed') return 'sign-up-closed'
  if (env.SIGNUP === 'domain' && !env.SIGNUP_DOMAINS.includes(domain)) return 'sign-up-domain'
  if (env.SIGNUP === 'invite' && !(await isInvited(db, address))) return 'sign-up-invite'
  return undefined
}

async function isInvited(db: Db, email: string): Promise<boolean> {
  const row = await db.selectFrom('invitations').select('email').where('email', '=', email).executeTakeFirst()
  return row !== undefined
}
