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
  switch (env.SIGNUP) {
    case 'open':
      return undefined
    case 'closed':
      return 'sign-up-closed'
    case 'domain':
      return env.SIGNUP_DOMAINS.includes(address.slice(address.lastIndexOf('@') + 1)) ? undefined : 'sign-up-domain'
    case 'invite':
      return (await isInvited(db, address)) ? undefined : 'sign-up-invite'
  }
}

async function isInvited(db: Db, email: string): Promise<boolean> {
  const row = await db.selectFrom('invitations').select('email').where('email', '=', email).executeTakeFirst()
  return row !== undefined
}
