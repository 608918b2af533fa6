import { type BillingPeriod, type PlanId, PLANS } from '@evenhand/model'
import { ApiError } from '../../api/api-client.ts'
import { openPortal, startCheckout } from '../../api/billing-api.ts'

type Choice = { plan: PlanId; period: BillingPeriod; current: PlanId | undefined; language: string }

/**
 * The address a choice leads to: the payment page, or for the free plan the provider's own page, where a subscription
 * that goes on is cancelled. Throws ApiError.
 */
export async function choosePlan({ plan, period, current, language }: Choice): Promise<string> {
  const pays = current !== undefined && PLANS[current].price.monthly > 0
  const leaves = pays && PLANS[plan].price.monthly === 0
  const { url } = leaves ? await openPortal(language) : await startCheckout(plan, period, language)
  return checkAddress(url)
}

/** An address a page may be sent to. Throws ApiError. */
export function checkAddress(url: string | undefined): string {
  if (!url) throw new ApiError('payment-url-missing')
  if (!URL.canParse(url, location.origin)) throw new ApiError('payment-url-invalid')
  const { protocol, href } = new URL(url, location.origin)
  if (protocol !== 'https:' && protocol !== 'http:') throw new ApiError('payment-url-invalid')
  return href
}
