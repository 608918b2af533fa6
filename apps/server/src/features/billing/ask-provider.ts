import Stripe from 'stripe'
import type { ErrorCode } from '@evenhand/model'
import { AppError } from '../../http/app-error.ts'
import type { Log } from '../../http/log.ts'
import { isMissing } from '../../plans/is-missing.ts'

/** Asks the provider; what it refuses, or does not answer, becomes one of our refusals, and a line in the log. */
export async function askProvider<T>(log: Log, code: ErrorCode, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    log.error({ event: 'payment', code: error.code ?? error.type, error })
    throw isMissing(error, 'customer') ? new AppError('customer-not-found', 404) : new AppError(code, 502)
  }
}
