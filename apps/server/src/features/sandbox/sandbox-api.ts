import { timingSafeEqual } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Db, Trx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { passTime } from './change-subscription.ts'
import { parseForm, type FormTree } from './parse-form.ts'
import { missing, SandboxFault } from './sandbox-fault.ts'
import { PRICES, seconds, type CheckoutSession, type Subscription } from './sandbox-objects.ts'
import { claimKey, findObject, keepAnswer, listObjects, lockCustomer } from './sandbox-store.ts'
import {
  cancelSubscription,
  createCheckout,
  createCustomer,
  createPortal,
  deleteCustomer,
  expireCheckout,
  priceOf,
} from './write-sandbox.ts'

const FORM_BYTES = 64 * 1024

/** The part of Stripe's API that the server uses, over HTTP: paths, forms, lists, faults and idempotency keys as there. */
export function sandboxApi(db: Db, secretKey: string): Hono {
  const app = new Hono()
  app.use(bodyLimit({ maxSize: FORM_BYTES }))
  app.use(async (context, next) => {
    if (!isKey(context.req.header('authorization'), secretKey)) throw new SandboxFault(401, 'Invalid API Key provided')
    await next()
  })
  app.onError((error, context) => {
    if (error instanceof SandboxFault) return context.json(error.body, error.status)
    return context.json({ error: { type: 'api_error', message: 'The sandbox failed' } }, 500)
  })
  app.notFound((context) => context.json(new SandboxFault(404, 'Unrecognized request URL').body, 404))

  app.post('/v1/customers', (context) => write(db, context, createCustomer))
  app.post('/v1/checkout/sessions', (context) => write(db, context, createCheckout))
  app.post('/v1/billing_portal/sessions', (context) => write(db, context, createPortal))
  app.post('/v1/checkout/sessions/:id/expire', async (context) =>
    context.json(await transaction(db, (trx) => expireCheckout(trx, context.req.param('id')))),
  )
  app.delete('/v1/customers/:id', async (context) =>
    context.json(await transaction(db, (trx) => deleteCustomer(trx, context.req.param('id')))),
  )
  app.delete('/v1/subscriptions/:id', async (context) =>
    context.json(await transaction(db, (trx) => cancelSubscription(trx, context.req.param('id')))),
  )
  readRoutes(app, db)
  return app
}

function readRoutes(app: Hono, db: Db): void {
  app.get('/v1/customers/:id', async (context) => {
    const id = context.req.param('id')
    return context.json((await findObject(db, 'customer', id)) ?? refuse('customer', id))
  })
  app.get('/v1/checkout/sessions', async (context) => {
    const { customer = '', status } = context.req.query()
    const found = (await listObjects(db, { kind: 'checkout.session', customer })).map(asOfNow)
    const wanted = found.filter((session) => status === undefined || session.status === status)
    return context.json(listed(wanted, '/v1/checkout/sessions'))
  })
  app.get('/v1/checkout/sessions/:id', async (context) => {
    const id = context.req.param('id')
    return context.json(asOfNow((await findObject(db, 'checkout.session', id)) ?? refuse('checkout.session', id)))
  })
  app.get('/v1/prices/:id', (context) => context.json(priceOf(context.req.param('id'))))
  app.get('/v1/prices', (context) => context.json(listed(PRICES, '/v1/prices')))
  app.get('/v1/subscriptions', async (context) => {
    const customer = context.req.query('customer') ?? ''
    const found = await currentSubscriptions(db, customer)
    const wanted = context.req.query('status') === 'all' ? found : found.filter(({ status }) => status !== 'canceled')
    return context.json(listed(await expandInvoices(db, wanted), '/v1/subscriptions'))
  })
  app.get('/v1/subscriptions/:id', async (context) => {
    const id = context.req.param('id')
    return context.json((await findObject(db, 'subscription', id)) ?? refuse('subscription', id))
  })
  app.get('/v1/charges', async (context) => {
    const customer = context.req.query('customer') ?? ''
    return context.json(listed(await listObjects(db, { kind: 'charge', customer }), '/v1/charges'))
  })
  app.get('/v1/charges/:id', async (context) => {
    const id = context.req.param('id')
    return context.json((await findObject(db, 'charge', id)) ?? refuse('charge', id))
  })
  app.get('/v1/disputes', async (context) => {
    const disputes = await listObjects(db, { kind: 'dispute' })
    const charge = context.req.query('charge')
    return context.json(
      listed(
        disputes.filter((dispute) => charge === undefined || dispute.charge === charge),
        '/v1/disputes',
      ),
    )
  })
  app.get('/v1/events', async (context) => {
    const limit = Math.min(100, Number(context.req.query('limit') ?? 10))
    const events = await listObjects(db, {
      kind: 'event',
      limit: limit + 1,
      after: context.req.query('starting_after'),
    })
    return context.json({ ...listed(events.slice(0, limit), '/v1/events'), has_more: events.length > limit })
  })
}

function refuse(what: string, id: string): never {
  throw missing(what, id)
}

/** A customer's subscriptions, with what time has done to them. */
export async function currentSubscriptions(db: Db, customer: string): Promise<Subscription[]> {
  const found = await listObjects(db, { kind: 'subscription', customer })
  const isDue = found.some(({ status, items }) => status === 'active' && items.data[0].current_period_end <= seconds())
  if (!isDue) return found
  return transaction(db, async (trx) => {
    await lockCustomer(trx, customer)
    const passed = []
    for (const subscription of await listObjects(trx, { kind: 'subscription', customer })) {
      passed.push(await passTime(trx, subscription))
    }
    return passed
  })
}

/** `expand[]=data.latest_invoice`, which the server always asks for. */
async function expandInvoices(db: Db, subscriptions: Subscription[]): Promise<object[]> {
  const expanded = []
  for (const subscription of subscriptions) {
    expanded.push({ ...subscription, latest_invoice: await findObject(db, 'invoice', subscription.latest_invoice) })
  }
  return expanded
}

function asOfNow(session: CheckoutSession): CheckoutSession {
  return session.status === 'open' && session.expires_at <= seconds() ? { ...session, status: 'expired' } : session
}

function listed(data: object[], url: string): { object: 'list'; data: object[]; has_more: boolean; url: string } {
  return { object: 'list', data, has_more: false, url }
}

/** Writes once for each idempotency key; the same key with another request is refused, as at Stripe. */
async function write(db: Db, context: Context, work: (trx: Trx, form: FormTree) => Promise<object>): Promise<Response> {
  const text = await context.req.text()
  const key = context.req.header('idempotency-key')
  const request = `${context.req.path}?${text}`
  const answer = await transaction(db, async (trx) => {
    const known = key === undefined ? undefined : await claimKey(trx, key, request)
    if (known && known.request !== request) {
      throw new SandboxFault(400, 'Keys for idempotent requests can only be used with the same parameters')
    }
    if (known) return known.answer
    const made = JSON.stringify(await work(trx, parseForm(text)))
    if (key !== undefined) await keepAnswer(trx, key, made)
    return made
  })
  return context.body(answer, 200, { 'Content-Type': 'application/json' })
}

function isKey(header: string | undefined, secretKey: string): boolean {
  const given = Buffer.from(header ?? '')
  const expected = Buffer.from(`Bearer ${secretKey}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
