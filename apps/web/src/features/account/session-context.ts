import { createContext, use, useSyncExternalStore } from 'react'
import type { SessionState, SessionStore } from './session-store.ts'

export const SessionContext = createContext<SessionStore | undefined>(undefined)

/** Prerendered pages know nobody. */
const NOBODY: SessionState = { user: undefined, isKnown: true }
const nobody = () => NOBODY

/** Who is signed in, and what can be done with that. */
export function useSession(): SessionState & { session: SessionStore } {
  const session = use(SessionContext)
  if (!session) throw new Error('no session above this component')
  return { ...useSyncExternalStore(session.subscribe, session.get, nobody), session }
}
