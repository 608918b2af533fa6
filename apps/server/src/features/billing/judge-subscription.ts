import type { BillingPeriod, PlanId, SubscriptionStatus } from '@evenhand/model'
import type Stripe from 'stripe'
import { GRACE_DAYS } from '../../plans/find-standing.ts'
import type { PriceTable } from '../../plans/open-payments.ts'

/** A subscription as it is kept. */
export type JudgedSubscription = {
  plan_id: Exclude<PlanId, 'free'>
  billing_period: BillingPeriod
  status: SubscriptionStatus
  auto_renew: boolean
  subscription_id: string
  period_start: Date
  period_end: Date
  grace_until: Date | null
}

/** What the provider says of a customer, read in one go. */
export type CustomerState = {
  subscriptions: Stripe.Subscription[]
  charges: Stripe.Charge[]
  /** Disputes of those charges. */
  disputes: Stripe.Dispute[]
}

const DAY_SECONDS = 24 * 60 * 60
/** A charge made so long before its subscription may still be its first. */
const CHARGE_LEAD_SECONDS = 600
const LIVE = new Set<string>(['active', 'trialing', 'past_due'])
/** A first payment that never came: there was no subscription. */
const NEVER_BEGAN = new Set<string>(['incomplete', 'incomplete_expired'])
const SETTLED_DISPUTES = new Set<string>(['won', 'warning_closed'])

/**
 * What a customer's payments are worth here; undefined: nothing, which is the free plan.
 * The plan follows from the price id alone; subscriptions to other prices are somebody else's business.
 *
 * | At the provider                                   | Here                                                   |
 * |---------------------------------------------------|--------------------------------------------------------|
 * | active, trialing                                  | active; renewing unless it is to be cancelled          |
 * | past_due                                          | active for 3 days from the unpaid invoice, then expired |
 * | unpaid, paused, and whatever we do not know       | expired                                                |
 * | canceled because nobody paid, or over a dispute   | expired                                                |
 * | canceled otherwise                                | cancelled                                              |
 * | incomplete, incomplete_expired                    | as if it were not there: it never began                |
 * | a dispute of one of its charges, open or lost     | expired                                                |
 * | its newest charge refunded in full                | cancelled; a part of it changes nothing                |
 *
 * Of several, one that is live counts before one that is not, and then the newest.
 */
export function judgeSubscription(
  state: CustomerState,
  prices: PriceTable,
  leftId: string | null,
): JudgedSubscription | undefined {
  const [counting] = state.subscriptions
    .filter((subscription) => !NEVER_BEGAN.has(subscription.status) && paidPlanOf(subscription, prices))
    .sort((a, b) => Number(LIVE.has(b.status)) - Number(LIVE.has(a.status)) || b.created - a.created)
  const plan = counting && paidPlanOf(counting, prices)
  if (!plan || (counting.id === leftId && !LIVE.has(counting.status))) return undefined
  const item = counting.items.data[0]!
  return {
    plan_id: plan.planId,
    billing_period: plan.billingPeriod,
    status: statusOf(counting, state),
    auto_renew: LIVE.has(counting.status) && !counting.cancel_at_period_end && counting.cancel_at == null,
    subscription_id: counting.id,
    period_start: timeOf(item.current_period_start),
    period_end: timeOf(item.current_period_end),
    grace_until: graceOf(counting),
  }
}

function statusOf(subscription: Stripe.Subscription, { charges, disputes }: CustomerState): SubscriptionStatus {
  const own = charges.filter(
    ({ created, status }) => status === 'succeeded' && created >= subscription.created - CHARGE_LEAD_SECONDS,
  )
  const isDisputed = disputes.some(
    (dispute) => !SETTLED_DISPUTES.has(dispute.status) && own.some(({ id }) => id === idOf(dispute.charge)),
  )
  if (isDisputed) return 'expired'
  const [newest] = own.toSorted((a, b) => b.created - a.created)
  if (newest?.refunded) return 'cancelled'
  if (LIVE.has(subscription.status)) return 'active'
  if (subscription.status !== 'canceled') return 'expired'
  const reason = subscription.cancellation_details?.reason
  return reason === 'payment_failed' || reason === 'payment_disputed' ? 'expired' : 'cancelled'
}

function graceOf({ status, latest_invoice, items }: Stripe.Subscription): Date | null {
  if (status !== 'past_due') return null
  const since = typeof latest_invoice === 'object' ? latest_invoice?.created : undefined
  return timeOf((since ?? items.data[0]!.current_period_start) + GRACE_DAYS * DAY_SECONDS)
}

/** What is sold under the price of a subscription's first item. */
export function paidPlanOf({ items }: Pick<Stripe.Subscription, 'items'>, prices: PriceTable) {
  const price = items.data[0]?.price.id
  return prices.find(({ ids }) => price !== undefined && ids.includes(price))
}

export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id
}

const timeOf = (seconds: number): Date => new Date(seconds * 1000)
