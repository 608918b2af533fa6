import type { MiddlewareHandler } from 'hono'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Variables } from '../../http/router.ts'

/** Milliseconds during which further requests of a guest are not noted again. */
const NOTED_FOR = 10 * 60 * 1000
const MOST_REMEMBERED = 10_000

/** Notes when a guest was last here; a day later what they left is deleted. */
export function noteGuestUse({ db }: Pick<Deps, 'db'>): MiddlewareHandler<{ Variables: Variables }> {
  const noted = new Map<string, number>()
  return async (context, next) => {
    const { id, kind } = context.get('owner')
    const now = Date.now()
    if (kind === 'guest' && (noted.get(id) ?? 0) + NOTED_FOR < now) {
      const { numUpdatedRows } = await db
        .updateTable('guests')
        .set({ last_used_at: sql<Date>`now()` })
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      if (noted.size >= MOST_REMEMBERED) noted.clear()
      if (numUpdatedRows > 0n) noted.set(id, now)
    }
    await next()
  }
}
