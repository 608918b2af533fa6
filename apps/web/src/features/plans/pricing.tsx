import { Button } from '@mantine/core'
import { type BillingPeriod, type Plan, type PlanFeature, type PlanId, PLANS } from '@evenhand/model'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { SpokenOnly } from '../../ui/spoken-only.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pill } from '../../ui/pill.tsx'
import { PeriodSwitch } from './period-switch.tsx'
import { isStepDown, pricingButton } from './plan-button.ts'
import { PlanPrice } from './plan-price.tsx'
import { tellDollars, twelveMonths } from './plan-prices.ts'
import { type ChooseOptions, useChoosePlan } from './use-choose-plan.ts'
import classes from './pricing.module.css'

const ALL = Object.values(PLANS)
const CHECKED = ['csv-export', 'job-fit-analysis', 'bulk-analysis', 'priority-support'] as const satisfies PlanFeature[]

export type PricingProps = {
  isSignedIn: boolean
  /** The plan in force. */
  current: PlanId | undefined
  /** Payments are played through with a test provider. */
  isSandbox: boolean
  /** A guest begins with the free plan. */
  onStart: () => void
  /** A guest signs in before choosing. */
  onSignIn: (period: BillingPeriod) => void
  onLeave: ChooseOptions['onLeave']
}

/** One joined table of the plans; paying by the year shows what it saves. */
export function Pricing(props: PricingProps) {
  const { t } = useTexts()
  const [period, setPeriod] = useState<BillingPeriod>('monthly')
  const { processing, fault, forget, choose } = useChoosePlan(props)
  return (
    <section id="pricing" aria-labelledby="pricing-title" data-below="">
      <div className={classes['head']}>
        <h2 id="pricing-title">{t('pricing.title')}</h2>
        <PeriodSwitch period={period} onChange={setPeriod} />
      </div>
      {fault && (
        <div className={classes['fault']}>
          <Notice tone="fault" onClose={forget}>
            {fault}
          </Notice>
        </div>
      )}
      <div className={classes['frame']} role="group" tabIndex={0} aria-labelledby="pricing-title">
        <table className={classes['plans']}>
          <thead>
            <tr>
              <th scope="col">
                <SpokenOnly>{t('pricing.rows.plan')}</SpokenOnly>
              </th>
              {ALL.map((plan) => (
                <th key={plan.id} scope="col" data-popular={plan.isPopular || undefined}>
                  <PlanHead {...props} {...{ plan, period, processing, choose }} />
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
      {props.isSandbox && <p className={classes['sandbox']}>{t('pricing.sandbox')}</p>}
    </section>
  )
}

type PlanHeadProps = PricingProps &
  Pick<ReturnType<typeof useChoosePlan>, 'processing' | 'choose'> & { plan: Plan; period: BillingPeriod }

function PlanHead(props: PlanHeadProps) {
  const { plan, period, isSignedIn, current, processing, onStart, onSignIn, choose } = props
  const { t, format } = useTexts()
  const free = plan.price.monthly === 0
  const note = () => {
    if (free) return t('pricing.noCard')
    return period === 'yearly'
      ? t('pricing.insteadOf', { price: tellDollars(format, twelveMonths(plan)) })
      : t('pricing.billedMonthly')
  }
  const button = pricingButton(plan.id, { current, processing, isSignedIn })
  const press = () => {
    if (isSignedIn) void choose(plan.id, period)
    else if (free) onStart()
    else onSignIn(period)
  }
  return (
    <>
      <span className={classes['name']}>
        {t(`pricing.plans.${plan.id}`)}
        {plan.isPopular && <Pill tone="strong">{t('pricing.popular')}</Pill>}
      </span>
      <PlanPrice plan={plan} period={period} className={classes['price']} />
      <span className={classes['note']}>{note()}</span>
      <Button
        fullWidth
        mt="md"
        variant={plan.isPopular && !isStepDown(plan.id, current) ? 'filled' : 'default'}
        disabled={button === 'currentPlan'}
        aria-disabled={processing !== undefined}
        aria-label={t('pricing.buttonOf', { action: t(`pricing.${button}`), plan: t(`pricing.plans.${plan.id}`) })}
        onClick={press}
      >
        {t(`pricing.${button}`)}
      </Button>
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
        <td key={plan.id} data-label={label} data-popular={plan.isPopular || undefined}>
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
