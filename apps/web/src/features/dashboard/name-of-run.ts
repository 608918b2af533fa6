import type { Run } from '@evenhand/model'
import type { Texts } from '../../texts/texts.tsx'

/** What a screening is called; a job text may name no job. */
export function nameOfRun(run: Run | undefined, t: Texts['t']): string {
  return run?.job?.title ?? t(run?.job ? 'run.title' : 'dashboard.noJob')
}
