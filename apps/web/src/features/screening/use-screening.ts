import { createContext, use, useSyncExternalStore } from 'react'
import type { ScreeningState, ScreeningStore } from './screening-store.ts'
import type { Screening } from './screening.ts'

export const ScreeningContext = createContext<{ store: ScreeningStore; screening: Screening } | undefined>(undefined)

function useContextOfScreening() {
  const context = use(ScreeningContext)
  if (!context) throw new Error('no screening above this component')
  return context
}

/** What the reader has typed, chosen and started, and what can be done with it. */
export function useScreening(): { state: ScreeningState; screening: Screening } {
  const { store, screening } = useContextOfScreening()
  return { state: useSyncExternalStore(store.subscribe, store.get, store.first), screening }
}

/** What can be done with it; drawn again for nothing of it. */
export const useScreeningActs = (): Screening => useContextOfScreening().screening

/** Whether the next screening stays on this device; drawn again for nothing else. */
export function useOnDevice(): boolean {
  const { subscribe, get, first } = useContextOfScreening().store
  return useSyncExternalStore(
    subscribe,
    () => get().onDevice,
    () => first().onDevice,
  )
}
