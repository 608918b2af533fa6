import type Stripe from 'stripe'
import { AppError } from '../../http/app-error.ts'
import { isMissing } from '../../plans/is-missing.ts'
import type { Provider } from '../../plans/open-payments.ts'
import { finishEvent, isOurCustomer, takeEvent } from './billing-store.ts'
import { customerOf, syncCustomer, type SyncDeps } from './sync-customer.ts'

/** Seconds by which an event's time may differ from ours, either way. */
export const TOLERANCE = 300

/** What may change an account's plan; anything else is answered and forgotten. */
const ABOUT_PLANS =
  /^(?:customer\.(?:deleted|subscription\.)|checkout\.session\.|invoice\.|charge\.(?:refunded|dispute\.))/

/**
 * Takes an event of the provider in. It only says that something changed: what counts is read from the provider.
 * So only its id, type and customer are used, and no other version of its API can mislead. Each counts once; where the
 * reading fails this throws, the provider sends it again, and it is done then. Strangers' customers are left alone.
 * Throws AppError 'invalid-request' for what the provider did not sign.
 */
export async function receiveEvent(
  deps: SyncDeps,
  provider: Provider,
  message: { body: string; signature: string },
): Promise<void> {
  const event = verify(provider, message)
  if (!ABOUT_PLANS.test(event.type)) return
  const customerId = await findCustomerOf(provider, event)
  if (customerId === undefined || !(await isOurCustomer(deps.db, customerId))) return
  if (!(await takeEvent(deps.db, { id: event.id, type: event.type, customerId }))) return
  await syncCustomer(deps, provider, customerId)
  await finishEvent(deps.db, event.id)
}

async function findCustomerOf({ stripe }: Provider, event: Stripe.Event): Promise<string | undefined> {
  try {
    return await customerOf(stripe, event)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

function verify(provider: Provider, { body, signature }: { body: string; signature: string }): Stripe.Event {
  for (const secret of provider.webhookSecrets) {
    const event = tryVerify(provider.stripe, { body, signature, secret })
    if (event && event.livemode === provider.isLive) return event
  }
  throw new AppError('invalid-request', 400)
}

function tryVerify(
  stripe: Stripe,
  { body, signature, secret }: { body: string; signature: string; secret: string },
): Stripe.Event | undefined {
  // The library refuses old times only.
  const at = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? Number.NaN)
  if (!(at <= Date.now() / 1000 + TOLERANCE)) return undefined
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE)
  } catch {
    // Not signed with this secret, too old, or not JSON: all the same to a stranger.
    return undefined
  }
}
