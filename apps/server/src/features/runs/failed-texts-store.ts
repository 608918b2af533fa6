import { sql } from 'kysely'
import type { Db, Trx } from '../../db/schema.ts'

/** Failures of one text that cost nothing, in a day: beyond them it is not analysed, so that failing on purpose is no free work. */
const MOST = 2
const HOURS = 24

const isPast = sql<boolean>`failed_texts.first_at <= now() - make_interval(hours => ${HOURS})`

/** Counts a failure of a text; the day begins with the first. */
export async function noteFailure(trx: Trx, ownerId: string, mac: string): Promise<void> {
  await sql`
    insert into failed_texts (owner_id, mac) values (${ownerId}, ${mac})
    on conflict (owner_id, mac) do update set
      count = case when ${isPast} then 1 else failed_texts.count + 1 end,
      first_at = case when ${isPast} then now() else failed_texts.first_at end
  `.execute(trx)
}

/** The owner's texts that have failed often enough for today; none, as a rule. */
export async function listWornOut(db: Db, ownerId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('failed_texts')
    .select('mac')
    .where('owner_id', '=', ownerId)
    .where('count', '>=', MOST)
    .where(sql<boolean>`not ${isPast}`)
    .execute()
  return new Set(rows.map(({ mac }) => mac))
}

export async function forgetOldFailures(db: Db): Promise<void> {
  await db.deleteFrom('failed_texts').where(isPast).execute()
}
