import type { Clock } from './clock.ts'
import { ModelError } from './model-error.ts'

/** Where a day's spending is kept; a server passes one that survives it and that its processes share. */
export type SpendingStore = {
  /** USD spent or set aside on a day (YYYY-MM-DD, UTC). */
  read: (day: string) => Promise<number>
  /** Sets `usd` aside in one step, unless the day would then pass the cap; tells whether it did. */
  reserve: (day: string, usd: number, cap: number | undefined) => Promise<boolean>
  /** Corrects what was set aside by what it really cost. */
  add: (day: string, usd: number) => Promise<void>
}

/**
 * Sets aside the most a call may cost before it is made, so that the calls under way are counted too. What a process
 * that died had set aside stays counted: nobody knows what its calls cost.
 */
export type Spending = {
  reserve: (usd: number) => Promise<{ settle: (usd: number) => Promise<void> }>
  today: () => Promise<number>
}

export function createSpending(cap: number | undefined, clock: Clock, store = createMemoryStore()): Spending {
  const today = () => new Date(clock.now()).toISOString().slice(0, 10)
  return {
    today: () => store.read(today()),
    reserve: async (usd) => {
      const day = today()
      if (!(await store.reserve(day, usd, cap))) throw new ModelError('cap-reached')
      return { settle: (actual) => store.add(day, actual - usd) }
    },
  }
}

function createMemoryStore(): SpendingStore {
  const days = new Map<string, number>()
  const read = (day: string) => days.get(day) ?? 0
  return {
    read: async (day) => read(day),
    reserve: async (day, usd, cap) => {
      if (cap !== undefined && read(day) + usd > cap) return false
      days.set(day, read(day) + usd)
      return true
    },
    add: async (day, usd) => {
      days.set(day, read(day) + usd)
    },
  }
}
