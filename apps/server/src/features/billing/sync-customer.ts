import type { PlanId } from '@evenhand/model'
import { sql } from 'kysely'
import type Stripe from 'stripe'
import type { Trx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { isMissing } from '../../plans/is-missing.ts'
import type { Provider } from '../../plans/open-payments.ts'
import { beginLook, claimWriting, forgetCustomer } from './billing-store.ts'
import { idOf, judgeSubscription, type CustomerState, type JudgedSubscription } from './judge-subscription.ts'
import { tellPlan, type TellDeps } from './tell-plan.ts'

/** Charges looked at for disputes and refunds; older ones belong to earlier periods. */
const CHARGES = 20

export type SyncDeps = TellDeps & Pick<Deps, 'accounts'>

/**
 * Brings an account's plan to what the provider says NOW, whatever the news was that led here. Looks may overlap:
 * each is numbered before it reads, and one that began later is never overwritten by one that began earlier.
 * False for customers that are not ours. Not inside a transaction.
 */
export async function syncCustomer(deps: SyncDeps, provider: Provider, customerId: string): Promise<boolean> {
  const { db } = deps
  const begun = await beginLook(db, customerId)
  if (!begun) return false
  const { userId, leftId, look } = begun
  const state = await readCustomer(provider.stripe, customerId)
  const judged = state && judgeSubscription(state, provider.prices, leftId)
  const isNew = await transaction(db, async (trx) => {
    if (!(await claimWriting(trx, userId, look))) return false
    const before = await findPlan(trx, userId)
    await writePlan(trx, userId, judged)
    return judged?.status === 'active' && judged.plan_id !== before
  })
  if (isNew && judged) deps.accounts.later(tellPlan(deps, userId, judged.plan_id))
  if (!state) await forgetCustomer(db, customerId)
  return true
}

/** Undefined where the customer was deleted. */
async function readCustomer(stripe: Stripe, customerId: string): Promise<CustomerState | undefined> {
  if (await isGone(stripe, customerId)) return undefined
  const subscriptions = await stripe.subscriptions.list({
    customer: customerId,
    status: 'all',
    limit: 100,
    expand: ['data.latest_invoice'],
  })
  const charges = await stripe.charges.list({ customer: customerId, limit: CHARGES })
  const disputes: Stripe.Dispute[] = []
  for (const charge of charges.data.filter(({ disputed }) => disputed)) {
    disputes.push(...(await stripe.disputes.list({ charge: charge.id })).data)
  }
  return { subscriptions: subscriptions.data, charges: charges.data, disputes }
}

async function isGone(stripe: Stripe, customerId: string): Promise<boolean> {
  try {
    return (await stripe.customers.retrieve(customerId)).deleted === true
  } catch (error) {
    if (isMissing(error)) return true
    throw error
  }
}

async function findPlan(trx: Trx, userId: string): Promise<PlanId> {
  const row = trx
    .selectFrom('subscriptions')
    .select('plan_id')
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
  return (await row.executeTakeFirst())?.plan_id ?? 'free'
}

/** Without a subscription that counts, a plan that an operator gave stays. */
async function writePlan(trx: Trx, userId: string, judged: JudgedSubscription | undefined): Promise<void> {
  if (!judged) {
    await trx
      .deleteFrom('subscriptions')
      .where('user_id', '=', userId)
      .where('subscription_id', 'is not', null)
      .execute()
    return
  }
  const kept = { ...judged, updated_at: sql<Date>`now()` }
  await trx
    .insertInto('subscriptions')
    .values({ user_id: userId, ...kept })
    .onConflict((conflict) =>
      // A given plan is not taken away by a subscription that has ended.
      conflict
        .column('user_id')
        .doUpdateSet(kept)
        .where((where) =>
          where.or([where('subscriptions.subscription_id', 'is not', null), where.val(judged.status === 'active')]),
        ),
    )
    .execute()
}

/** The customer an event is about; a dispute names only its charge. */
export async function customerOf(stripe: Stripe, event: Stripe.Event): Promise<string | undefined> {
  const object = event.data.object as { object: string; id?: string; customer?: string | { id: string } | null }
  if (object.object === 'customer') return object.id
  if (object.object !== 'dispute') return idOf(object.customer)
  const chargeId = idOf((event.data.object as Stripe.Dispute).charge)
  if (chargeId === undefined) return undefined
  return idOf((await stripe.charges.retrieve(chargeId)).customer)
}
