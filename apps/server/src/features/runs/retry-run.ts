import type { Run } from '@evenhand/model'
import type { Deps } from '../../deps.ts'
import type { Owner } from '../../http/owner.ts'
import { reopenRun } from './reopen-run.ts'
import { reopenCancelled, reopenFailed } from './resumes-store.ts'

type Request = { owner: Owner; runId: string }

/** Analyses the failed resumes of a finished run once more, those whose text is known. Throws as `reopenRun` does. */
export function retryRun(deps: Deps, request: Request): Promise<Run> {
  return reopenRun(deps, {
    ...request,
    ended: 'done',
    queue: async (trx) => {
      const queued = await reopenFailed(trx, request.runId)
      return { queued, waiting: [], failed: queued.length }
    },
  })
}

/** Goes on with a cancelled run: what was not analysed yet is, as its texts are there or come. Throws as `reopenRun` does. */
export function resumeRun(deps: Deps, request: Request): Promise<Run> {
  return reopenRun(deps, {
    ...request,
    ended: 'cancelled',
    queue: async (trx) => ({ ...(await reopenCancelled(trx, request.runId)), failed: 0 }),
  })
}
