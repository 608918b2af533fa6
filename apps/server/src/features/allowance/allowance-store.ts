import { sql } from 'kysely'
import type { Db, Trx } from '../../db/schema.ts'

/** So many resumes in a window that opens with the first use. */
export type AllowanceRule = { id: string; limit: number; windowSeconds: number }

const expired = sql<boolean>`(window_start is null or window_start + make_interval(secs => window_seconds) <= now())`

export async function insertAllowance(trx: Trx, rule: AllowanceRule): Promise<void> {
  await trx
    .insertInto('allowances')
    .values({ id: rule.id, limit: rule.limit, window_seconds: rule.windowSeconds })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Reserves in ONE conditional statement, which is what keeps parallel requests below the limit. */
export async function reserveOn(trx: Trx, id: string, amount: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update allowances set
      used = case when ${expired} then 0 else used end,
      window_start = case when ${expired} then now() else window_start end,
      reserved = reserved + ${amount}
    where id = ${id} and (case when ${expired} then 0 else used end) + reserved + ${amount} <= "limit"
  `.execute(trx)
  return numAffectedRows === 1n
}

/** Notes the charge and moves one from reserved to used, in one statement. Throws where the resume was charged before. */
export async function chargeOne(
  trx: Trx,
  run: { id: string; ownerId: string; allowanceIds: string[] },
  resumeId: string,
): Promise<void> {
  await sql`
    with charged as (
      insert into charges (resume_id, owner_id, run_id) values (${resumeId}, ${run.ownerId}, ${run.id})
    ), moved as (
      update allowances set used = used + 1, reserved = reserved - 1
      where id in (select json_array_elements_text(${JSON.stringify(run.allowanceIds)}::json))
    )
    insert into ledger (owner_id, run_id, resume_id, kind, amount)
    values (${run.ownerId}, ${run.id}, ${resumeId}, 'charge', 1)
  `.execute(trx)
}

export async function releaseReserved(trx: Trx, id: string, amount: number): Promise<void> {
  await sql`update allowances set reserved = reserved - ${amount} where id = ${id}`.execute(trx)
}

export async function insertLedger(
  trx: Trx,
  entry: {
    run: { id: string; ownerId: string }
    kind: 'reserve' | 'charge' | 'release'
    amount: number
    resumeId?: string
  },
): Promise<void> {
  const { run, kind, amount, resumeId } = entry
  await trx
    .insertInto('ledger')
    .values({ owner_id: run.ownerId, run_id: run.id, kind, amount, resume_id: resumeId ?? null })
    .execute()
}

/** What is left of an allowance now, by the database's clock. */
export async function findAllowance(db: Db, rule: AllowanceRule): Promise<{ remaining: number; resetsAt?: string }> {
  const row = await db
    .selectFrom('allowances')
    .select((select) => [
      'reserved',
      'limit',
      'window_start',
      'window_seconds',
      select.case().when(expired).then(0).else(select.ref('used')).end().as('used'),
      expired.as('expired'),
    ])
    .where('id', '=', rule.id)
    .executeTakeFirst()
  if (!row) return { remaining: rule.limit }
  const remaining = Math.max(0, row.limit - row.reserved - row.used)
  if (row.expired || !row.window_start) return { remaining }
  return { remaining, resetsAt: new Date(row.window_start.getTime() + row.window_seconds * 1000).toISOString() }
}

/** The day's salt, the same for all servers; `draft` becomes it where there is none. Older salts are deleted. */
export async function loadDailySalt(db: Db, day: string, draft: string): Promise<string> {
  await db
    .insertInto('daily_salts')
    .values({ day, salt: draft })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  await db.deleteFrom('daily_salts').where('day', '<', day).execute()
  // Buckets of earlier days can no longer be found; those that still hold a reservation wait for its end.
  await db
    .deleteFrom('allowances')
    .where('id', 'like', 'network:%')
    .where('reserved', '=', 0)
    .where('window_start', '<', sql<Date>`now() - interval '2 days'`)
    .execute()
  const { salt } = await db.selectFrom('daily_salts').select('salt').where('day', '=', day).executeTakeFirstOrThrow()
  return salt
}
