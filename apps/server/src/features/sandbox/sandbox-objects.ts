import { randomBytes } from 'node:crypto'
import { PLANS, type BillingPeriod, type PlanId } from '@evenhand/model'
import type { PriceTable } from '../../plans/open-payments.ts'

/** Objects of Stripe's API, with the fields that are read here. Times are in seconds. */
export type Metadata = Record<string, string>

export type Price = {
  id: string
  object: 'price'
  active: boolean
  currency: 'usd'
  unit_amount: number
  recurring: { interval: 'month' | 'year'; interval_count: 1 }
  product: string
  livemode: false
}

export type Customer = {
  id: string
  object: 'customer'
  created: number
  name: string | null
  email: string | null
  description: string | null
  metadata: Metadata
  livemode: false
}

export type DeletedCustomer = { id: string; object: 'customer'; deleted: true }

export type SubscriptionState = 'active' | 'past_due' | 'unpaid' | 'canceled'

export type Subscription = {
  id: string
  object: 'subscription'
  customer: string
  status: SubscriptionState
  created: number
  cancel_at_period_end: boolean
  canceled_at: number | null
  ended_at: number | null
  cancellation_details: { reason: 'cancellation_requested' | 'payment_failed' | null }
  metadata: Metadata
  latest_invoice: string
  items: { object: 'list'; has_more: false; url: string; data: [SubscriptionItem] }
  livemode: false
}

export type SubscriptionItem = {
  id: string
  object: 'subscription_item'
  price: Price
  quantity: 1
  current_period_start: number
  current_period_end: number
}

export type Invoice = {
  id: string
  object: 'invoice'
  customer: string
  created: number
  status: 'paid' | 'open'
  amount_due: number
  livemode: false
}

export type Charge = {
  id: string
  object: 'charge'
  customer: string
  created: number
  amount: number
  status: 'succeeded' | 'failed'
  disputed: boolean
  refunded: boolean
  livemode: false
}

export type Dispute = {
  id: string
  object: 'dispute'
  charge: string
  created: number
  status: 'needs_response' | 'won' | 'lost'
  livemode: false
}

export type CheckoutSession = {
  id: string
  object: 'checkout.session'
  url: string | null
  mode: 'subscription'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  customer: string
  client_reference_id: string | null
  metadata: Metadata
  subscription: string | null
  success_url: string
  cancel_url: string
  created: number
  expires_at: number
  livemode: false
  /** What Stripe keeps behind line_items and subscription_data. */
  ordered: { price: string; metadata: Metadata }
}

export type PortalSession = {
  id: string
  object: 'billing_portal.session'
  url: string
  customer: string
  return_url: string
  created: number
  /** The price a switch was asked for. */
  flow: { price: string } | null
  livemode: false
}

export type Event = {
  id: string
  object: 'event'
  api_version: string
  created: number
  type: string
  data: { object: object }
  livemode: false
}

export type SandboxObject =
  | Customer
  | Subscription
  | Invoice
  | Charge
  | Dispute
  | CheckoutSession
  | PortalSession
  | Event

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`
export const seconds = (): number => Math.floor(Date.now() / 1000)

const PAID = ['basic', 'pro'] as const
const PERIODS = ['monthly', 'yearly'] as const
const idOf = (planId: PlanId, period: BillingPeriod): string => `price_sandbox_${planId}_${period}`

/** The sandbox sells what the one table of plans says. */
export const PRICE_TABLE: PriceTable = PAID.flatMap((planId) =>
  PERIODS.map((billingPeriod) => ({ planId, billingPeriod, ids: [idOf(planId, billingPeriod)] })),
)

export const PRICES: Price[] = PAID.flatMap((planId) =>
  PERIODS.map((period): Price => ({
    id: idOf(planId, period),
    object: 'price',
    active: true,
    currency: 'usd',
    unit_amount: PLANS[planId].price[period] * 100,
    recurring: { interval: period === 'monthly' ? 'month' : 'year', interval_count: 1 },
    product: `prod_sandbox_${planId}`,
    livemode: false,
  })),
)
