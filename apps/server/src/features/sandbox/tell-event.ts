import type { Trx } from '../../db/schema.ts'
import { newId, seconds, type DeletedCustomer, type SandboxObject } from './sandbox-objects.ts'
import { insertEvent } from './sandbox-store.ts'

/** The API version that Stripe's events and the client carry. */
export const API_VERSION = '2025-03-31.basil'

/** Notes that something happened; `deliverEvents` sends it to the webhook. */
export async function tell(trx: Trx, type: string, object: SandboxObject | DeletedCustomer): Promise<void> {
  const event = {
    id: newId('evt'),
    object: 'event' as const,
    api_version: API_VERSION,
    created: seconds(),
    type,
    data: { object },
    livemode: false as const,
  }
  await insertEvent(trx, event, 'customer' in object ? object.customer : object.id)
}
