import type { Trx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { deleteResume } from './delete-resume.ts'
import { deleteRun, eraseOldRuns, eraseRunsOf } from './delete-run.ts'

/** What the feature of privacy needs of this one. */
export function createErasers(deps: Deps) {
  return {
    eraseRuns: (trx: Trx, ownerId: string) => eraseRunsOf(deps, trx, ownerId),
    eraseOldRuns: (now: Date, limit: number) => eraseOldRuns(deps, now, limit),
    async eraseRun(runId: string): Promise<boolean> {
      const run = await deps.db.selectFrom('runs').select('owner_id').where('id', '=', runId).executeTakeFirst()
      if (run) await deleteRun(deps, { ownerId: run.owner_id, runId })
      return run !== undefined
    },
    async eraseResume(resumeId: string): Promise<boolean> {
      const resume = await deps.db
        .selectFrom('resumes')
        .innerJoin('runs', 'runs.id', 'resumes.run_id')
        .select(['owner_id', 'run_id'])
        .where('resumes.id', '=', resumeId)
        .executeTakeFirst()
      if (resume) await deleteResume(deps, { ownerId: resume.owner_id, runId: resume.run_id, resumeId })
      return resume !== undefined
    },
  }
}
