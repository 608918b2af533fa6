import type { QueryClient } from '@tanstack/react-query'
import type { SessionStore } from '../features/account/session-store.ts'
import type { ScreeningStore } from '../features/screening/screening-store.ts'
import type { Screening } from '../features/screening/screening.ts'

type Private = { queries: QueryClient; store: ScreeningStore; screening: Screening }

/**
 * When somebody else is signed in than before, what was fetched is fetched anew. Signing out takes the results of the
 * account off the page; chosen files and typed text stay. Where the server has ended the session, the results stay too,
 * until it is known who signs in next.
 */
export function followSession(session: SessionStore, { queries, store, screening }: Private): void {
  let last = session.get().user?.email
  session.subscribe(() => {
    const { user, isKnown, hasEnded } = session.get()
    // What guests may do is not what this account may: nothing is fetched anew.
    if (!isKnown || (hasEnded && screening.holdForOwner())) return
    const isBack = store.get().run?.isOwnerAway
    if (user?.email === last && !isBack) return
    const hasLeft = last !== undefined && user?.email !== last
    last = user?.email
    if (hasLeft && store.get().run?.kind === 'server') screening.leave()
    screening.takeUpForOwner()
    void queries.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'instance' })
  })
}
