import { sql } from 'kysely'
import { transaction } from '../../db/transaction.ts'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { QUEUE_SCHEMA } from '../../jobs/queue.ts'
import { advanceRun } from './advance-run.ts'
import { forgetOldFailures } from './failed-texts-store.ts'
import { failWaiting } from './resumes-store.ts'
import { forgetOldKeys, listSilentRuns, lockRun } from './runs-store.ts'
import { sendResumes } from './send-resumes.ts'

/** Minutes without a new text after which the missing ones count as unreadable. */
export const SILENT_MINUTES = 15

/** Ends what would otherwise stay open for ever; every server may call it at any time. */
export async function sweepRuns(deps: Deps, silentMinutes = SILENT_MINUTES): Promise<void> {
  for (const runId of await listSilentRuns(deps.db, silentMinutes)) await giveUpWaiting(deps, runId)
  for (const lost of await listLost(deps.db)) await sendAgain(deps, lost)
  await forgetOldKeys(deps.db)
  await forgetOldFailures(deps.db)
}

async function giveUpWaiting(deps: Deps, runId: string): Promise<void> {
  await transaction(deps.db, async (trx) => {
    const run = await lockRun(trx, runId)
    if (!run) return
    const failed = await failWaiting(trx, { runId, error: 'could-not-read' })
    if (failed.length > 0) await advanceRun(deps, trx, { run, failed, released: failed.length })
  })
  deps.signals.notify(runId)
}

type Lost = { runId: string; ids: string[] }

/** Open resumes whose job is gone: it was given up after many crashes, or lost with the queue's tables. */
async function listLost(db: Db): Promise<Lost[]> {
  const { rows } = await sql<Lost>`
    select resumes.run_id as "runId", array_agg(resumes.id order by position) as ids
    from resumes
    where state in ('queued', 'running') and job_id is not null and not exists (
      select 1 from ${sql.ref(`${QUEUE_SCHEMA}.job`)} job
      where job.id = resumes.job_id::uuid and job.state < 'completed'
    )
    group by resumes.run_id
  `.execute(db)
  return rows
}

async function sendAgain(deps: Deps, lost: Lost): Promise<void> {
  await transaction(deps.db, async (trx) => {
    if (await lockRun(trx, lost.runId)) await sendResumes(deps, trx, lost)
  })
}
