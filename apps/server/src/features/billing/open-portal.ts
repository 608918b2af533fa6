import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { Provider } from '../../plans/open-payments.ts'
import { askProvider } from './ask-provider.ts'
import { findCustomer } from './billing-store.ts'
import { checkPageUrl } from './check-page-url.ts'
import { paymentLocale } from './payment-locale.ts'
import { homeOf, type Visit } from './start-checkout.ts'

/** The address of the provider's pages for cards, invoices, changing and cancelling. Throws 'customer-not-found'. */
export async function openPortal(deps: Deps, provider: Provider, visit: Visit): Promise<string> {
  const customer = (await findCustomer(deps.db, visit.userId))?.customerId
  if (!customer) throw new AppError('customer-not-found', 404)
  const session = await askProvider(deps.log, 'subscription-failed', () =>
    provider.stripe.billingPortal.sessions.create({
      customer,
      return_url: homeOf(visit.origin, visit.language),
      locale: paymentLocale(visit.language),
    }),
  )
  return checkPageUrl(session.url, { provider, origin: visit.origin })
}
