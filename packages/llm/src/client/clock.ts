import { setTimeout as delay } from 'node:timers/promises'

/** Time as the client sees it, in milliseconds. Tests pass one that runs faster. */
export type Clock = {
  now: () => number
  /** Resolves not before `ms` have passed; rejects with the signal's reason when aborted. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: async (ms, signal) => {
    await delay(Math.max(0, ms), undefined, { signal })
  },
}
