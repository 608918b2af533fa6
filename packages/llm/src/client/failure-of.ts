import { AISDKError, APICallError } from 'ai'
import { ModelError } from './model-error.ts'

/** Statuses after which the same request may go through later. */
const PASSING = new Set([408, 409, 425, 429])

/**
 * What an error of a call means. Errors of the network and the library become a ModelError; anything else is a mistake
 * of ours and is thrown on.
 */
export function failureOf(error: unknown, now: number): ModelError {
  const own = findOwn(error)
  if (own !== undefined) return own
  if (APICallError.isInstance(error)) return ofStatus(error, now)
  const isNetwork = error instanceof Error && 'code' in error && typeof error.code === 'string'
  if (isNetwork || AISDKError.isInstance(error))
    return new ModelError('provider-failed', { message: error.message.slice(0, 200), cause: error })
  throw error
}

/** Whether another try of the same request makes sense. */
export function isPassing({ failure }: ModelError): boolean {
  return failure === 'rate-limited' || failure === 'provider-failed' || failure === 'timed-out'
}

function ofStatus(error: APICallError, now: number): ModelError {
  const status = error.statusCode ?? 0
  const message = `the provider answered ${status}`
  if (status === 429 || status === 503) {
    const retryAfter = readRetryAfter(error.responseHeaders?.['retry-after'], now)
    return new ModelError(status === 429 ? 'rate-limited' : 'provider-failed', { message, retryAfter })
  }
  const isRefusal = status >= 400 && status < 500 && !PASSING.has(status)
  // Without a status, or with a good one and a body cut off, the provider may have done the work: the cause tells so.
  const cause = status < 300 ? error : undefined
  return new ModelError(isRefusal ? 'provider-refused' : 'provider-failed', { message, cause })
}

/** Seconds or an HTTP date, as milliseconds from now. */
export function readRetryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined
  const ms = /^\d{1,9}(?:\.\d{1,9})?$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}

function findOwn(error: unknown): ModelError | undefined {
  let at = error
  for (let depth = 0; depth < 5 && at instanceof Error; depth++) {
    if (at instanceof ModelError) return at
    at = at.cause
  }
  return undefined
}
