import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while a prerendered page is being taken over, when everything must still look as it was prerendered. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
