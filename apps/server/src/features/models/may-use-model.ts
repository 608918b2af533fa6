import type { Db } from '../../db/schema.ts'
import type { Env } from '../../env.ts'

/** Whether a language model may see this owner's resumes: accounts say so themselves, guests by the server's setting. */
export async function mayUseModel({ db, env }: { db: Db; env: Env }, ownerId: string): Promise<boolean> {
  const [kind, id = ''] = ownerId.split(':')
  if (kind !== 'user') return env.MODEL_FOR_GUESTS === 'on'
  const row = await db.selectFrom('users').select('language_model').where('id', '=', id).executeTakeFirst()
  return row?.language_model ?? false
}
