import type { Trx } from '../../db/schema.ts'
import { end } from './change-subscription.ts'
import { fieldOf, fieldsOf, type FormTree } from './parse-form.ts'
import { missing, SandboxFault } from './sandbox-fault.ts'
import {
  newId,
  PRICES,
  seconds,
  type CheckoutSession,
  type Customer,
  type DeletedCustomer,
  type PortalSession,
  type Price,
  type Subscription,
} from './sandbox-objects.ts'
import { deleteObjects, findObject, lockCustomer, saveObject } from './sandbox-store.ts'
import { tell } from './tell-event.ts'

/** The calls of Stripe's API that write. */

const DAY = 24 * 60 * 60

export async function createCustomer(trx: Trx, form: FormTree): Promise<Customer> {
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    created: seconds(),
    name: fieldOf(form, 'name') ?? null,
    email: fieldOf(form, 'email') ?? null,
    description: fieldOf(form, 'description') ?? null,
    metadata: fieldsOf(form, 'metadata'),
    livemode: false,
  }
  await saveObject(trx, customer)
  await tell(trx, 'customer.created', customer)
  return customer
}

/** Deletes a customer with its subscriptions, and everything that was noted of it: no name stays behind. */
export async function deleteCustomer(trx: Trx, id: string): Promise<DeletedCustomer> {
  const customer = await lockCustomer(trx, id)
  if (!customer) throw missing('customer', id)
  await deleteObjects(trx, id)
  const deleted = { id, object: 'customer' as const, deleted: true as const }
  await tell(trx, 'customer.deleted', deleted)
  return deleted
}

/** Ends a subscription now; one that has ended is not known any more. */
export async function cancelSubscription(trx: Trx, id: string): Promise<Subscription> {
  const subscription = await findObject(trx, 'subscription', id)
  if (!subscription || subscription.status === 'canceled') throw missing('subscription', id)
  return end(trx, subscription)
}

export async function createCheckout(trx: Trx, form: FormTree): Promise<CheckoutSession> {
  const customer = await needCustomer(trx, form)
  const successUrl = need(form, 'success_url')
  const id = newId('cs_test')
  if (fieldOf(form, 'mode') !== 'subscription') throw new SandboxFault(400, 'Only the mode subscription is played')
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    url: new URL(`/sandbox-checkout/pay/${id}`, successUrl).href,
    mode: 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    customer,
    client_reference_id: fieldOf(form, 'client_reference_id') ?? null,
    metadata: fieldsOf(form, 'metadata'),
    subscription: null,
    success_url: successUrl,
    cancel_url: need(form, 'cancel_url'),
    created: seconds(),
    expires_at: seconds() + DAY,
    livemode: false,
    ordered: {
      price: priceOf(fieldOf(form, 'line_items', '0', 'price')).id,
      metadata: fieldsOf(form, 'subscription_data', 'metadata'),
    },
  }
  await saveObject(trx, session)
  return session
}

/** Closes a session, so that nobody can pay for it any more. */
export async function expireCheckout(trx: Trx, id: string): Promise<CheckoutSession> {
  const found = await findObject(trx, 'checkout.session', id)
  if (!found) throw missing('checkout.session', id)
  await lockCustomer(trx, found.customer)
  const session = await findObject(trx, 'checkout.session', id)
  if (session?.status !== 'open')
    throw new SandboxFault(400, 'Only Checkout Sessions with a status of open can be expired')
  const expired = { ...session, url: null, status: 'expired' as const }
  await saveObject(trx, expired)
  return expired
}

export async function createPortal(trx: Trx, form: FormTree): Promise<PortalSession> {
  const customer = await needCustomer(trx, form)
  const returnUrl = need(form, 'return_url')
  const switchTo = fieldOf(form, 'flow_data', 'subscription_update_confirm', 'items', '0', 'price')
  const id = newId('bps')
  const session: PortalSession = {
    id,
    object: 'billing_portal.session',
    url: new URL(`/sandbox-checkout/portal/${id}`, returnUrl).href,
    customer,
    return_url: returnUrl,
    created: seconds(),
    flow: switchTo === undefined ? null : { price: priceOf(switchTo).id },
    livemode: false,
  }
  await saveObject(trx, session)
  return session
}

export function priceOf(id: string | undefined): Price {
  const price = PRICES.find((known) => known.id === id)
  if (!price) throw missing('price', id ?? '')
  return price
}

async function needCustomer(trx: Trx, form: FormTree): Promise<string> {
  const id = need(form, 'customer')
  if (!(await findObject(trx, 'customer', id))) throw missing('customer', id, 'customer')
  return id
}

function need(form: FormTree, name: string): string {
  const value = fieldOf(form, name)
  if (value === undefined) {
    throw new SandboxFault(400, `Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
  }
  return value
}
