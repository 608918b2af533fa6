import { createHmac } from 'node:crypto'
import type { Hono } from 'hono'
import type { Secret } from '../../crypto/secret.ts'
import type { Db } from '../../db/schema.ts'
import type { StandIn } from '../../plans/open-payments.ts'
import { sandboxApi } from './sandbox-api.ts'
import { PRICE_TABLE, seconds } from './sandbox-objects.ts'
import { listPending, noteDelivered } from './sandbox-store.ts'

/** Takes a signed event in, as the webhook's address does. */
export type Receive = (body: string, signature: string) => Promise<Response>

export type Sandbox = StandIn & {
  db: Db
  api: Hono
  /** Sends the events that wait to the webhook, in order; those it refuses are sent again the next time. */
  deliver(receive: Receive): Promise<void>
}

/**
 * A payment provider without money. Everything it knows is in the database, so it survives a restart and every
 * process sees the same; the client reaches its API without a port. Its keys follow from the server's own secret.
 */
export function openSandbox(db: Db, secret: Secret): Sandbox {
  const secretKey = `sk_test_${secret.sign('sandbox', 'api key')}`
  const webhookSecret = `whsec_${secret.sign('sandbox', 'webhook')}`
  const api = sandboxApi(db, secretKey)
  return {
    db,
    api,
    secretKey,
    webhookSecret,
    prices: PRICE_TABLE,
    fetch: async (input, init) => api.request(input instanceof URL ? input.href : input, init),
    async deliver(receive) {
      for (const { id, body } of await listPending(db)) {
        const response = await receive(body, signEvent(body, webhookSecret))
        if (response.ok) await noteDelivered(db, id)
      }
    },
  }
}

/** The header Stripe signs its events with. `at` is in seconds. */
export function signEvent(body: string, webhookSecret: string, at = seconds()): string {
  return `t=${at},v1=${createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex')}`
}
