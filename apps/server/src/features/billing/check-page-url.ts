import { AppError } from '../../http/app-error.ts'
import type { Provider } from '../../plans/open-payments.ts'

/** Lets an address pass that leads to the provider's pages, or to our own. Throws where there is none, or another. */
export function checkPageUrl(
  url: string | null | undefined,
  { provider, origin }: { provider: Pick<Provider, 'pageHosts'>; origin: string },
): string {
  if (!url) throw new AppError('payment-url-missing', 502)
  if (!URL.canParse(url)) throw new AppError('payment-url-invalid', 502)
  const page = new URL(url)
  const isProviders = page.protocol === 'https:' && provider.pageHosts.includes(page.host)
  if (!isProviders && page.origin !== new URL(origin).origin) throw new AppError('payment-url-invalid', 502)
  return url
}
