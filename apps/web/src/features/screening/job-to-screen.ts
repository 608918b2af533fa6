import type { JobProfile } from '@evenhand/model'
import { applyEdits, hasEdits } from './edit-job.ts'
import type { ScreeningStore } from './screening-store.ts'

/** The job text, or where it was edited what came of it. */
export async function jobToScreen(store: ScreeningStore): Promise<string | JobProfile> {
  const { jobText, jobEdits, understood } = store.get()
  if (!jobText.trim() || !hasEdits(jobEdits)) return jobText
  if (understood?.text === jobText) return applyEdits(understood, jobEdits)
  const { understandJob } = await import('./understand-job.ts')
  return applyEdits(await understandJob(jobText), jobEdits)
}
