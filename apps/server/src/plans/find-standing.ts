import { PLANS, type BillingPeriod, type PlanId, type SubscriptionStatus } from '@evenhand/model'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { addMonths, monthWindow } from './month-window.ts'

/** Days for which an unpaid or unconfirmed renewal is waited for. */
export const GRACE_DAYS = 3

/** Which plan an account has now, by the database's clock. */
export type Standing = {
  plan: PlanId
  status: SubscriptionStatus
  autoRenew: boolean
  billingPeriod?: BillingPeriod
  subscriptionId?: string
  /** Until when an unpaid invoice is waited for. */
  paymentDue?: Date
  /** The month that counts, of paid plans; the free plan's window opens with its first use. */
  window?: { start: Date; end: Date }
  /** How many resumes that window holds. */
  limit: number
}

/** A subscription as it is stored. */
type Subscription = {
  plan_id: PlanId
  billing_period: BillingPeriod
  status: SubscriptionStatus
  auto_renew: boolean
  subscription_id: string | null
  period_start: Date
  period_end: Date | null
  grace_until: Date | null
}

export const FREE: Standing = { plan: 'free', status: 'active', autoRenew: false, limit: PLANS.free.uploads }

export async function findStanding(db: Db, userId: string): Promise<Standing> {
  const found = await db
    .selectFrom('subscriptions')
    .select(['plan_id', 'billing_period', 'status', 'auto_renew', 'subscription_id'])
    .select(['period_start', 'period_end', 'grace_until', sql<Date>`now()`.as('now')])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found ? standingAt(found, found.now) : FREE
}

/** What time makes of a subscription: it needs no news from the payment provider to end. */
export function standingAt(subscription: Subscription, now: Date): Standing {
  const status = statusAt(subscription, now)
  return {
    plan: subscription.plan_id,
    status,
    autoRenew: subscription.auto_renew,
    billingPeriod: subscription.billing_period,
    subscriptionId: subscription.subscription_id ?? undefined,
    paymentDue: (status === 'active' && subscription.grace_until) || undefined,
    window: windowAt(subscription, now),
    limit: PLANS[subscription.plan_id].uploads,
  }
}

function statusAt({ status, auto_renew, period_end, grace_until }: Subscription, now: Date): SubscriptionStatus {
  if (status !== 'active') return status
  if (grace_until && grace_until <= now) return 'expired'
  if (!period_end || period_end > now) return 'active'
  if (!auto_renew) return 'cancelled'
  return period_end.getTime() + GRACE_DAYS * 24 * 60 * 60 * 1000 <= now.getTime() ? 'expired' : 'active'
}

/**
 * A monthly subscription's period is its window; a yearly one has months inside its year. After the end of a
 * period, and before the news of the next one, the next one is taken to start where the last one ended.
 */
function windowAt({ billing_period, period_start, period_end }: Subscription, now: Date): { start: Date; end: Date } {
  if (period_end && period_end <= now) return monthWindow(period_end, now)
  if (period_end && billing_period === 'monthly' && period_end <= addMonths(period_start, 2)) {
    return { start: period_start, end: period_end }
  }
  return monthWindow(period_start, now)
}
