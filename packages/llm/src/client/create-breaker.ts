import type { Clock } from './clock.ts'
import { ModelError } from './model-error.ts'

/** Failures in a row that say the provider is down, not just shaky. */
const FAILURES = 8
const PAUSE = 30_000

/** Stops calling a provider that fails every time; after a pause one call tries again. */
export type Breaker = { check: () => void; succeeded: () => void; failed: () => void; released: () => void }

export function createBreaker(clock: Clock): Breaker {
  let failures = 0
  let openUntil = -Infinity
  let trying = false
  return {
    check: () => {
      if (failures < FAILURES) return
      if (trying || clock.now() < openUntil) throw new ModelError('breaker-open')
      trying = true
    },
    succeeded: () => {
      failures = 0
      trying = false
    },
    failed: () => {
      failures++
      trying = false
      if (failures >= FAILURES) openUntil = clock.now() + PAUSE
    },
    /** The call ended without a word on the provider's health. */
    released: () => {
      trying = false
    },
  }
}
