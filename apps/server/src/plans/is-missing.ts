import Stripe from 'stripe'

/** Whether the provider does not know, or no longer knows, what was asked for (by the parameter of that name). */
export function isMissing(error: unknown, param?: string): boolean {
  if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'resource_missing') return false
  return param === undefined || error.param === param
}
