import type { Deps } from '../../deps.ts'
import { sweepRates } from '../../http/limit-rate.ts'
import { sweepSessions } from './sessions-store.ts'

/** Deletes what has run out: sessions, mailed links, counts of requests. */
export async function sweepAccounts({ db, env }: Deps): Promise<void> {
  await sweepSessions(db, env.SESSION_IDLE_MINUTES)
  await sweepRates(db)
}
