import type { BillingPeriod, PlanId, SubscriptionStatus } from '@evenhand/model'
import type { Generated } from 'kysely'
import type { MaybeTime, Time } from './column-times.ts'

/** The payment provider's customer of an account: one, made with the first checkout. */
export type BillingCustomerTable = {
  user_id: string
  /** Absent while it is being made, and after the provider has deleted it. */
  customer_id: string | null
  /** Grows when a deleted customer is replaced, so that the next one has another idempotency key. */
  generation: Generated<number>
  /** Number of the last look at the provider's state that was begun, and of the newest one written. */
  asked: Generated<number>
  written: Generated<number>
  /** The ended subscription that its owner left for the free plan. */
  left_id: string | null
  created_at: Time
}

/** The plan an account pays for, or was given; no row means the free plan. */
export type SubscriptionTable = {
  user_id: string
  plan_id: Exclude<PlanId, 'free'>
  billing_period: BillingPeriod
  /** As of the last look; what time does to it is worked out when it is asked for. */
  status: SubscriptionStatus
  auto_renew: boolean
  /** Absent where an operator gave the plan. */
  subscription_id: string | null
  period_start: Time
  /** Absent: without end. */
  period_end: MaybeTime
  /** Until when an unpaid invoice is waited for. */
  grace_until: MaybeTime
  updated_at: Time
}

/** The provider's events that were taken in, so that each counts once. */
export type StripeEventTable = {
  id: string
  type: string
  customer_id: string
  state: Generated<'received' | 'done'>
  received_at: Time
}

/** A run on somebody's own device, of which the server knows only the number of resumes. */
export type DeviceRunTable = {
  id: string
  owner_id: string
  amount: number
  /** As in runs. */
  allowance_ids: string
  created_at: Time
  ended_at: MaybeTime
}

/** What the payment sandbox knows: objects of Stripe's API as JSON. */
export type SandboxObjectTable = {
  id: string
  kind: string
  customer_id: string | null
  body: string
  /** Order of creation; the newest come first in lists. */
  number: Generated<string>
  /** An event that was not delivered yet. */
  pending: Generated<boolean>
}

/** Answers of the sandbox by idempotency key. */
export type SandboxKeyTable = { key: string; request: string; answer: string }

export type BillingTables = {
  billing_customers: BillingCustomerTable
  subscriptions: SubscriptionTable
  stripe_events: StripeEventTable
  device_runs: DeviceRunTable
  sandbox_objects: SandboxObjectTable
  sandbox_keys: SandboxKeyTable
}
