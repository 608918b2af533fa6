import type Stripe from 'stripe'
import { AppError } from '../../http/app-error.ts'
import type { Db } from '../../db/schema.ts'
import { findPayer, keepCustomer, loadCustomer } from './billing-store.ts'

const under: Map<string, Promise<string>> = new Map()

/**
 * The provider's customer of an account, made with the first checkout. However many ask at once there is one:
 * this process asks once, and the provider gives all processes the same one for the same idempotency key.
 */
export async function ensureCustomer(db: Db, stripe: Stripe, userId: string): Promise<string> {
  const known = under.get(userId)
  if (known) return known
  const making = makeCustomer(db, stripe, userId).finally(() => under.delete(userId))
  under.set(userId, making)
  return making
}

async function makeCustomer(db: Db, stripe: Stripe, userId: string): Promise<string> {
  const { customerId, generation } = await loadCustomer(db, userId)
  if (customerId !== null) return customerId
  const payer = await findPayer(db, userId)
  if (!payer) throw new AppError('customer-not-found', 404)
  const customer = await stripe.customers.create(
    { name: payer.name, email: payer.email, description: payer.name, metadata: { userId } },
    { idempotencyKey: `customer:${userId}:${generation}` },
  )
  await keepCustomer(db, userId, customer.id)
  return (await loadCustomer(db, userId)).customerId ?? customer.id
}
