import type { ModelOutcome } from '@evenhand/model'
import type { Generated } from 'kysely'

/** One request to a language model: noted before it leaves, filled in after. Holds no text. */
export type ModelCallTable = {
  id: string
  run_id: string
  resume_id: string
  /** The claim that asked; and the first claim since the text came or was sent again, which the limits count from. */
  fence: number
  turn: number
  what: 'resume' | 'sentences'
  host: string
  provider: string
  model: string
  outcome: ModelOutcome
  bytes: Generated<number>
  duration: Generated<number>
  tokens_in: Generated<number>
  tokens_out: Generated<number>
  usd: Generated<number>
  is_estimate: Generated<boolean>
  /** ISO 8601, UTC, by the clock of whoever asked. */
  at: string
}

/** A resume whose sentences are in a language, beside their own; of the analysis that its claim of this number made. */
export type ModelTranslationTable = { resume_id: string; language: string; fence: number }

/** USD spent or set aside on a day (YYYY-MM-DD, UTC). */
export type ModelDayTable = { day: string; usd: number }

/** When a provider's key, by a name that tells nothing, may be used again: what several processes agree by. */
export type ModelKeyTable = { name: string; free_at: Date }

export type ModelTables = {
  model_calls: ModelCallTable
  model_translations: ModelTranslationTable
  model_days: ModelDayTable
  model_keys: ModelKeyTable
}
