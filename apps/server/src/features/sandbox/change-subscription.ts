import type { Trx } from '../../db/schema.ts'
import { addMonths } from '../../plans/month-window.ts'
import {
  newId,
  seconds,
  type Charge,
  type Invoice,
  type Metadata,
  type Price,
  type Subscription,
} from './sandbox-objects.ts'
import { tell } from './tell-event.ts'
import { listObjects, saveObject } from './sandbox-store.ts'

/** What people, or time, do to a subscription in the sandbox. Each keeps the objects and tells the events of it. */

export async function subscribe(
  trx: Trx,
  order: { customer: string; price: Price; metadata: Metadata },
): Promise<Subscription> {
  const { customer, price, metadata } = order
  const now = seconds()
  const id = newId('sub')
  const item = { id: newId('si'), object: 'subscription_item', price, quantity: 1, ...periodOf(price, now) } as const
  const subscription: Subscription = {
    id,
    object: 'subscription',
    customer,
    status: 'active',
    created: now,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    cancellation_details: { reason: null },
    metadata,
    latest_invoice: await pay(trx, customer, price.unit_amount),
    items: { object: 'list', has_more: false, url: `/v1/subscription_items?subscription=${id}`, data: [item] },
    livemode: false,
  }
  return keep(trx, 'customer.subscription.created', subscription)
}

/** Cancels at the end of the period, or takes that back. */
export function setCancelling(trx: Trx, subscription: Subscription, cancelling: boolean): Promise<Subscription> {
  return keep(trx, 'customer.subscription.updated', {
    ...subscription,
    cancel_at_period_end: cancelling,
    canceled_at: cancelling ? seconds() : null,
    cancellation_details: { reason: cancelling ? 'cancellation_requested' : null },
  })
}

/** The same interval keeps its period, another one starts anew. The difference is paid at once. */
export async function switchPrice(trx: Trx, subscription: Subscription, price: Price): Promise<Subscription> {
  const [item] = subscription.items.data
  const isSame = item.price.recurring.interval === price.recurring.interval
  const period = isSame ? {} : periodOf(price, seconds())
  const latest_invoice = await pay(trx, subscription.customer, price.unit_amount)
  const switched = withItem({ ...subscription, latest_invoice }, { ...item, price, ...period })
  return keep(trx, 'customer.subscription.updated', switched)
}

/** Starts the next period now, paid; an ended subscription begins again as a new one, as at Stripe. */
export async function renew(trx: Trx, subscription: Subscription): Promise<Subscription> {
  const [item] = subscription.items.data
  const { customer, metadata, status } = subscription
  if (status === 'canceled') return subscribe(trx, { customer, price: item.price, metadata })
  const latest_invoice = await pay(trx, customer, item.price.unit_amount)
  const paid = { ...subscription, status: 'active' as const, latest_invoice }
  return keep(
    trx,
    'customer.subscription.updated',
    withItem(paid, { ...item, ...periodOf(item.price, Math.max(seconds(), item.current_period_start + 1)) }),
  )
}

/** A payment that does not come: waited for first, given up then. */
export async function failPayment(
  trx: Trx,
  subscription: Subscription,
  status: 'past_due' | 'unpaid',
): Promise<Subscription> {
  const [item] = subscription.items.data
  const invoice = newInvoice(subscription.customer, item.price.unit_amount, 'open')
  await saveObject(trx, invoice)
  await tell(trx, 'invoice.payment_failed', invoice)
  return keep(trx, 'customer.subscription.updated', { ...subscription, status, latest_invoice: invoice.id })
}

/** Ends the subscription now. */
export function end(trx: Trx, subscription: Subscription): Promise<Subscription> {
  const now = seconds()
  return keep(trx, 'customer.subscription.deleted', {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancellation_details: { reason: subscription.cancellation_details.reason ?? 'cancellation_requested' },
  })
}

/** Moves all of a subscription into the past, so that its period ends now; then time does what it does. */
export async function jumpToEnd(trx: Trx, subscription: Subscription): Promise<Subscription> {
  const [item] = subscription.items.data
  // Periods differ by a second at least, however quickly somebody presses the button.
  const now = Math.max(seconds(), item.current_period_start + 1)
  const by = item.current_period_end - now
  if (by <= 0) return passTime(trx, subscription)
  for (const charge of await listObjects(trx, { kind: 'charge', customer: subscription.customer })) {
    await saveObject(trx, { ...charge, created: charge.created - by })
  }
  const moved = withItem(
    { ...subscription, created: subscription.created - by },
    {
      ...item,
      current_period_start: item.current_period_start - by,
      current_period_end: item.current_period_end - by,
    },
  )
  return passTime(trx, moved, now)
}

/** Renews or ends a subscription whose period has passed. */
export async function passTime(trx: Trx, subscription: Subscription, now = seconds()): Promise<Subscription> {
  const [item] = subscription.items.data
  if (subscription.status !== 'active' || item.current_period_end > now) return subscription
  if (subscription.cancel_at_period_end) return end(trx, subscription)
  const latest_invoice = await pay(trx, subscription.customer, item.price.unit_amount)
  let period = periodOf(item.price, item.current_period_end)
  while (period.current_period_end <= now) period = periodOf(item.price, period.current_period_end)
  return keep(
    trx,
    'customer.subscription.updated',
    withItem({ ...subscription, latest_invoice }, { ...item, ...period }),
  )
}

function withItem(subscription: Subscription, item: Subscription['items']['data'][0]): Subscription {
  return { ...subscription, items: { ...subscription.items, data: [item] } }
}

async function keep(trx: Trx, event: string, subscription: Subscription): Promise<Subscription> {
  await saveObject(trx, subscription)
  await tell(trx, event, subscription)
  return subscription
}

/** A paid invoice with its charge; returns the invoice's id. */
async function pay(trx: Trx, customer: string, amount: number): Promise<string> {
  const invoice = newInvoice(customer, amount, 'paid')
  const charge: Charge = {
    id: newId('ch'),
    object: 'charge',
    customer,
    created: invoice.created,
    amount,
    status: 'succeeded',
    disputed: false,
    refunded: false,
    livemode: false,
  }
  await saveObject(trx, invoice)
  await saveObject(trx, charge)
  await tell(trx, 'charge.succeeded', charge)
  await tell(trx, 'invoice.paid', invoice)
  return invoice.id
}

function newInvoice(customer: string, amount_due: number, status: Invoice['status']): Invoice {
  return { id: newId('in'), object: 'invoice', customer, created: seconds(), status, amount_due, livemode: false }
}

function periodOf(price: Price, start: number): { current_period_start: number; current_period_end: number } {
  const end = addMonths(new Date(start * 1000), price.recurring.interval === 'year' ? 12 : 1)
  return { current_period_start: start, current_period_end: Math.floor(end.getTime() / 1000) }
}
