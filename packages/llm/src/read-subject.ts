import { analyze } from '@evenhand/analyze'
import type { Analysis, JobProfile, ResumeText, YearMonth } from '@evenhand/model'
import { withholdText, type WithheldText } from './prompt/withhold-text.ts'

export type Asking = {
  job?: JobProfile
  today: YearMonth
  /** Code of the language sentences are written in. */
  language: string
  /** How often the resume is judged, each time with the requirements in another order. */
  passes: number
  /** What fences and orders are made with. */
  secret: string
}

/** What a model is asked about: the resume as the built-in engine reads it, and as the model may see it. */
export type Subject = Asking & {
  resume: ResumeText
  /** Undefined where the resume is judged by itself. */
  job: JobProfile | undefined
  builtIn: Analysis
  withheld: WithheldText
}

/** Always the same for the same resume and asking. */
export function readSubject(resume: ResumeText, asking: Asking): Subject {
  const builtIn = analyze(resume, { job: asking.job, today: asking.today })
  const job = builtIn.score.basis === 'job' ? asking.job : undefined
  return { ...asking, resume, job, builtIn, withheld: withholdText(builtIn.profile, resume, job) }
}
