import type { SpendingStore } from '@evenhand/llm/client'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** The day's spending in the database: it survives a restart, and every process counts on the same. */
export function createSpendingStore(db: Db): SpendingStore {
  return {
    async read(day) {
      const row = await db.selectFrom('model_days').select('usd').where('day', '=', day).executeTakeFirst()
      return row?.usd ?? 0
    },
    async reserve(day, usd, cap) {
      if (cap !== undefined && usd > cap) return false
      const most = cap ?? null
      const { rows } = await sql`
        insert into model_days (day, usd) values (${day}, ${usd})
        on conflict (day) do update set usd = model_days.usd + excluded.usd
        where ${most}::double precision is null or model_days.usd + excluded.usd <= ${most}::double precision
        returning 1
      `.execute(db)
      return rows.length > 0
    },
    async add(day, usd) {
      await db
        .updateTable('model_days')
        .set((update) => ({ usd: update('usd', '+', usd) }))
        .where('day', '=', day)
        .execute()
    },
  }
}
