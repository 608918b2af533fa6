import type { FailureCode } from '@evenhand/model'

/** What went wrong with a model, in more detail than a row shows. */
export type ModelFailure =
  | 'aborted'
  | 'timed-out'
  | 'rate-limited'
  | 'provider-failed'
  | 'provider-refused'
  | 'address-refused'
  | 'invalid-answer'
  /** The day's spending cap is reached, or the provider failed too often of late: the built-in engine can serve. */
  | 'cap-reached'
  | 'breaker-open'

const CODES: Record<ModelFailure, FailureCode> = {
  aborted: 'aborted',
  'timed-out': 'timed-out',
  'rate-limited': 'analysis-failed',
  'provider-failed': 'analysis-failed',
  'provider-refused': 'analysis-failed',
  'address-refused': 'analysis-failed',
  'invalid-answer': 'invalid-analysis',
  'cap-reached': 'analysis-failed',
  'breaker-open': 'analysis-failed',
}

/** Whether the built-in engine may judge in the model's place: the day's money is spent, or the provider is down. */
export function servesBuiltIn({ failure }: ModelError): boolean {
  return failure === 'cap-reached' || failure === 'breaker-open'
}

/** Whether a later try of the same resume cannot go better: the provider refuses, or was refused. */
export function isForGood({ failure }: ModelError): boolean {
  return failure === 'provider-refused' || failure === 'address-refused'
}

/** An expected failure of a language model. `code` labels the row; `calls` were made for it before it failed. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly failure: ModelFailure
  readonly code: FailureCode
  /** Milliseconds the provider asked to wait. */
  readonly retryAfter: number | undefined
  calls = 0
  constructor(failure: ModelFailure, detail?: { message?: string; retryAfter?: number; cause?: unknown }) {
    super(detail?.message ?? failure, { cause: detail?.cause })
    this.failure = failure
    this.code = CODES[failure]
    this.retryAfter = detail?.retryAfter
  }
}
