import type { Analysis, Engine, JobProfile, ResumeText, YearMonth } from '@evenhand/model'
import { askAll } from './ask-all.ts'
import type { BudgetLimits } from './client/create-budget.ts'
import type { ModelClient } from './client/create-model-client.ts'
import { questionsAbout } from './compose-questions.ts'
import { judgeSubject } from './judge-answers.ts'
import type { ModelSettings } from './model-settings.ts'
import { readSubject } from './read-subject.ts'

/** Changes whenever the same answers may give another analysis, or the question is put differently. */
const MODEL_ENGINE_VERSION = '1.0.0'

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

/** Which engine speaks: the model by its own name, and the version of question and checks. */
export function engineOf({ provider, model, passes }: Pick<ModelSettings, 'provider' | 'model' | 'passes'>): Engine {
  return { id: model, version: `${provider} ${MODEL_ENGINE_VERSION}${passes > 1 ? ` x${passes}` : ''}` }
}
