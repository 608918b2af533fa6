import type { PlanId } from '@evenhand/model'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/**
 * Gives an account a plan without payment and without end, as `evenhand admin` does; `free` takes it back.
 * A subscription that is paid wins at the next news of it.
 */
export async function setPlan(db: Db, userId: string, plan: PlanId): Promise<void> {
  if (plan === 'free') {
    await db.deleteFrom('subscriptions').where('user_id', '=', userId).execute()
    return
  }
  const given = {
    plan_id: plan,
    billing_period: 'monthly' as const,
    status: 'active' as const,
    auto_renew: true,
    subscription_id: null,
    period_start: sql<Date>`date_trunc('second', now())`,
    period_end: null,
    grace_until: null,
    updated_at: sql<Date>`now()`,
  }
  await db
    .insertInto('subscriptions')
    .values({ user_id: userId, ...given })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        ...given,
        // One given plan after another goes on in the same month.
        period_start: sql<Date>`case when subscriptions.subscription_id is null
          then subscriptions.period_start else excluded.period_start end`,
      }),
    )
    .execute()
}
