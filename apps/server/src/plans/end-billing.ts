import type { Deps } from '../deps.ts'
import { transaction } from '../db/transaction.ts'
import { AppError } from '../http/app-error.ts'
import { isMissing } from './is-missing.ts'

/**
 * Ends all payment of an account that is being deleted: the provider's customer goes first, and with it every
 * subscription; then what this server knows. Invoices stay with the provider, as the law asks. Throws 'unavailable' where
 * the provider does not do it, with nothing forgotten here, so that it can be tried again. Not inside a transaction.
 */
export async function endBilling(deps: Pick<Deps, 'db' | 'payments'>, userId: string): Promise<void> {
  const { db, payments } = deps
  const found = await db
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const customer = found?.customer_id
  if (customer && payments.provider) {
    await payments.provider.stripe.customers.del(customer).catch((error: unknown) => {
      if (isMissing(error)) return
      throw Object.assign(new AppError('unavailable', 503), { cause: error })
    })
  }
  await transaction(db, async (trx) => {
    if (customer) await trx.deleteFrom('stripe_events').where('customer_id', '=', customer).execute()
    await trx.deleteFrom('billing_customers').where('user_id', '=', userId).execute()
    await trx.deleteFrom('subscriptions').where('user_id', '=', userId).execute()
    await trx.deleteFrom('device_runs').where('owner_id', '=', `user:${userId}`).execute()
    await trx
      .deleteFrom('allowances')
      .where('id', 'in', [`user:${userId}`, `user:${userId}#paid`])
      .execute()
  })
}
