import type { QueryClient } from '@tanstack/react-query'
import type { SessionStore } from '../features/account/session-store.ts'
import type { ScreeningStore } from '../features/screening/screening-store.ts'
import type { Screening } from '../features/screening/screening.ts'

type Private = { queries: QueryClient; store: ScreeningStore; screening: Screening }

/**
 * When somebody else is signed in than before, what was fetched is fetched anew. Signing out takes the results of the
 * account off the page; chosen files and typed text stay.
 */
export function followSession(session: SessionStore, { queries, store, screening }: Private): void {
  let last = session.get().user?.email
  session.subscribe(() => {
    const { user, isKnown } = session.get()
    if (!isKnown || user?.email === last) return
    const hasLeft = last !== undefined
    last = user?.email
    if (hasLeft && store.get().run?.kind === 'server') screening.leave()
    void queries.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'instance' })
  })
}
