import type { ModelCost } from '@evenhand/model'
import { useTexts } from '../../texts/texts.tsx'
import { useAmounts } from './use-amounts.ts'

/** What several requests to a language model were together: how many, how large, and what they cost. */
export function SentTotal({ calls, bytes, tokensIn, tokensOut, usd }: ModelCost) {
  const { t } = useTexts()
  const write = useAmounts()
  return t('sent.total', { calls, size: write.size(bytes), tokens: tokensIn + tokensOut, cost: write.cost(usd) })
}
