import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** Before the first tries of everybody else, behind single analyses that somebody waits for. */
const PRO = 5

/** How much earlier than others a run's jobs are taken: those of Pro accounts come first. */
export async function findPriority(db: Db, runId: string): Promise<number> {
  const found = await db
    .selectFrom('runs')
    .innerJoin('subscriptions', (join) => join.on(sql`'user:' || subscriptions.user_id`, '=', sql.ref('runs.owner_id')))
    .select('plan_id')
    .where('runs.id', '=', runId)
    .where('plan_id', '=', 'pro')
    .where('status', '=', 'active')
    .executeTakeFirst()
  return found ? PRO : 0
}
