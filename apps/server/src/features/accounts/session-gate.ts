import type { Db } from '../../db/schema.ts'
import { findLiveSession, type LiveSession } from './sessions-store.ts'

/** How long a session that was just looked up is believed without looking again, when nothing is written. */
const BELIEVED = 1_000
const MOST = 10_000

/**
 * Knows which sessions live. Writes always ask the database, so an ended session changes nothing any more; reads
 * believe an answer for one second, and this process forgets a session the moment it ends it.
 */
export type SessionGate = {
  find(id: string, isWrite: boolean): Promise<LiveSession | undefined>
  forget(ids: string[]): void
}

export function createSessionGate(db: Db, idleMinutes: number): SessionGate {
  const known = new Map<string, { session: LiveSession; until: number }>()
  return {
    async find(id, isWrite) {
      const believed = known.get(id)
      if (!isWrite && believed && believed.until > Date.now()) return believed.session
      const session = await findLiveSession(db, id, idleMinutes)
      known.delete(id)
      if (!session) return undefined
      if (known.size >= MOST) known.clear()
      known.set(id, { session, until: Date.now() + BELIEVED })
      return session
    },
    forget(ids) {
      for (const id of ids) known.delete(id)
    },
  }
}
