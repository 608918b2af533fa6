import type { BillingPeriod } from '@evenhand/model'
import { useTexts } from '../../texts/texts.tsx'
import classes from './period-switch.module.css'

const PERIODS: BillingPeriod[] = ['monthly', 'yearly']

/** Monthly or yearly, as two segments. */
export function PeriodSwitch({
  period,
  onChange,
}: {
  period: BillingPeriod
  onChange: (period: BillingPeriod) => void
}) {
  const { t } = useTexts()
  return (
    <div className={classes['segments']} role="group" aria-label={t('pricing.period')}>
      {PERIODS.map((each) => (
        <button key={each} type="button" aria-pressed={each === period} onClick={() => onChange(each)}>
          {t(`pricing.${each}`)}
        </button>
      ))}
    </div>
  )
}
