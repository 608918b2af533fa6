import Stripe from 'stripe'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { findStanding, type Standing } from '../../plans/find-standing.ts'
import { isMissing } from '../../plans/is-missing.ts'
import type { PaidPlan, Provider } from '../../plans/open-payments.ts'
import { findCustomer, forgetCustomer, leaveSubscription } from './billing-store.ts'
import { checkPageUrl } from './check-page-url.ts'
import { ensureCustomer } from './ensure-customer.ts'
import { homeOf, openPortal, type Visit } from './open-portal.ts'
import { paymentLocale } from './payment-locale.ts'
import { askProvider } from './ask-provider.ts'
import { idOf } from './judge-subscription.ts'
import { syncCustomer } from './sync-customer.ts'

/**
 * The address at which a plan is bought. Only the plan and the period are the buyer's; the price, the customer and
 * everything else is ours. Who has a running subscription confirms the change of it instead of buying a second one.
 * Throws the AppErrors of payments.
 */
export async function startCheckout(deps: Deps, provider: Provider, order: Visit & PaidPlan): Promise<string> {
  const price = provider.prices.find(
    ({ planId, billingPeriod }) => planId === order.planId && billingPeriod === order.billingPeriod,
  )?.ids[0]
  if (price === undefined) throw new AppError('subscription-failed', 502)
  const url = await askProvider(deps.log, 'subscription-failed', async () => {
    const standing = await readStanding(deps, provider, order.userId)
    const running = runningOf(standing)
    if (running !== undefined) return confirmSwitch(deps, provider, { ...order, price, subscription: running })
    await endLeftover(provider, standing)
    return buy(deps, provider, { ...order, price })
  })
  return checkPageUrl(url, { provider, origin: order.origin })
}

/** Before anything is sold the provider is asked: the news of what was bought a moment ago may still be on its way. */
async function readStanding(deps: Deps, provider: Provider, userId: string): Promise<Standing> {
  const known = await findStanding(deps.db, userId)
  if (runningOf(known) !== undefined) return known
  const customer = (await findCustomer(deps.db, userId))?.customerId
  if (!customer) return known
  await syncCustomer(deps, provider, customer)
  return findStanding(deps.db, userId)
}

/** A subscription that goes on and can be changed. */
function runningOf({ status, subscriptionId }: Standing): string | undefined {
  return status === 'active' ? subscriptionId : undefined
}

/** What is left of an expired subscription at the provider could otherwise still be collected beside a new one. */
async function endLeftover({ stripe }: Provider, { subscriptionId }: Pick<Standing, 'subscriptionId'>): Promise<void> {
  if (subscriptionId === undefined) return
  await stripe.subscriptions.cancel(subscriptionId).catch((error: unknown) => {
    if (!isMissing(error)) throw error
  })
}

type Purchase = Visit & PaidPlan & { price: string }

/** In a purchase's metadata: when it was begun, in milliseconds; the provider tells whole seconds only. */
const BEGUN = 'begunAt'

async function buy(deps: Deps, provider: Provider, order: Purchase): Promise<string | null> {
  try {
    return await createSession(deps, provider, order)
  } catch (error) {
    if (!isMissing(error, 'customer')) throw error
    // The provider's side deleted the customer: the next one takes its place.
    const known = await findCustomer(deps.db, order.userId)
    if (known?.customerId) await forgetCustomer(deps.db, known.customerId)
    return createSession(deps, provider, order)
  }
}

async function createSession(deps: Deps, provider: Provider, order: Purchase): Promise<string | null> {
  const { userId, planId, billingPeriod, origin, language } = order
  const metadata = { projectId: deps.env.PROJECT_ID, userId, planId, billingPeriod }
  const session = await provider.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: await ensureCustomer(deps.db, provider.stripe, userId),
    client_reference_id: userId,
    line_items: [{ price: order.price, quantity: 1 }],
    metadata: { ...metadata, [BEGUN]: String(Date.now()) },
    subscription_data: { metadata },
    success_url: `${origin}/success/?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: homeOf(origin, language),
    locale: paymentLocale(language),
  })
  await closeOthers(provider, session)
  return session.url
}

/**
 * Of the purchases that an account has begun, in other tabs or just now in another process, only the newest can still
 * be paid for: nobody buys the same plan twice. What was paid or closed meanwhile stays as it is.
 */
async function closeOthers({ stripe }: Provider, { customer }: Stripe.Checkout.Session): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer: idOf(customer), status: 'open', limit: 100 })
  const begun = ({ metadata, created }: Stripe.Checkout.Session) => Number(metadata?.[BEGUN] ?? created * 1000)
  const [, ...others] = data.toSorted((a, b) => begun(b) - begun(a) || (a.id < b.id ? 1 : -1))
  for (const { id } of others) {
    await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    })
  }
}

async function confirmSwitch(
  deps: Deps,
  { stripe }: Provider,
  order: Purchase & { subscription: string },
): Promise<string | null> {
  const { subscription, price, origin, language } = order
  const customer = (await findCustomer(deps.db, order.userId))?.customerId
  if (!customer) throw new AppError('customer-not-found', 404)
  const [item] = (await stripe.subscriptions.retrieve(subscription)).items.data
  if (!item) throw new AppError('subscription-failed', 502)
  const home = homeOf(origin, language)
  const isSame = item.price.id === price
  const session = await stripe.billingPortal.sessions.create({
    customer,
    return_url: home,
    locale: paymentLocale(language),
    ...(!isSame && {
      flow_data: {
        type: 'subscription_update_confirm',
        subscription_update_confirm: { subscription, items: [{ id: item.id, price, quantity: 1 }] },
        after_completion: { type: 'redirect', redirect: { return_url: home } },
      },
    }),
  })
  return session.url
}

/**
 * Goes on with the free plan after a subscription that expired or was cancelled; what is left of it at the provider
 * is ended, so that nothing is collected later. Returns the home page; who has a running subscription is shown
 * the pages where it can be cancelled.
 */
export async function startFree(deps: Deps, provider: Provider, visit: Visit): Promise<string> {
  const { status, subscriptionId } = await findStanding(deps.db, visit.userId)
  if (subscriptionId !== undefined) {
    if (status === 'active') return openPortal(deps, provider, visit)
    await askProvider(deps.log, 'subscription-failed', () => endLeftover(provider, { subscriptionId }))
    await transaction(deps.db, (trx) => leaveSubscription(trx, visit.userId, subscriptionId))
  }
  return homeOf(visit.origin, visit.language)
}
