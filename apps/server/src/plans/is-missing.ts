import Stripe from 'stripe'

/** Whether the provider does not know, or no longer knows, what was asked for. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'
}
