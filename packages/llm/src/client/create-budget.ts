import { MAX_CALLS_PER_RESUME } from '@evenhand/model'
import type { Clock } from './clock.ts'
import { ModelError } from './model-error.ts'
import type { SentRecord } from './sent-record.ts'

/** Time one resume may take from its first call on: waits, repairs and the later retry included. */
export const MODEL_TIME = 5 * 60 * 1000

export type BudgetLimits = {
  /** Calls in all, over all passes; a second try passes what the first one left. */
  calls?: number
  /** Milliseconds in all, over all passes; a second try passes what the first one left. */
  time?: number
  signal?: AbortSignal
  /** Told before every request; one that rejects keeps it from being sent. */
  onSending?: (what: SentRecord['what']) => Promise<void>
  /** Told of every request, also of those that failed; the next one waits for it. */
  onSent?: (record: SentRecord) => void | Promise<void>
}

/** What one resume may still use. */
export type Budget = {
  signal: AbortSignal | undefined
  /** Counts a call, or throws when none is left. The first one starts the clock. */
  spend: () => void
  calls: () => number
  hasCalls: () => boolean
  /** Milliseconds left. */
  left: () => number
  onSending: (what: SentRecord['what']) => Promise<void>
  onSent: (record: SentRecord) => void | Promise<void>
}

export function createBudget(clock: Clock, limits: BudgetLimits = {}): Budget {
  const most = Math.min(MAX_CALLS_PER_RESUME, limits.calls ?? MAX_CALLS_PER_RESUME)
  const time = Math.min(MODEL_TIME, limits.time ?? MODEL_TIME)
  let calls = 0
  let deadline = Infinity
  return {
    signal: limits.signal,
    spend: () => {
      if (calls >= most) throw new ModelError('provider-failed', { message: 'no call is left' })
      if (calls === 0) deadline = clock.now() + time
      calls++
    },
    calls: () => calls,
    hasCalls: () => calls < most,
    left: () => (calls === 0 ? time : deadline - clock.now()),
    onSending: limits.onSending ?? (async () => undefined),
    onSent: limits.onSent ?? (() => undefined),
  }
}
