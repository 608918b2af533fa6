import { signOut } from '../api/account-api.ts'
import { useSession } from '../features/account/session-context.ts'

/** Ends the session on the server, and here also where the server does not answer. */
export function useSignOut(): () => void {
  const { session } = useSession()
  return () => void signOut().then(session.signOut, session.signOut)
}
