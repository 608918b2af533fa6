import { sql } from 'kysely'
import type { Db, Trx } from '../../db/schema.ts'

/** The provider's customer of an account; `generation` counts how many there have been. */
export type BillingCustomer = { customerId: string | null; generation: number; leftId: string | null }

/** The row an account's customer is kept in, made where it is missing. */
export async function loadCustomer(db: Db, userId: string): Promise<BillingCustomer> {
  await db
    .insertInto('billing_customers')
    .values({ user_id: userId, customer_id: null })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  return (await findCustomer(db, userId)) ?? { customerId: null, generation: 0, leftId: null }
}

export async function findCustomer(db: Db, userId: string): Promise<BillingCustomer | undefined> {
  return db
    .selectFrom('billing_customers')
    .select(['customer_id as customerId', 'generation', 'left_id as leftId'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Keeps the customer that was made, unless another one was kept first. */
export async function keepCustomer(db: Db, userId: string, customerId: string): Promise<void> {
  await db
    .updateTable('billing_customers')
    .set({ customer_id: customerId })
    .where('user_id', '=', userId)
    .where('customer_id', 'is', null)
    .execute()
}

/** Forgets a customer that the provider has deleted. */
export async function forgetCustomer(db: Db, customerId: string): Promise<void> {
  await db
    .updateTable('billing_customers')
    .set({ customer_id: null, generation: sql`generation + 1` })
    .where('customer_id', '=', customerId)
    .execute()
}

export async function listCustomers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('customer_id', 'is not', null)
    .orderBy('user_id')
    .execute()
  return rows.flatMap(({ customer_id }) => customer_id ?? [])
}

/** The number of a look at the provider's state that begins now, and whose it is; absent for strangers' customers. */
export async function beginLook(
  db: Db,
  customerId: string,
): Promise<{ userId: string; leftId: string | null; look: number } | undefined> {
  return db
    .updateTable('billing_customers')
    .set({ asked: sql`asked + 1` })
    .where('customer_id', '=', customerId)
    .returning(['user_id as userId', 'left_id as leftId', 'asked as look'])
    .executeTakeFirst()
}

export async function isOurCustomer(db: Db, customerId: string): Promise<boolean> {
  const found = await db
    .selectFrom('billing_customers')
    .select('user_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return found !== undefined
}

/** Lets a look be written, unless one that began later was written before. */
export async function claimWriting(trx: Trx, userId: string, look: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('billing_customers')
    .set({ written: look })
    .where('user_id', '=', userId)
    .where('written', '<', look)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Goes on with the free plan after a subscription that has ended; news of that one no longer count. */
export async function leaveSubscription(trx: Trx, userId: string, subscriptionId: string): Promise<void> {
  await trx.updateTable('billing_customers').set({ left_id: subscriptionId }).where('user_id', '=', userId).execute()
  await trx
    .deleteFrom('subscriptions')
    .where('user_id', '=', userId)
    .where('subscription_id', '=', subscriptionId)
    .execute()
}

/** Takes an event in. False where it was taken in before and what it led to is done. */
export async function takeEvent(db: Db, event: { id: string; type: string; customerId: string }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into stripe_events (id, type, customer_id) values (${event.id}, ${event.type}, ${event.customerId})
    on conflict (id) do update set received_at = now() where stripe_events.state = 'received'
  `.execute(db)
  return numAffectedRows === 1n
}

export async function finishEvent(db: Db, id: string): Promise<void> {
  await db.updateTable('stripe_events').set({ state: 'done' }).where('id', '=', id).execute()
}

/** The provider repeats an event for three days; after thirty nobody asks for it. */
export async function forgetOldEvents(db: Db): Promise<void> {
  await db
    .deleteFrom('stripe_events')
    .where('received_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
}

/** Name and address that the provider's receipts carry. */
export async function findPayer(
  db: Db,
  userId: string,
): Promise<{ name: string; email: string; language: string | null } | undefined> {
  return db.selectFrom('users').select(['name', 'email', 'language']).where('id', '=', userId).executeTakeFirst()
}
