import type { AllowanceHistory } from '@evenhand/model'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

const ENTRIES = 200
const DAYS = 30

/** The newest movements of an owner's allowance, and what was charged on each of the last days that had any. */
export async function listHistory(db: Db, ownerId: string): Promise<AllowanceHistory> {
  const entries = await db
    .selectFrom('ledger')
    .select(['kind', 'amount', 'run_id', 'created_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('id', 'desc')
    .limit(ENTRIES)
    .execute()
  const { rows } = await sql<{ date: string; charged: number }>`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as date, sum(amount)::int as charged
    from ledger
    where owner_id = ${ownerId} and kind = 'charge' and created_at > now() - make_interval(days => ${DAYS}::int)
    group by 1 order by 1
  `.execute(db)
  return {
    entries: entries.map(({ kind, amount, run_id, created_at }) => ({
      kind,
      amount,
      runId: run_id,
      at: created_at.toISOString(),
    })),
    days: rows,
  }
}
