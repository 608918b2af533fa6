import { MAX_CALLS_PER_RESUME } from '@evenhand/model'
import type { Clock } from './clock.ts'
import { ModelError } from './model-error.ts'
import type { SentRecord } from './sent-record.ts'

/** Time one resume may take from its first call on: waits and repairs included. */
const LONGEST = 5 * 60 * 1000

export type BudgetLimits = {
  /** Calls in all; a second try passes what the first one left. */
  calls?: number
  signal?: AbortSignal
  /** Told of every request, also of those that failed. */
  onSent?: (record: SentRecord) => void
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
  onSent: (record: SentRecord) => void
}

export function createBudget(clock: Clock, limits: BudgetLimits = {}): Budget {
  const most = Math.min(MAX_CALLS_PER_RESUME, limits.calls ?? MAX_CALLS_PER_RESUME)
  let calls = 0
  let deadline = Infinity
  return {
    signal: limits.signal,
    spend: () => {
      if (calls >= most) throw new ModelError('provider-failed', { message: 'no call is left' })
      if (calls === 0) deadline = clock.now() + LONGEST
      calls++
    },
    calls: () => calls,
    hasCalls: () => calls < most,
    left: () => (calls === 0 ? LONGEST : deadline - clock.now()),
    onSent: limits.onSent ?? (() => undefined),
  }
}
