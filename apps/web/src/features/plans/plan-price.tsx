import type { BillingPeriod, Plan } from '@evenhand/model'
import { useTexts } from '../../texts/texts.tsx'

type PlanPriceProps = { plan: Plan; period: BillingPeriod; className: string | undefined }

/** What a plan costs, by the month or by the year. */
export function PlanPrice({ plan, period, className }: PlanPriceProps) {
  const { t, format } = useTexts()
  const yearly = period === 'yearly' && plan.price.monthly > 0
  const price = plan.price[yearly ? 'yearly' : 'monthly']
  return (
    <span className={className}>
      <bdi>{format.number(price, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })}</bdi>{' '}
      <small>{yearly ? t('pricing.perYear') : t('pricing.perMonth')}</small>
    </span>
  )
}
