import { mergeSwapReports, type SwapReport, swapTest } from '@evenhand/analyze'
import type { JobProfile, ResumeText, YearMonth } from '@evenhand/model'

/** One resume to be scored again as somebody else's; `job` comes with the first. */
export type SwapQuestion = { resume: ResumeText; job?: JobProfile; today: YearMonth }
/** All that was found until now. */
export type SwapAnswer = { report: SwapReport }

let report: SwapReport | undefined

/** Scores resumes with other names, genders, homes and ages, off the page's own thread. */
addEventListener('message', ({ data: { resume, job, today } }: MessageEvent<SwapQuestion>) => {
  const found = swapTest([resume], job, { today })
  report = report ? mergeSwapReports([report, found]) : found
  postMessage({ report } satisfies SwapAnswer)
})
