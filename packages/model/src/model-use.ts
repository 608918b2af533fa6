import { z } from 'zod'
import { JobProfile } from './job-profile.ts'
import { BATCH_SIZE, MAX_FILES_PER_RUN } from './limits.ts'

/** How a request to a language model ended. */
export const ModelOutcome = z.enum([
  'under-way',
  'answered',
  'aborted',
  'timed-out',
  'rate-limited',
  'provider-failed',
  'provider-refused',
  'address-refused',
  'invalid-answer',
  'cap-reached',
  'breaker-open',
])
export type ModelOutcome = z.infer<typeof ModelOutcome>

/** One request to a language model, for the person whose run it was. It holds no text. */
export const ModelCall = z.strictObject({
  resumeId: z.string(),
  at: z.iso.datetime(),
  /** Host it went to. */
  to: z.string(),
  provider: z.string(),
  model: z.string(),
  /** A resume without identity and contact data, with the job's requirements; or the sentences of a report. */
  what: z.enum(['resume', 'sentences']),
  outcome: ModelOutcome,
  /** Size of the request's body. */
  bytes: z.int(),
  /** Milliseconds until the answer. */
  duration: z.int(),
  tokensIn: z.int(),
  tokensOut: z.int(),
  usd: z.number(),
  /** The provider counted no tokens: these are the most it can have been. */
  isEstimate: z.boolean(),
})
export type ModelCall = z.infer<typeof ModelCall>

export const ModelCost = z.strictObject({
  calls: z.int(),
  bytes: z.int(),
  tokensIn: z.int(),
  tokensOut: z.int(),
  usd: z.number(),
})
export type ModelCost = z.infer<typeof ModelCost>

/** What several requests were together: of one resume, or of a run. */
export function sumCalls(calls: Pick<ModelCall, Exclude<keyof ModelCost, 'calls'>>[]): ModelCost {
  return calls.reduce<ModelCost>(
    (sum, { bytes, tokensIn, tokensOut, usd }) => ({
      calls: sum.calls + 1,
      bytes: sum.bytes + bytes,
      tokensIn: sum.tokensIn + tokensIn,
      tokensOut: sum.tokensOut + tokensOut,
      usd: sum.usd + usd,
    }),
    { calls: 0, bytes: 0, tokensIn: 0, tokensOut: 0, usd: 0 },
  )
}

/** GET /api/runs/:id/sent: what left this server for a language model, oldest first, and what it cost in all. */
export const ModelUse = z.strictObject({ calls: z.array(ModelCall), total: ModelCost })
export type ModelUse = z.infer<typeof ModelUse>

/** POST /api/estimate: so many texts, of so many bytes together, against this job. */
export const EstimateRequest = z.strictObject({
  texts: z.int().min(1).max(MAX_FILES_PER_RUN),
  bytes: z.int().min(0),
  job: JobProfile.optional(),
})
export type EstimateRequest = z.infer<typeof EstimateRequest>

export const Estimate = z.strictObject({
  /** `built-in`, or the provider and model that would judge; the built-in engine costs nothing. */
  engine: z.string(),
  calls: z.int(),
  tokens: z.int(),
  /** USD; null where whoever runs the server has set no prices. */
  cost: z.number().nullable(),
})
export type Estimate = z.infer<typeof Estimate>

/** POST /api/runs/:id/translate: these resumes, or the next ten of the run that are not in that language yet. */
export const TranslateRequest = z.strictObject({
  language: z.string().max(10),
  resumeIds: z.array(z.string().max(64)).min(1).max(BATCH_SIZE).optional(),
})
export type TranslateRequest = z.infer<typeof TranslateRequest>

export const TranslateAnswer = z.strictObject({
  /** Resumes whose sentences are in that language now; their details and rows hold them. */
  translated: z.array(z.string()),
  /** Resumes that kept their own language because the model failed. */
  failed: z.array(z.string()),
  /** Resumes of the run that are still to be translated. */
  left: z.int(),
})
export type TranslateAnswer = z.infer<typeof TranslateAnswer>
