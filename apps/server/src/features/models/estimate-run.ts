import type { Estimate, EstimateRequest, YearMonth } from '@evenhand/model'
import type { Deps } from '../../deps.ts'
import { mayUseModel } from './may-use-model.ts'

/** About what a run of this size would cost its owner's server. The built-in engine costs nothing. */
export async function estimateRun(deps: Deps, ownerId: string, request: EstimateRequest): Promise<Estimate> {
  const { engine, judge } = deps
  const settings = judge.client?.settings
  if (settings === undefined || !(await mayUseModel(deps, ownerId))) {
    return { engine: engine.name.id, calls: 0, tokens: 0, cost: 0 }
  }
  const { passes, maxOutputTokens, prices } = settings
  const now = new Date()
  const today: YearMonth = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }
  const { texts, bytes: characters, job } = request
  const cost = await engine.estimate({ texts, characters, job, today, settings: { passes, maxOutputTokens, prices } })
  const isPriced = prices.in !== undefined && prices.out !== undefined
  return {
    engine: judge.inUse,
    calls: cost.calls,
    tokens: cost.tokensIn + cost.tokensOut,
    cost: isPriced ? cost.usd : null,
  }
}
