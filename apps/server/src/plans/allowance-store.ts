import { sql } from 'kysely'
import type { Db, Trx } from '../db/schema.ts'

/**
 * So many resumes in a window. With a start the window is the one that begins then (a paid month);
 * without, it opens with the first use and lasts so many seconds. The rule's limit counts, not the stored one.
 */
export type AllowanceRule = { id: string; limit: number; windowSeconds: number; windowStart?: Date }

/** Whether what the row counts belongs to an earlier window. */
function isOver({ windowStart, windowSeconds }: AllowanceRule) {
  return windowStart
    ? sql<boolean>`(window_start is null or window_start < ${windowStart}::timestamptz)`
    : sql<boolean>`(window_start is null or window_start + make_interval(secs => ${windowSeconds}::int) <= now())`
}

export async function insertAllowance(trx: Trx, rule: AllowanceRule): Promise<void> {
  await trx
    .insertInto('allowances')
    .values({ id: rule.id, limit: rule.limit, window_seconds: rule.windowSeconds })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Reserves in ONE conditional statement, which is what keeps parallel requests below the limit. */
export async function reserveOn(trx: Trx, rule: AllowanceRule, amount: number): Promise<boolean> {
  const over = isOver(rule)
  const start = rule.windowStart ? sql`${rule.windowStart}::timestamptz` : sql`now()`
  const { numAffectedRows } = await sql`
    update allowances set
      used = case when ${over} then 0 else used end,
      window_start = case when ${over} then ${start} else window_start end,
      window_seconds = ${rule.windowSeconds}::int,
      "limit" = ${rule.limit}::int,
      reserved = reserved + ${amount}::int
    where id = ${rule.id} and (case when ${over} then 0 else used end) + reserved + ${amount}::int <= ${rule.limit}::int
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

/** Moves so many from reserved to used, where there is no resume of which each could be noted. */
export async function moveReserved(trx: Trx, id: string, amount: number): Promise<void> {
  await sql`update allowances set used = used + ${amount}::int, reserved = reserved - ${amount}::int where id = ${id}`.execute(
    trx,
  )
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
  const over = isOver(rule)
  const row = await db
    .selectFrom('allowances')
    .select((select) => [
      'reserved',
      'window_start',
      select.case().when(over).then(0).else(select.ref('used')).end().as('used'),
      over.as('over'),
    ])
    .where('id', '=', rule.id)
    .executeTakeFirst()
  const remaining = row ? Math.max(0, rule.limit - row.reserved - row.used) : rule.limit
  const start = rule.windowStart ?? (row && !row.over ? row.window_start : undefined)
  if (!start) return { remaining }
  return { remaining, resetsAt: new Date(start.getTime() + rule.windowSeconds * 1000).toISOString() }
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
