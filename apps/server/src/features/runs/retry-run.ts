import type { Run } from '@evenhand/model'
import type { Deps } from '../../deps.ts'
import type { Owner } from '../../http/owner.ts'
import { reopenRun } from './reopen-run.ts'
import { reopenFailed } from './resumes-store.ts'

/** Analyses the failed resumes of a finished run once more, those whose text is known. Throws as `reopenRun` does. */
export function retryRun(deps: Deps, request: { owner: Owner; runId: string }): Promise<Run> {
  return reopenRun(deps, { ...request, queue: (trx) => reopenFailed(trx, request.runId) })
}
