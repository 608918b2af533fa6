import type { Deps } from '../../deps.ts'
import { deleteSessions } from './sessions-store.ts'
import { deleteOtherWays, deleteResetLinks, type User } from './users-store.ts'

/** Ends whatever lets somebody into an account but its password: providers, API keys, mailed links and sessions. */
export async function endOtherWays({ db, accounts }: Deps, { id }: User): Promise<void> {
  await deleteOtherWays(db, id)
  await deleteResetLinks(db, id)
  accounts.gate.forget(await deleteSessions(db, id))
}
