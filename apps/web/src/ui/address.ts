import { createContext, use, useEffect, useSyncExternalStore } from 'react'

/** The part of an address that belongs to this site. `state` is whatever was left with its entry in the history. */
export type Address = { pathname: string; search: string; hash: string; state: unknown }

/** Where the page is, and the ways to somewhere else without loading it again. `to` is an address of this site. */
export type AddressBook = {
  get: () => Address
  subscribe: (listener: () => void) => () => void
  push: (to: string, state?: unknown) => void
  /** Takes the place of the present entry in the history. */
  replace: (to: string, state?: unknown) => void
}

/** The browser's own address and history. */
export function createBrowserAddress(): AddressBook {
  const read = (): Address => {
    const { pathname, search, hash } = location
    return { pathname, search, hash, state: history.state as unknown }
  }
  let current = read()
  const listeners = new Set<() => void>()
  const changed = () => {
    current = read()
    for (const listener of listeners) listener()
  }
  addEventListener('popstate', changed)
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    push: (to, state = null) => {
      history.pushState(state, '', to)
      changed()
    },
    replace: (to, state = null) => {
      history.replaceState(state, '', to)
      changed()
    },
  }
}

/** The one address of a page that is being prerendered. */
export function fixedAddress(pathname: string): AddressBook {
  const address = { pathname, search: '', hash: '', state: null }
  return { get: () => address, subscribe: () => () => undefined, push: () => undefined, replace: () => undefined }
}

export const AddressContext = createContext<AddressBook | undefined>(undefined)

export function useAddressBook(): AddressBook {
  const book = use(AddressContext)
  if (!book) throw new Error('no address above this component')
  return book
}

/** The present address; draws again when it changes. */
export function useAddress(): Address {
  const { subscribe, get } = useAddressBook()
  return useSyncExternalStore(subscribe, get, get)
}

/** Leads elsewhere as soon as it is drawn; the address that led here is forgotten. */
export function Redirect({ to }: { to: string }): null {
  const { replace } = useAddressBook()
  useEffect(() => replace(to), [replace, to])
  return null
}
