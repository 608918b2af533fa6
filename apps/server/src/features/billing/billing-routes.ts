import { BillingPeriod, PlanId } from '@evenhand/model'
import { createRoute, z } from '@hono/zod-openapi'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { limitBody } from '../../http/door.ts'
import { limitRate, type RateRules } from '../../http/limit-rate.ts'
import { ownOrigin } from '../../http/own-origin.ts'
import { requireSession } from '../../http/require-user.ts'
import { answers, createRouter, jsonAnswer, jsonBody } from '../../http/router.ts'
import type { Provider } from '../../plans/open-payments.ts'
import { confirmCheckout } from './confirm-checkout.ts'
import { openPortal } from './open-portal.ts'
import { startCheckout, startFree } from './start-checkout.ts'

const ORDER_BYTES = 1024
const HOUR = 3600
/** Ways to the provider's pages, of all plans together. */
const PAGES: RateRules = { owner: { most: 10, seconds: HOUR } }

const Language = z.string().max(10).default('en')
const CheckoutRequest = z.strictObject({ planId: PlanId, billingPeriod: BillingPeriod, language: Language })
const PortalRequest = z.strictObject({ language: Language })
const PageAddress = z.strictObject({ url: z.string() })
const CheckoutState = z.strictObject({ state: z.enum(['confirming', 'active', 'failed']), planId: PlanId.optional() })

function routesFor(deps: Deps) {
  const middleware = [limitBody(ORDER_BYTES), limitRate(deps, 'billing', PAGES)]
  return {
    checkout: createRoute({
      method: 'post',
      path: '/api/billing/checkout',
      summary: 'Where a plan is bought; for the free plan: goes on without a subscription that has ended',
      middleware,
      request: { body: jsonBody(CheckoutRequest) },
      responses: { 200: jsonAnswer('The address of the page', PageAddress), ...answers },
    }),
    portal: createRoute({
      method: 'post',
      path: '/api/billing/portal',
      summary: 'Where cards, invoices and the subscription are managed',
      middleware,
      request: { body: jsonBody(PortalRequest) },
      responses: { 200: jsonAnswer('The address of the page', PageAddress), ...answers },
    }),
    confirm: createRoute({
      method: 'get',
      path: '/api/billing/checkout/{sessionId}',
      summary: 'What became of a purchase',
      middleware: [limitRate(deps, 'billing-confirm', { owner: { most: 120, seconds: 60 } })] as const,
      request: { params: z.strictObject({ sessionId: z.string().regex(/^\w{1,200}$/) }) },
      responses: { 200: jsonAnswer('Its state', CheckoutState), ...answers },
    }),
  }
}

export function billingRoutes(deps: Deps) {
  const routes = routesFor(deps)
  return createRouter()
    .openapi(routes.checkout, async (context) => {
      const { userId } = requireSession(context)
      const { planId, billingPeriod, language } = context.req.valid('json')
      const visit = { userId, language, origin: ownOrigin(deps.env, context) }
      const provider = requireProvider(deps)
      const url =
        planId === 'free'
          ? await startFree(deps, provider, visit)
          : await startCheckout(deps, provider, { ...visit, planId, billingPeriod })
      return context.json({ url }, 200)
    })
    .openapi(routes.portal, async (context) => {
      const { userId } = requireSession(context)
      const { language } = context.req.valid('json')
      const visit = { userId, language, origin: ownOrigin(deps.env, context) }
      return context.json({ url: await openPortal(deps, requireProvider(deps), visit) }, 200)
    })
    .openapi(routes.confirm, async (context) => {
      const { userId } = requireSession(context)
      const { sessionId } = context.req.valid('param')
      return context.json(await confirmCheckout(deps, requireProvider(deps), { userId, sessionId }), 200)
    })
}

/** Throws 'payments-off' where this server sells nothing. */
function requireProvider({ payments }: Deps): Provider {
  if (!payments.provider) throw new AppError('payments-off', 409)
  return payments.provider
}
