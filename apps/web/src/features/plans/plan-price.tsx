import type { BillingPeriod, Plan } from '@evenhand/model'
import { useTexts } from '../../texts/texts.tsx'
import { tellDollars } from './plan-prices.ts'

type PlanPriceProps = { plan: Plan; period: BillingPeriod; className: string | undefined }

/** What a plan costs, by the month or by the year. */
export function PlanPrice({ plan, period, className }: PlanPriceProps) {
  const { t, format } = useTexts()
  const yearly = period === 'yearly' && plan.price.monthly > 0
  const price = plan.price[yearly ? 'yearly' : 'monthly']
  return (
    <span className={className}>
      {tellDollars(format, price)} <small>{yearly ? t('pricing.perYear') : t('pricing.perMonth')}</small>
    </span>
  )
}
