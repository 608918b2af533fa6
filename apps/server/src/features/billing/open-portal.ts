import type { Deps } from '../../deps.ts'
import { languageOf } from '../../http/language-of.ts'
import { AppError } from '../../http/app-error.ts'
import type { Provider } from '../../plans/open-payments.ts'
import { askProvider } from './ask-provider.ts'
import { findCustomer } from './billing-store.ts'
import { checkPageUrl } from './check-page-url.ts'
import { paymentLocale } from './payment-locale.ts'

/** `origin` is where people reach this server; `language` is the interface's. */
export type Visit = { userId: string; origin: string; language: string }

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

/** The site's home in a language. */
export function homeOf(origin: string, language: string): string {
  const code = languageOf(language)
  return code === 'en' ? `${origin}/` : `${origin}/${code}`
}
