import { createContext, use, useSyncExternalStore } from 'react'
import type { ScreeningState, ScreeningStore } from './screening-store.ts'
import type { Screening } from './screening.ts'

export const ScreeningContext = createContext<{ store: ScreeningStore; screening: Screening } | undefined>(undefined)

/** What the reader has typed, chosen and started, and what can be done with it. */
export function useScreening(): { state: ScreeningState; screening: Screening } {
  const context = use(ScreeningContext)
  if (!context) throw new Error('no screening above this component')
  const state = useSyncExternalStore(context.store.subscribe, context.store.get, context.store.first)
  return { state, screening: context.screening }
}
