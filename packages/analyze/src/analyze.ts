import type { Analysis, JobProfile, ResumeText, YearMonth } from '@evenhand/model'

export type AnalyzeOptions = { job?: JobProfile; today: YearMonth }

/** The built-in engine: reads, judges, scores and explains one resume. Pure: same input, same bytes. */
export function analyze(_resume: ResumeText, _options: AnalyzeOptions): Analysis {
  throw new Error('not written yet')
}
