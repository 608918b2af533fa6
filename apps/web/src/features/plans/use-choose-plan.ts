import type { BillingPeriod, PlanId } from '@evenhand/model'
import { useState } from 'react'
import { tellRefusal } from '../../forms/told-error.ts'
import { useTexts } from '../../texts/texts.tsx'

export type ChooseOptions = {
  /** The plan in force. */
  current: PlanId | undefined
  /** Called before the page is left for the payment provider's. */
  onLeave: () => Promise<void>
}

/** Choosing a plan leads to the payment provider's page; one at a time, and a refusal is told. */
export function useChoosePlan({ current, onLeave }: ChooseOptions) {
  const texts = useTexts()
  const [processing, setProcessing] = useState<PlanId>()
  const [fault, setFault] = useState<string>()
  const choose = async (plan: PlanId, period: BillingPeriod): Promise<void> => {
    if (processing !== undefined) return
    setFault(undefined)
    setProcessing(plan)
    try {
      const { choosePlan } = await import('./choose-plan.ts')
      const address = await choosePlan({ plan, period, current, language: texts.language })
      await onLeave()
      location.assign(address)
    } catch (error) {
      setFault(tellRefusal(error, texts) ?? texts.t('errors.subscription-failed'))
    } finally {
      setProcessing(undefined)
    }
  }
  return { processing, fault, forget: () => setFault(undefined), choose }
}
