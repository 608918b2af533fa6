import { setImmediate } from 'node:timers/promises'
import type { OwnerKey } from '../../crypto/owner-key.ts'
import type { Db } from '../../db/schema.ts'
import { openResume, toRowJson } from './sealed-resume.ts'

/** Rows opened before the loop has another turn. */
const SLICE = 50

const COLUMNS = ['id', 'position', 'file_name', 'state', 'error', 'row'] as const

/** A row as the list shows it, without what was decided, and where it was asked for its analysis; in JSON. */
export type ShownRow = { row: string; analysis?: string }

/** A run's rows without their decisions, by position, some at a time. */
export async function* listShownRows(
  db: Db,
  key: OwnerKey,
  wanted: { runId: string; withAnalysis: boolean },
): AsyncGenerator<ShownRow[]> {
  let last = -1
  for (;;) {
    const rows = await db
      .selectFrom('resumes')
      .select(COLUMNS)
      .$if(wanted.withAnalysis, (query) => query.select('analysis'))
      .where('run_id', '=', wanted.runId)
      .where('position', '>', last)
      .orderBy('position')
      .limit(SLICE)
      .execute()
    if (rows.length === 0) return
    yield rows.map((record) => {
      const { analysis, ...row } = openResume(key, record)
      return { row: toRowJson({ ...row, decision: null }), ...(analysis != null && { analysis }) }
    })
    last = rows.at(-1)!.position
    await setImmediate()
  }
}
