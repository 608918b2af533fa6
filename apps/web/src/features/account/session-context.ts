import { createContext, use, useSyncExternalStore } from 'react'
import { GUEST, type SessionState, type SessionStore } from './session-store.ts'

export const SessionContext = createContext<SessionStore | undefined>(undefined)

/** Prerendered pages know nobody. */
const nobody = () => GUEST

/** Who is signed in, and what can be done with that. */
export function useSession(): SessionState & { session: SessionStore } {
  const session = use(SessionContext)
  if (!session) throw new Error('no session above this component')
  return { ...useSyncExternalStore(session.subscribe, session.get, nobody), session }
}
