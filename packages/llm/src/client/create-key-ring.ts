import type { Clock } from './clock.ts'

/** Keys used in turn, each at most once in `gap` milliseconds. */
export type KeyRing = {
  /** Waits for the key that is free first; gives its index. Rejects when aborted. */
  take: (signal?: AbortSignal) => Promise<number>
  /** Leaves a key alone for this long, as its provider asked. */
  hold: (index: number, ms: number) => void
}

export function createKeyRing(count: number, gap: number, clock: Clock): KeyRing {
  /** When each key may be used next. */
  const free = Array.from({ length: count }, () => -Infinity)
  const held = Array.from({ length: count }, () => -Infinity)
  const reserve = () => {
    let index = 0
    const at = (key: number) => Math.max(free[key]!, held[key]!)
    for (let key = 1; key < count; key++) if (at(key) < at(index)) index = key
    const start = Math.max(clock.now(), at(index))
    free[index] = start + gap
    return { index, start }
  }
  return {
    take: async (signal) => {
      for (;;) {
        signal?.throwIfAborted()
        const { index, start } = reserve()
        // Timers may fire a moment early; the gap is a promise.
        while (clock.now() < start) await clock.sleep(start - clock.now(), signal)
        // Held while we waited: the place is given up and another one taken.
        if (held[index]! > clock.now()) continue
        free[index] = Math.max(free[index]!, clock.now() + gap)
        return index
      }
    },
    hold: (index, ms) => {
      held[index] = Math.max(held[index]!, clock.now() + ms)
    },
  }
}
