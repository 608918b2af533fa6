import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** A session as far as a request needs it. */
export type LiveSession = { userId: string; isFresh: boolean }

/** Minutes for which a password that was just given is believed. */
const FRESH_MINUTES = 5
/**
 * Seconds in which no further refresh cookie is made than the newest, and the one it was given for still gives it:
 * however many tabs ask at once, and however late one of them is heard, none is left with a cookie before the last but one.
 */
const GRACE_SECONDS = 10

const fresh = sql<boolean>`sessions.authenticated_at > now() - make_interval(mins => ${FRESH_MINUTES})`

/** A session that has not ended, of an account that is not disabled. */
export async function findLiveSession(db: Db, id: string, idleMinutes: number): Promise<LiveSession | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.user_id as userId', fresh.as('isFresh')])
    .where('sessions.id', '=', id)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where('sessions.rotated_at', '>', sql<Date>`now() - make_interval(mins => ${idleMinutes}::int)`)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
}

/** What came of a refresh cookie: the number of the newest one; or an old one came again; or there is no session. */
export type Rotation = { kind: 'rotated'; userId: string; rotation: number } | { kind: 'reused' | 'gone' }

/**
 * Takes a refresh cookie by its number and makes the next, in one conditional statement. The newest and the one it was
 * given for give the newest again for some seconds. After that, the one before is taken only while the newest has never
 * come back: the answer with it was lost, so that one is skipped, and whoever brings it later has copied it. Any other
 * was copied.
 */
export async function rotateSession(
  db: Db,
  { id, rotation }: { id: string; rotation: number },
  idleMinutes: number,
): Promise<Rotation> {
  if (!(await findLiveSession(db, id, idleMinutes))) return { kind: 'gone' }
  const inGrace = sql<boolean>`rotated_at > now() - make_interval(secs => ${GRACE_SECONDS})`
  const next = await db
    .updateTable('sessions')
    .set((set) => ({
      rotation: set('rotation', '+', 1),
      previous_rotation: rotation,
      newest_used: false,
      rotated_at: sql<Date>`now()`,
    }))
    .where('id', '=', id)
    .where(sql<boolean>`not ${inGrace}`)
    .where((where) =>
      where.or([
        where('rotation', '=', rotation),
        where.and([where('previous_rotation', '=', rotation), where('newest_used', '=', false)]),
      ]),
    )
    .returning(['user_id as userId', 'rotation'])
    .executeTakeFirst()
  if (next) return { kind: 'rotated', ...next }
  const now = await db
    .selectFrom('sessions')
    .select(['user_id as userId', 'rotation', 'previous_rotation as previous', inGrace.as('inGrace')])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!now) return { kind: 'gone' }
  const isNewest = now.rotation === rotation
  if (!isNewest && !(now.previous === rotation && now.inGrace)) return { kind: 'reused' }
  if (isNewest) await noteUse(db, { id, rotation })
  return { kind: 'rotated', userId: now.userId, rotation: now.rotation }
}

async function noteUse(db: Db, { id, rotation }: { id: string; rotation: number }): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ newest_used: true })
    .where('id', '=', id)
    .where('rotation', '=', rotation)
    .execute()
}

/** Notes the device of a new session; addresses and whole User-Agent headers are not kept. */
export async function describeSession(db: Db, id: string, device: string): Promise<void> {
  await db.updateTable('sessions').set({ device, user_agent: null, ip_address: null }).where('id', '=', id).execute()
}

export type SessionRow = { id: string; device: string; created_at: Date; rotated_at: Date }

/** Where an account is signed in, the latest used first. */
export function listSessions(db: Db, userId: string, idleMinutes: number): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'rotated_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('rotated_at', '>', sql<Date>`now() - make_interval(mins => ${idleMinutes}::int)`)
    .orderBy('rotated_at', 'desc')
    .execute()
}

/** Ends one session of an account; false where it has no such session. */
export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends all sessions of an account, but for one that may be kept; gives their ids. */
export async function deleteSessions(db: Db, userId: string, keep?: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', keep ?? '')
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Notes that somebody has just proved who they are. */
export async function freshenSession(db: Db, id: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ authenticated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Deletes sessions that have ended and what was sent out and never came back. */
export async function sweepSessions(db: Db, idleMinutes: number): Promise<void> {
  const idle = sql<Date>`now() - make_interval(mins => ${idleMinutes}::int)`
  await db
    .deleteFrom('sessions')
    .where((where) => where.or([where('expires_at', '<', sql<Date>`now()`), where('rotated_at', '<', idle)]))
    .execute()
  await db
    .deleteFrom('verifications')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
}
