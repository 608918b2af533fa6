import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** A mail that somebody is trying to send just now. `tries` counts this one. */
export type HeldMail = { id: string; letter: string; tries: number }

/** Seconds a mail belongs to whoever tries to send it: longer than a mail server is waited for. */
const HELD = 120

/** Keeps a mail, held by the caller. */
export async function insertMail(db: Db, mail: { id: string; letter: string; minutes: number }): Promise<HeldMail> {
  const { id, letter, minutes } = mail
  await db
    .insertInto('mail_outbox')
    .values({
      id,
      letter,
      tries: 1,
      next_at: sql<Date>`now() + make_interval(secs => ${HELD})`,
      expires_at: sql<Date>`now() + make_interval(mins => ${minutes}::int)`,
    })
    .execute()
  return { id, letter, tries: 1 }
}

/** Takes some mails that are due; no other server gets them meanwhile. */
export async function holdDueMails(db: Db, limit: number): Promise<HeldMail[]> {
  const { rows } = await sql<HeldMail>`
    update mail_outbox set next_at = now() + make_interval(secs => ${HELD}), tries = tries + 1
    where id in (
      select id from mail_outbox where next_at <= now() order by next_at limit ${limit} for update skip locked
    )
    returning id, letter, tries
  `.execute(db)
  return rows
}

/** Has it tried again after so many seconds. */
export async function postponeMail(db: Db, id: string, seconds: number): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ next_at: sql<Date>`now() + make_interval(secs => ${seconds}::int)` })
    .where('id', '=', id)
    .execute()
}

export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mail_outbox').where('id', '=', id).execute()
}

/** Deletes what is of no more use; returns how many. */
export async function deleteExpiredMails(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_outbox')
    .where('expires_at', '<=', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
