import { type ProfileChange, type SignInWay } from '@evenhand/model'
import { sql, type Selectable } from 'kysely'
import type { Db, Trx } from '../../db/schema.ts'
import type { UserTable } from '../../db/tables/account-tables.ts'
import type { Auth } from './open-auth.ts'

export type User = Selectable<UserTable>

export function findUser(db: Db, id: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst()
}

export type Login = { provider: string; password: string | null }

/** Every way into an account. */
export async function listLogins(db: Db, userId: string): Promise<Login[]> {
  return db
    .selectFrom('logins')
    .select(['provider_id as provider', 'password'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

export function toWay(provider: string): SignInWay {
  return provider === 'google' || provider === 'oidc' ? provider : 'email'
}

/** Writes what people may change themselves. */
export async function updateProfile(db: Db, user: User, change: ProfileChange): Promise<void> {
  const { given_name = user.given_name, family_name = user.family_name, ...rest } = change
  await db
    .updateTable('users')
    .set({
      given_name,
      family_name,
      name: `${given_name} ${family_name}`.trim(),
      ...rest,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', user.id)
    .execute()
}

export async function setVerified(db: Db, userId: string): Promise<void> {
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', userId).execute()
}

/** Deletes an account with its sessions, ways in and API keys; its runs are somebody else's to delete. */
export async function deleteUser(trx: Db | Trx, userId: string): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', userId).execute()
}

/** Makes a hash the account's password, whether or not it had one. */
export async function savePassword(auth: Auth, userId: string, hash: string): Promise<void> {
  const { internalAdapter } = await auth.$context
  const known = await internalAdapter.findCredentialAccount(userId)
  if (known) await internalAdapter.updatePassword(userId, hash)
  else await internalAdapter.createAccount({ userId, providerId: 'credential', accountId: userId, password: hash })
}

/** Ends every mailed link of an account that still lets somebody choose its password. */
export async function deleteResetLinks(db: Db, userId: string): Promise<void> {
  // Their value is the account's id alone; those of other links say more.
  await db.deleteFrom('verifications').where('value', '=', userId).execute()
}

/** Ends every way into an account but its password: providers and API keys. */
export async function deleteOtherWays(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('logins').where('user_id', '=', userId).where('provider_id', '!=', 'credential').execute()
  await db.deleteFrom('api_keys').where('user_id', '=', userId).execute()
}
