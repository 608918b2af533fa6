import type { Clock } from '../client/clock.ts'
import { systemClock } from '../client/clock.ts'

/** A clock that runs `factor` times as fast as the real one. */
export function scaledClock(factor: number): Clock {
  const origin = Date.UTC(2026, 0, 5)
  const started = performance.now()
  return {
    now: () => origin + (performance.now() - started) * factor,
    sleep: (ms, signal) => systemClock.sleep(ms / factor, signal),
  }
}
