import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { Trx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { limitBody } from '../../http/door.ts'
import type { Variables } from '../../http/router.ts'
import {
  failPayment,
  jumpToEnd,
  passTime,
  renew,
  setCancelling,
  subscribe,
  switchPrice,
} from './change-subscription.ts'
import type { Receive, Sandbox } from './open-sandbox.ts'
import { currentSubscriptions } from './sandbox-api.ts'
import { checkoutPage, gonePage, portalPage } from './sandbox-html.ts'
import { seconds, type CheckoutSession, type PortalSession, type Subscription } from './sandbox-objects.ts'
import { findObject, listObjects, lockCustomer, saveObject } from './sandbox-store.ts'
import { loadSandboxTexts } from './sandbox-texts.ts'
import { tell } from './tell-event.ts'
import { priceOf } from './write-sandbox.ts'

const FORM_BYTES = 1024
const HOME = 'http://localhost/'

const PortalForm = z.object({
  action: z.enum(['cancel', 'keep', 'renew', 'fail', 'expire', 'jump', 'switch']),
  price: z.string().optional(),
})
type PortalForm = z.infer<typeof PortalForm>

type Asked = Context<{ Variables: Variables }>

/**
 * The sandbox over HTTP: its API below /sandbox/stripe, and the pages people see where Stripe's would be.
 * Whoever knows the address of a page may use it, as at Stripe; it cannot be guessed.
 */
export function sandboxRoutes(sandbox: Sandbox, receive: Receive): Hono<{ Variables: Variables }> {
  const { db } = sandbox
  const app = new Hono<{ Variables: Variables }>()
  app.route('/sandbox/stripe', sandbox.api)
  app.use('/sandbox-checkout/*', limitBody(FORM_BYTES))
  app.get('/sandbox-checkout/pay/:id', async (context) => {
    const session = await findObject(db, 'checkout.session', context.req.param('id'))
    if (!session || !isOpen(session)) return showGone(context, session?.cancel_url)
    const texts = await loadSandboxTexts(session.cancel_url)
    return context.html(checkoutPage(texts, context.get('nonce'), { session, price: priceOf(session.ordered.price) }))
  })
  app.post('/sandbox-checkout/pay/:id', async (context) => {
    const paid = await transaction(db, (trx) => payFor(trx, context.req.param('id')))
    if (!paid) return showGone(context)
    await sandbox.deliver(receive)
    return context.redirect(paid.success_url.replace('{CHECKOUT_SESSION_ID}', paid.id), 303)
  })
  app.get('/sandbox-checkout/portal/:id', async (context) => {
    const session = await findObject(db, 'billing_portal.session', context.req.param('id'))
    return session ? showPortal(sandbox, context, session) : showGone(context)
  })
  app.post('/sandbox-checkout/portal/:id', async (context) => {
    const session = await findObject(db, 'billing_portal.session', context.req.param('id'))
    const form = PortalForm.safeParse(await context.req.parseBody())
    if (!session || !form.success) return showGone(context, session?.return_url)
    await transaction(db, (trx) => act(trx, session.customer, form.data))
    await sandbox.deliver(receive)
    return context.redirect(session.flow ? session.return_url : context.req.path, 303)
  })
  return app
}

async function showGone(context: Asked, home = HOME): Promise<Response> {
  const texts = await loadSandboxTexts(home)
  return context.html(gonePage(texts, context.get('nonce'), new URL(home).pathname), 404)
}

async function showPortal(sandbox: Sandbox, context: Asked, session: PortalSession): Promise<Response> {
  const [subscription] = inOrder(await currentSubscriptions(sandbox.db, session.customer))
  const texts = await loadSandboxTexts(session.return_url)
  const switchTo = session.flow ? priceOf(session.flow.price) : undefined
  return context.html(
    portalPage(texts, context.get('nonce'), { subscription, returnUrl: session.return_url, switchTo }),
  )
}

const isOpen = (session: CheckoutSession): boolean => session.status === 'open' && session.expires_at > seconds()

/** Pays for what was ordered, once. */
async function payFor(trx: Trx, id: string): Promise<CheckoutSession | undefined> {
  const ordered = await findObject(trx, 'checkout.session', id)
  if (!ordered || !(await lockCustomer(trx, ordered.customer))) return undefined
  const session = await findObject(trx, 'checkout.session', id)
  if (!session || !isOpen(session)) return undefined
  const { customer, ordered: order } = session
  const subscription = await subscribe(trx, { customer, price: priceOf(order.price), metadata: order.metadata })
  const paid = {
    ...session,
    url: null,
    status: 'complete' as const,
    payment_status: 'paid' as const,
    subscription: subscription.id,
  }
  await saveObject(trx, paid)
  await tell(trx, 'checkout.session.completed', paid)
  return paid
}

/** The one the portal is about: a live one before an ended one, then the newest. */
function inOrder(subscriptions: Subscription[]): Subscription[] {
  const isLive = ({ status }: Subscription): number => Number(status !== 'canceled')
  return subscriptions.toSorted((a, b) => isLive(b) - isLive(a))
}

/** Does to a customer's subscription what was asked for, as far as its state allows it. */
export async function act(trx: Trx, customer: string, { action, price }: PortalForm): Promise<void> {
  await lockCustomer(trx, customer)
  const [found] = inOrder(await listObjects(trx, { kind: 'subscription', customer }))
  if (!found) return
  const subscription = await passTime(trx, found)
  if (action === 'renew') {
    await renew(trx, subscription)
    return
  }
  if (subscription.status !== 'active' && subscription.status !== 'past_due') return
  if (action === 'cancel') await setCancelling(trx, subscription, true)
  else if (action === 'keep') await setCancelling(trx, subscription, false)
  else if (action === 'fail') await failPayment(trx, subscription, 'past_due')
  else if (action === 'expire') await failPayment(trx, subscription, 'unpaid')
  else if (action === 'jump') await jumpToEnd(trx, subscription)
  else if (price !== undefined) await switchPrice(trx, subscription, priceOf(price))
}
