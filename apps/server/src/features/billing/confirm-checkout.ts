import type { PlanId } from '@evenhand/model'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { findStanding } from '../../plans/find-standing.ts'
import { isMissing } from '../../plans/is-missing.ts'
import type { Provider } from '../../plans/open-payments.ts'
import { askProvider } from './ask-provider.ts'
import { idOf } from './judge-subscription.ts'
import { syncCustomer } from './sync-customer.ts'

export type CheckoutResult = { state: 'confirming' | 'active' | 'failed'; planId?: PlanId }

/**
 * What became of a purchase: `active` once the account has the plan. Where the provider says that it is paid and no
 * event has told us yet, its state is read now, as an event would make us. Somebody else's purchase is 'not-found'.
 */
export async function confirmCheckout(
  deps: Deps,
  provider: Provider,
  asked: { userId: string; sessionId: string },
): Promise<CheckoutResult> {
  const { userId, sessionId } = asked
  const session = await askProvider(deps.log, 'unavailable', () =>
    provider.stripe.checkout.sessions.retrieve(sessionId).catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    }),
  )
  if (!session || session.client_reference_id !== userId) throw new AppError('not-found', 404)
  if (session.status === 'expired') return { state: 'failed' }
  const bought = idOf(session.subscription)
  if (session.status !== 'complete' || session.payment_status === 'unpaid' || bought === undefined) {
    return { state: 'confirming' }
  }
  const customer = idOf(session.customer)
  let standing = await findStanding(deps.db, userId)
  if (standing.subscriptionId !== bought && customer !== undefined) {
    await askProvider(deps.log, 'unavailable', () => syncCustomer(deps, provider, customer))
    standing = await findStanding(deps.db, userId)
  }
  if (standing.subscriptionId !== bought) return { state: 'confirming' }
  return standing.status === 'active' ? { state: 'active', planId: standing.plan } : { state: 'failed' }
}
