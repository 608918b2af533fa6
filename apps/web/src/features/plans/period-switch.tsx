import type { BillingPeriod } from '@evenhand/model'
import { useTexts } from '../../texts/texts.tsx'
import { Pill } from '../../ui/pill.tsx'
import { Segments } from '../../ui/segments.tsx'
import classes from './period-switch.module.css'
import { yearlySaving } from './plan-prices.ts'

type PeriodSwitchProps = { period: BillingPeriod; onChange: (period: BillingPeriod) => void }

/** Monthly or yearly, and what the year saves. */
export function PeriodSwitch({ period, onChange }: PeriodSwitchProps) {
  const { t } = useTexts()
  const choices = (['monthly', 'yearly'] as const).map((value) => ({ value, label: t(`pricing.${value}`) }))
  return (
    <div className={classes['period']}>
      <Segments label={t('pricing.period')} choices={choices} value={period} onChange={onChange} />
      <Pill tone="good">{t('pricing.save', { percent: yearlySaving() })}</Pill>
    </div>
  )
}
