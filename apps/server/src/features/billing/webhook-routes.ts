import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { limitBody } from '../../http/door.ts'
import type { Variables } from '../../http/router.ts'
import { receiveEvent } from './receive-event.ts'

const EVENT_BYTES = 256 * 1024

/** Of all senders together; the provider sends again what was refused. */
const RATE = { most: 100, seconds: 1, local: true }

export const WEBHOOK = '/api/webhooks/stripe'

/** Takes the provider's events in. The body is read as it came: its signature is over these very bytes. */
export function webhookRoutes(deps: Deps): Hono<{ Variables: Variables }> {
  const app = new Hono<{ Variables: Variables }>()
  app.post(WEBHOOK, limitBody(EVENT_BYTES), async (context) => {
    const { provider } = deps.payments
    if (!provider) throw new AppError('no-address', 404)
    await deps.limiter.take('webhook', RATE)
    const signature = context.req.header('stripe-signature') ?? ''
    await receiveEvent(deps, provider, { body: await context.req.text(), signature })
    return context.json({ received: true })
  })
  return app
}
