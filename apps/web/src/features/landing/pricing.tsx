import { Button } from '@mantine/core'
import { type BillingPeriod, type Plan, type PlanFeature, PLANS } from '@evenhand/model'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { SpokenOnly } from '../../ui/spoken-only.tsx'
import { Pill } from '../../ui/pill.tsx'
import { PeriodSwitch } from './period-switch.tsx'
import { twelveMonths, yearlySaving } from './plan-prices.ts'
import classes from './pricing.module.css'

const ALL = Object.values(PLANS)
const CHECKED = ['csv-export', 'job-fit-analysis', 'bulk-analysis', 'priority-support'] as const satisfies PlanFeature[]

/** One joined table of the plans; paying by the year shows what it saves. */
export function Pricing({ onStart }: { onStart: () => void }) {
  const { t } = useTexts()
  const [period, setPeriod] = useState<BillingPeriod>('monthly')
  return (
    <section id="pricing" aria-labelledby="pricing-title">
      <div className={classes['head']}>
        <h2 id="pricing-title">{t('pricing.title')}</h2>
        <div className={classes['period']}>
          <Pill tone="good">{t('pricing.save', { percent: yearlySaving() })}</Pill>
          <PeriodSwitch period={period} onChange={setPeriod} />
        </div>
      </div>
      <div className={classes['frame']} role="group" tabIndex={0} aria-labelledby="pricing-title">
        <table className={classes['plans']}>
          <thead>
            <tr>
              <th scope="col">
                <SpokenOnly>{t('pricing.rows.plan')}</SpokenOnly>
              </th>
              {ALL.map((plan) => (
                <th key={plan.id} scope="col" data-popular={plan.isPopular || undefined}>
                  <PlanHead plan={plan} period={period} onStart={onStart} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row label={t('pricing.rows.resumes')} strong>
              {(plan) => <Uploads plan={plan} />}
            </Row>
            <Row label={t('pricing.rows.analysis')}>
              {(plan) => (plan.features.includes('advanced-analysis') ? t('pricing.advanced') : t('pricing.basic'))}
            </Row>
            {CHECKED.map((feature) => (
              <Row key={feature} label={t(`pricing.rows.${feature}`)}>
                {(plan) => <Included yes={plan.features.includes(feature)} />}
              </Row>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function PlanHead({ plan, period, onStart }: { plan: Plan; period: BillingPeriod; onStart: () => void }) {
  const { t, format } = useTexts()
  const dollars = (price: number) =>
    format.number(price, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
  const free = plan.price.monthly === 0
  const yearly = period === 'yearly' && !free
  const note = () => {
    if (free) return t('pricing.noCard')
    return yearly ? t('pricing.insteadOf', { price: dollars(twelveMonths(plan)) }) : t('pricing.billedMonthly')
  }
  return (
    <>
      <span className={classes['name']}>
        {t(`pricing.plans.${plan.id}`)}
        {plan.isPopular && <Pill tone="strong">{t('pricing.popular')}</Pill>}
      </span>
      <span className={classes['price']}>
        <bdi>{dollars(plan.price[yearly ? 'yearly' : 'monthly'])}</bdi>{' '}
        <small>{yearly ? t('pricing.perYear') : t('pricing.perMonth')}</small>
      </span>
      <span className={classes['note']}>{note()}</span>
      {free && (
        <Button fullWidth mt="md" onClick={onStart}>
          {t('pricing.startFree')}
        </Button>
      )}
    </>
  )
}

function Uploads({ plan }: { plan: Plan }) {
  const { t } = useTexts()
  const count = plan.uploads
  return plan.uploadsPer === 'day' ? t('pricing.perDay', { count }) : t('pricing.uploadsPerMonth', { count })
}

function Row({ label, strong, children }: { label: string; strong?: boolean; children: (plan: Plan) => ReactNode }) {
  return (
    <tr data-strong={strong}>
      <th scope="row">{label}</th>
      {ALL.map((plan) => (
        <td key={plan.id} data-popular={plan.isPopular || undefined}>
          {children(plan)}
        </td>
      ))}
    </tr>
  )
}

function Included({ yes }: { yes: boolean }) {
  const { t } = useTexts()
  if (yes) return <i className={classes['yes']} role="img" aria-label={t('pricing.included')} />
  return <span className={classes['no']}>{t('pricing.notIncluded')}</span>
}
