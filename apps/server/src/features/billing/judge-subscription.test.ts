import { assert, property, shuffledSubarray } from 'fast-check'
import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { judgeSubscription, type CustomerState } from './judge-subscription.ts'

const PRICES = [
  { planId: 'basic' as const, billingPeriod: 'monthly' as const, ids: ['price_b', 'price_b_old'] },
  { planId: 'pro' as const, billingPeriod: 'yearly' as const, ids: ['price_p'] },
]

type Change = Partial<Omit<Stripe.Subscription, 'status' | 'items'>> & { status?: string; price?: string }

/** A subscription as Stripe sends it, as far as it is read. */
function subscription({ price = 'price_b', ...change }: Change = {}): Stripe.Subscription {
  const item = { id: 'si_1', price: { id: price }, current_period_start: 2_000_000, current_period_end: 4_678_400 }
  return {
    id: 'sub_1',
    object: 'subscription',
    status: 'active',
    created: 2_000_000,
    cancel_at_period_end: false,
    cancel_at: null,
    cancellation_details: { reason: null },
    latest_invoice: { id: 'in_1', created: 3_000_000 },
    metadata: { planId: 'pro' },
    items: { data: [item] },
    ...change,
  } as unknown as Stripe.Subscription
}

const charge = (change: Partial<Stripe.Charge> = {}): Stripe.Charge =>
  ({ id: 'ch_1', created: 2_000_001, status: 'succeeded', refunded: false, ...change }) as Stripe.Charge
const dispute = (status: string, of = 'ch_1'): Stripe.Dispute => ({ charge: of, status }) as Stripe.Dispute

const judge = (state: Partial<CustomerState>, leftId: string | null = null) =>
  judgeSubscription({ subscriptions: [], charges: [], disputes: [], ...state }, PRICES, leftId)

describe('what a subscription at the provider is worth', () => {
  it.each([
    ['active', 'active', true],
    ['trialing', 'active', true],
    ['past_due', 'active', true],
    ['unpaid', 'expired', false],
    ['paused', 'expired', false],
    ['canceled', 'cancelled', false],
    ['a state of next year', 'expired', false],
  ])('T28 %s is %s', (status, expected, autoRenew) => {
    const judged = judge({ subscriptions: [subscription({ status })] })
    expect([judged?.status, judged?.auto_renew]).toEqual([expected, autoRenew])
  })

  it.each(['incomplete', 'incomplete_expired'])('T28 %s never began', (status) => {
    expect(judge({ subscriptions: [subscription({ status })] })).toBeUndefined()
  })

  it('T28 past_due is waited for three days from the invoice that is not paid', () => {
    const judged = judge({ subscriptions: [subscription({ status: 'past_due' })] })
    expect(judged?.grace_until).toEqual(new Date((3_000_000 + 3 * 86_400) * 1000))
  })

  it.each([
    ['payment_failed', 'expired'],
    ['payment_disputed', 'expired'],
    ['cancellation_requested', 'cancelled'],
  ] as const)('T28 canceled because of %s is %s', (reason, expected) => {
    const ended = subscription({ status: 'canceled', cancellation_details: { reason, comment: null, feedback: null } })
    expect(judge({ subscriptions: [ended] })?.status).toBe(expected)
  })

  it.each([
    ['an open dispute', [charge()], [dispute('needs_response')], 'expired'],
    ['a lost dispute', [charge()], [dispute('lost')], 'expired'],
    ['a dispute that was won', [charge()], [dispute('won')], 'active'],
    ['a dispute of an earlier subscription', [charge({ created: 1_000 })], [dispute('lost')], 'active'],
    ['a full refund', [charge({ refunded: true })], [], 'cancelled'],
    ['a refund of an earlier month', [charge({ refunded: true }), charge({ created: 3_000_000 })], [], 'active'],
    ['a payment that failed', [charge({ status: 'failed', refunded: true })], [], 'active'],
  ])('T28 after %s', (_name, charges, disputes, expected) => {
    expect(judge({ subscriptions: [subscription()], charges, disputes })?.status).toBe(expected)
  })

  it('T21 follows the price, whatever the metadata says', () => {
    expect(judge({ subscriptions: [subscription()] })?.plan_id).toBe('basic')
    expect(judge({ subscriptions: [subscription({ price: 'price_b_old' })] })?.plan_id).toBe('basic')
    expect(judge({ subscriptions: [subscription({ price: 'price_p' })] })).toMatchObject({
      plan_id: 'pro',
      billing_period: 'yearly',
    })
    expect(judge({ subscriptions: [subscription({ price: 'price_of_another_product' })] })).toBeUndefined()
  })

  it('reads the period from the item', () => {
    expect(judge({ subscriptions: [subscription()] })).toMatchObject({
      period_start: new Date(2_000_000_000),
      period_end: new Date(4_678_400_000),
    })
  })

  it('does not renew what will be cancelled', () => {
    expect(judge({ subscriptions: [subscription({ cancel_at_period_end: true })] })?.auto_renew).toBe(false)
    expect(judge({ subscriptions: [subscription({ cancel_at: 4_678_400 })] })?.auto_renew).toBe(false)
  })

  it('prefers a live one to an ended one, and then the newest, in whatever order they come', () => {
    const all = [
      subscription({ id: 'old', created: 1, status: 'canceled' }),
      subscription({ id: 'live', created: 2 }),
      subscription({ id: 'new', created: 3, status: 'canceled' }),
    ]
    assert(
      property(shuffledSubarray(all, { minLength: 3 }), (subscriptions) => {
        expect(judge({ subscriptions })?.subscription_id).toBe('live')
      }),
    )
  })

  it('forgets an ended one that its owner has left, and no other', () => {
    const ended = subscription({ status: 'canceled' })
    expect(judge({ subscriptions: [ended] }, 'sub_1')).toBeUndefined()
    expect(judge({ subscriptions: [ended] }, 'sub_0')?.status).toBe('cancelled')
    expect(judge({ subscriptions: [subscription()] }, 'sub_1')?.status).toBe('active')
  })
})
