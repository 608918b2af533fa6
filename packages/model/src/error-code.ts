import { z } from 'zod'

/** Why a file could not be read or analysed; the key of its message below `failures.`. */
export const FailureCode = z.enum([
  'empty',
  'damaged',
  'password',
  'unsupported',
  'too-large',
  'timed-out',
  'aborted',
  'no-text',
  'invalid-analysis',
  'could-not-read',
  'analysis-failed',
])
export type FailureCode = z.infer<typeof FailureCode>

/** Why the server refused a request; the key of its message below `errors.`. */
export const ErrorCode = z.enum([
  'invalid-request',
  'not-found',
  'no-address',
  'sign-in-required',
  'forbidden',
  'key-forbidden',
  'allowance-used-up',
  'guest-limit',
  'too-many-files',
  'limits-unverified',
  'quota',
  'upload-limit',
  'daily-limit',
  'paid-limit',
  'subscription-expired',
  'subscription-cancelled',
  'plan-required',
  'customer-not-found',
  'payment-url-missing',
  'payment-url-invalid',
  'subscription-failed',
  'payments-off',
  'email-invalid',
  'password-spaces',
  'password-short',
  'password-letter',
  'password-number',
  'password-long',
  'password-common',
  'wrong-credentials',
  'wrong-password',
  'email-taken',
  'email-sent',
  'email-unverified',
  'account-disabled',
  'sign-up-closed',
  'sign-up-domain',
  'sign-up-invite',
  'link-expired',
  'link-required',
  'provider-off',
  'provider-refused',
  'provider-info',
  'reauthentication-required',
  'too-many-keys',
  'too-many-links',
  'body-too-large',
  'unsupported-encoding',
  'conflict',
  'idempotency-mismatch',
  'run-finished',
  'too-many-requests',
  'too-many-runs',
  'unavailable',
  'internal',
])
export type ErrorCode = z.infer<typeof ErrorCode>

/** The one shape of every refused request. */
export const ErrorBody = z.strictObject({
  error: z.strictObject({
    code: ErrorCode,
    message: z.string(),
    requestId: z.string(),
    args: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  }),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** An expected failure of reading a file. */
export class ExtractError extends Error {
  override readonly name = 'ExtractError'
  readonly code: FailureCode
  constructor(code: FailureCode, detail?: string) {
    super(detail ?? code)
    this.code = code
  }
}
