import { createTranslator, loadDictionary } from '@evenhand/locales'
import { MAX_FILES_PER_RUN, type ErrorBody } from '@evenhand/model'
import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isDatabaseAway } from '../db/is-database-away.ts'
import { AppError } from './app-error.ts'
import type { Log } from './log.ts'
import type { Variables } from './router.ts'

/** The words for people who read an answer by hand; the page has its own, by code. */
const words = createTranslator(await loadDictionary('en'), 'en')

/** The one place that turns errors into answers; what nobody expected is logged and answered without details. */
export function answerError(log: Log): ErrorHandler<{ Variables: Variables }> {
  return (error, context) => {
    const refusal = asAppError(error)
    if (refusal.status >= 500) log.error({ event: 'error', requestId: context.get('requestId'), error })
    return refuse(context, refusal)
  }
}

export function refuse(context: Context<{ Variables: Variables }>, refusal: AppError): Response {
  const { code, status, args } = refusal
  const body: ErrorBody = {
    error: {
      code,
      message: words.translate(`errors.${code}`, { largest: MAX_FILES_PER_RUN, ...args }),
      requestId: context.get('requestId'),
      args,
    },
  }
  if (status === 429 || status === 503) context.header('Retry-After', String(args?.['seconds'] ?? 2))
  return context.json(body, status)
}

/** What both databases say to a text with a zero byte, which none of their columns holds. */
const NO_TEXT = '22021'

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if ((error as { code?: unknown } | null)?.code === NO_TEXT) return new AppError('invalid-request', 400)
  // What hono itself refuses: a body that is not JSON, mostly.
  if (error instanceof HTTPException && error.status < 500) return new AppError('invalid-request', 400)
  return isDatabaseAway(error) ? new AppError('unavailable', 503) : new AppError('internal', 500)
}
