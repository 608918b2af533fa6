import type { Analysis, JobProfile, ResumeText, YearMonth } from '@evenhand/model'
import { askAll } from './ask-all.ts'
import type { BudgetLimits } from './client/create-budget.ts'
import type { ModelClient } from './client/create-model-client.ts'
import { questionsAbout } from './compose-questions.ts'
import { engineOf } from './engine-of.ts'
import { judgeSubject } from './judge-answers.ts'
import { readSubject } from './read-subject.ts'

export type ModelOptions = BudgetLimits & {
  job?: JobProfile
  today: YearMonth
  /** Code of the language sentences are written in. */
  language: string
  client: ModelClient
  /** How often the resume is judged, each time with the requirements in another order; the settings' by default. */
  passes?: number
}

/**
 * One resume, judged by a language model and checked by a program: the same noun as the built-in engine's, scored by the
 * same arithmetic. Throws ModelError, whose `code` labels the row.
 */
export async function analyzeWithModel(resume: ResumeText, options: ModelOptions): Promise<Analysis> {
  const { job, today, language, client, passes = client.settings.passes, ...limits } = options
  const subject = readSubject(resume, { job, today, language, passes, secret: client.secret })
  const answers = await askAll(client, questionsAbout(subject), limits)
  return judgeSubject(subject, { answers, engine: engineOf({ ...client.settings, passes }) })
}
