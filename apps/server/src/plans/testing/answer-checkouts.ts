import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newId } from '../../features/sandbox/sandbox-objects.ts'

/** Where Stripe would be: knows every customer, has no open sessions, and answers a new one as a test wants. */
export type CheckoutAnswers = {
  /** Settings by which a server takes it for Stripe. */
  settings: Record<string, string>
  close(): void
}

/** `session`: what a new checkout session looks like; without one it is refused. */
export async function answerCheckouts(session: object | undefined): Promise<CheckoutAnswers> {
  const list = { object: 'list', data: [], has_more: false }
  const server = createServer((request, response) => {
    const made = request.url?.endsWith('/customers') ? { id: newId('cus') } : session
    const answer = request.method === 'GET' ? list : made
    response.writeHead(answer ? 200 : 400, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? { error: { type: 'card_error' } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const settings = {
    STRIPE_SECRET_KEY: 'sk_test_invented',
    STRIPE_WEBHOOK_SECRET: 'whsec_invented',
    STRIPE_PRICE_BASIC_MONTHLY: 'price_1',
    STRIPE_PRICE_BASIC_YEARLY: 'price_2',
    STRIPE_PRICE_PRO_MONTHLY: 'price_3',
    STRIPE_PRICE_PRO_YEARLY: 'price_4',
    STRIPE_API_BASE: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }
  return { settings, close: () => void server.close() }
}
