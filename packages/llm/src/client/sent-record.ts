import type { ModelFailure } from './model-error.ts'

/**
 * One request to a model, for the list a user may see: what was sent, to whom, how much, and what it cost. It holds no
 * text; `contentHash` says which resume it was about. Nothing of the user's own profile is ever sent.
 */
export type SentRecord = {
  /** ISO 8601, UTC. */
  at: string
  /** Host of the provider. */
  to: string
  provider: string
  model: string
  /** What was sent: a resume without identity and hidden text and the job's requirements, or a report's sentences. */
  what: 'resume' | 'sentences'
  contentHash: string
  /** Size of the request's body. */
  bytes: number
  /** How long the answer took, in milliseconds. */
  duration: number
  outcome: 'answered' | ModelFailure
  tokensIn: number
  tokensOut: number
  usd: number
  /** The provider did not say how many tokens it counted: these are the most it can have been. */
  isEstimate: boolean
}

export type Cost = { calls: number; tokensIn: number; tokensOut: number; usd: number }

/** What several requests cost together: of one resume, or of a run. */
export function sumCosts(records: Pick<SentRecord, 'tokensIn' | 'tokensOut' | 'usd'>[]): Cost {
  return records.reduce<Cost>(
    (sum, { tokensIn, tokensOut, usd }) => ({
      calls: sum.calls + 1,
      tokensIn: sum.tokensIn + tokensIn,
      tokensOut: sum.tokensOut + tokensOut,
      usd: sum.usd + usd,
    }),
    { calls: 0, tokensIn: 0, tokensOut: 0, usd: 0 },
  )
}
