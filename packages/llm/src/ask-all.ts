import { MAX_CALLS_PER_RESUME } from '@evenhand/model'
import { type BudgetLimits, createBudget, MODEL_TIME } from './client/create-budget.ts'
import type { ModelClient } from './client/create-model-client.ts'
import { ModelError } from './client/model-error.ts'
import type { ModelQuestions } from './compose-questions.ts'
import { ModelAnswer } from './prompt/model-answer.ts'

/**
 * Asks the questions about one resume, one after the other: at most four calls and five minutes for each. Throws
 * ModelError, whose `calls` counts those of all questions.
 */
export async function askAll(
  client: ModelClient,
  { contentHash, questions }: ModelQuestions,
  limits: BudgetLimits = {},
): Promise<ModelAnswer[]> {
  const { clock } = client
  const deadline = clock.now() + (limits.time ?? MODEL_TIME * questions.length)
  const calls = limits.calls ?? MAX_CALLS_PER_RESUME * questions.length
  const answers: ModelAnswer[] = []
  let made = 0
  for (const question of questions) {
    const left = limits.time === undefined ? MODEL_TIME : Math.max(0, deadline - clock.now())
    const budget = createBudget(clock, { ...limits, calls: calls - made, time: left })
    try {
      answers.push(await client.ask({ what: 'resume', contentHash, ...question, schema: ModelAnswer }, budget))
      made += budget.calls()
    } catch (error) {
      if (error instanceof ModelError) error.calls = made + budget.calls()
      throw error
    }
  }
  return answers
}
