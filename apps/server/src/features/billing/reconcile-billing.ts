import type { Deps } from '../../deps.ts'
import { forgetOldEvents, listCustomers } from './billing-store.ts'
import { syncCustomer, type SyncDeps } from './sync-customer.ts'

/** Reads every customer's state anew, as after lost events; those that cannot be read now are read the next time. */
export async function reconcileBilling(deps: SyncDeps & Pick<Deps, 'payments' | 'stopping'>): Promise<void> {
  await forgetOldEvents(deps.db)
  const { provider } = deps.payments
  if (!provider) return
  for (const customerId of await listCustomers(deps.db)) {
    if (deps.stopping.signal.aborted) return
    try {
      await syncCustomer(deps, provider, customerId)
    } catch (error) {
      deps.log.error({ event: 'reconcile', error })
    }
  }
}
