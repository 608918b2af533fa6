import type { Db } from '../../db/schema.ts'
import type { Env } from '../../env.ts'

/** Whether the texts of an owner's resumes stay after they were analysed: accounts say so themselves, or the server does. */
export async function keepsTexts({ db, env }: { db: Db; env: Env }, ownerId: string): Promise<boolean> {
  const isKept = env.KEEP_TEXTS === 'on'
  if (!isAccount(ownerId)) return isKept
  const id = ownerId.slice(ACCOUNT.length)
  const user = await db.selectFrom('users').select('keep_texts').where('id', '=', id).executeTakeFirst()
  return user?.keep_texts ?? isKept
}

const ACCOUNT = 'user:'

/** Whether an owner is an account, and no guest. */
export const isAccount = (ownerId: string): boolean => ownerId.startsWith(ACCOUNT)
