import { type BudgetLimits, type ModelClient, ModelError } from '@evenhand/llm/client'
import type { Db } from '../../db/schema.ts'
import type { Metrics } from '../../http/metrics.ts'
import { type Asker, finishCall, insertCall } from './model-calls-store.ts'

/**
 * Notes every request of one resume before it leaves and after it ended. Who may not ask any more, because the run was
 * cancelled or deleted or somebody else took the resume over, is kept from sending.
 */
export function recordCalls(
  { db, client, metrics }: { db: Db; client: ModelClient; metrics: Metrics },
  asker: Asker,
): Required<Pick<BudgetLimits, 'onSending' | 'onSent'>> {
  const { provider, model, address } = client.settings
  let underWay = ''
  return {
    async onSending(what) {
      const at = new Date(client.clock.now()).toISOString()
      const id = await insertCall(db, asker, { what, host: new URL(address).host, provider, model, at })
      if (id === undefined) throw new ModelError('aborted')
      underWay = id
    },
    onSent: ({ outcome, bytes, duration, tokensIn, tokensOut, usd, isEstimate, at }) => {
      metrics.count('evenhand_model_calls_total', { outcome })
      return finishCall(db, underWay, { outcome, bytes, duration, tokensIn, tokensOut, usd, isEstimate, at })
    },
  }
}
