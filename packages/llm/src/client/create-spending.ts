import type { Clock } from './clock.ts'
import { ModelError } from './model-error.ts'

/** Where a day's spending is kept; a server with several processes passes one that they share. */
export type SpendingStore = {
  /** USD spent on a day (YYYY-MM-DD, UTC). */
  read: (day: string) => Promise<number>
  add: (day: string, usd: number) => Promise<void>
}

/** Reserves the most a call may cost before it is made, so that the cap is passed by the calls under way at most. */
export type Spending = {
  reserve: (usd: number) => Promise<{ settle: (usd: number) => Promise<void> }>
  today: () => Promise<number>
}

export function createSpending(cap: number | undefined, clock: Clock, store = createMemoryStore()): Spending {
  let reserved = 0
  const day = () => new Date(clock.now()).toISOString().slice(0, 10)
  return {
    today: () => store.read(day()),
    reserve: async (usd) => {
      reserved += usd
      const spent = await store.read(day())
      if (cap !== undefined && spent + reserved > cap) {
        reserved -= usd
        throw new ModelError('cap-reached')
      }
      return {
        settle: async (actual) => {
          await store.add(day(), actual)
          reserved -= usd
        },
      }
    },
  }
}

function createMemoryStore(): SpendingStore {
  const days = new Map<string, number>()
  return {
    read: async (day) => days.get(day) ?? 0,
    add: async (day, usd) => {
      days.set(day, (days.get(day) ?? 0) + usd)
    },
  }
}
