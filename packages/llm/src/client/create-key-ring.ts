import type { Clock } from './clock.ts'

/** Keys used in turn, each at most once in `gap` milliseconds, first come first served. */
export type KeyRing = {
  /** Waits for a key that may be used now; gives its index. Rejects when aborted. */
  take: (signal?: AbortSignal) => Promise<number>
  /** The taken key was used just now: from here its gap counts. */
  use: (index: number) => void
  /** Gives a taken key back; one that was not used is free at once. */
  giveBack: (index: number) => void
  /** Leaves a key alone for this long, as its provider asked. */
  hold: (index: number, ms: number) => void
}

type Waiting = { give: (index: number) => void }

export function createKeyRing(count: number, gap: number, clock: Clock): KeyRing {
  const keys = Array.from({ length: count }, () => ({ freeAt: -Infinity, isOut: false }))
  const waiting: Waiting[] = []
  let wakesAt = Infinity
  const wake = (at: number) => {
    if (at >= wakesAt) return
    wakesAt = at
    void clock.sleep(at - clock.now()).then(() => {
      if (wakesAt === at) wakesAt = Infinity
      handOut()
    })
  }
  const handOut = () => {
    while (waiting.length > 0) {
      const home = keys.filter((key) => !key.isOut)
      if (home.length === 0) return
      const next = home.reduce((best, key) => (key.freeAt < best.freeAt ? key : best))
      if (next.freeAt > clock.now()) return wake(next.freeAt)
      next.isOut = true
      waiting.shift()!.give(keys.indexOf(next))
    }
    return undefined
  }
  const free = (index: number, from: number) => {
    const key = keys[index]!
    key.freeAt = Math.max(key.freeAt, from)
    key.isOut = false
    handOut()
  }
  return {
    take: async (signal) => {
      signal?.throwIfAborted()
      const { promise, resolve, reject } = Promise.withResolvers<number>()
      const quit = () => {
        waiting.splice(waiting.indexOf(place), 1)
        reject(signal?.reason as Error)
      }
      const place: Waiting = {
        give: (index) => {
          signal?.removeEventListener('abort', quit)
          resolve(index)
        },
      }
      signal?.addEventListener('abort', quit, { once: true })
      waiting.push(place)
      handOut()
      return await promise
    },
    use: (index) => {
      if (keys[index]!.isOut) free(index, clock.now() + gap)
    },
    giveBack: (index) => {
      if (keys[index]!.isOut) free(index, -Infinity)
    },
    hold: (index, ms) => {
      keys[index]!.freeAt = Math.max(keys[index]!.freeAt, clock.now() + ms)
    },
  }
}
