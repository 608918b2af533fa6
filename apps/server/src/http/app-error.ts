import type { ErrorCode } from '@evenhand/model'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A refusal that is part of the contract; `http/answer-error.ts` is the only place that turns it into an answer. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly status: ContentfulStatusCode
  readonly args: Record<string, string | number> | undefined
  constructor(code: ErrorCode, status: ContentfulStatusCode, args?: Record<string, string | number>) {
    super(code)
    this.code = code
    this.status = status
    this.args = args
  }
}
