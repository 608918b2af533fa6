import { Button, Loader } from '@mantine/core'
import {
  type Allowance,
  type BillingPeriod,
  type InstanceSettings,
  type Plan,
  type PlanId,
  PLANS,
} from '@evenhand/model'
import { useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pill } from '../../ui/pill.tsx'
import { PeriodSwitch } from './period-switch.tsx'
import { currentPlan, isStepDown, planButton } from './plan-button.ts'
import classes from './plan-modal.module.css'
import { PlanPrice } from './plan-price.tsx'
import { useChoosePlan } from './use-choose-plan.ts'

type PlanModalProps = {
  allowance: Allowance | undefined
  payments: InstanceSettings['payments'] | undefined
  /** As many were chosen, where that was more than the allowance has. */
  files?: number
  period?: BillingPeriod
  /** Called before the page is left for the payment provider's. */
  onLeave: () => Promise<void>
  onClose: () => void
}

/** The plans over the page; choosing one leads to the payment provider. */
export function PlanModal(props: PlanModalProps) {
  const { allowance, payments, files = 0, period: first = 'monthly', onLeave, onClose } = props
  const { t } = useTexts()
  const [period, setPeriod] = useState(first)
  const current = currentPlan(allowance)
  const { processing, fault, forget, choose } = useChoosePlan({ current, onLeave })
  const remaining = allowance?.remaining ?? 0
  return (
    <Dialog title={t('pricing.title')} width={1100} onClose={onClose}>
      <div className={classes['head']}>
        <p>{files > remaining ? t('plans.tooMany', { files, remaining }) : t('plans.text')}</p>
        <PeriodSwitch period={period} onChange={setPeriod} />
      </div>
      {fault && (
        <div className={classes['notice']}>
          <Notice tone="fault" onClose={forget}>
            {fault}
          </Notice>
        </div>
      )}
      {payments !== undefined && payments !== 'stripe' && (
        <div className={classes['notice']}>
          <Notice tone="plain">{payments === 'off' ? t('errors.payments-off') : t('pricing.sandbox')}</Notice>
        </div>
      )}
      <div className={classes['plans']}>
        {Object.values(PLANS).map((plan) => (
          <section key={plan.id} className={classes['plan']} data-popular={plan.isPopular || undefined}>
            <PlanWords plan={plan} period={period} />
            <PlanChoice
              plan={plan}
              current={current}
              processing={processing}
              isOff={payments === 'off'}
              onChoose={(plan) => void choose(plan, period)}
            />
          </section>
        ))}
      </div>
    </Dialog>
  )
}

type PlanChoiceProps = {
  plan: Plan
  current: PlanId | undefined
  processing: PlanId | undefined
  isOff: boolean
  onChoose: (plan: PlanId) => void
}

function PlanChoice({ plan, current, processing, isOff, onChoose }: PlanChoiceProps) {
  const { t } = useTexts()
  const button = planButton(plan.id, current, processing)
  return (
    <Button
      fullWidth
      variant={plan.isPopular && !isStepDown(plan.id, current) ? 'filled' : 'default'}
      disabled={button === 'currentPlan' || (isOff && plan.price.monthly > 0)}
      aria-disabled={processing !== undefined}
      aria-label={t('pricing.buttonOf', { action: t(`pricing.${button}`), plan: t(`pricing.plans.${plan.id}`) })}
      leftSection={button === 'processing' ? <Loader size={15} color="currentColor" /> : undefined}
      onClick={() => onChoose(plan.id)}
    >
      {t(`pricing.${button}`)}
    </Button>
  )
}

function PlanWords({ plan, period }: { plan: Plan; period: BillingPeriod }) {
  const { t } = useTexts()
  const count = plan.uploads
  return (
    <>
      <div className={classes['name']}>
        <h3>{t(`pricing.plans.${plan.id}`)}</h3>
        {plan.isPopular && <Pill tone="strong">{t('pricing.popular')}</Pill>}
      </div>
      <PlanPrice plan={plan} period={period} className={classes['price']} />
      <ul>
        <li>{plan.uploadsPer === 'day' ? t('plans.perDay', { count }) : t('plans.perMonth', { count })}</li>
        {plan.features.map((feature) => (
          <li key={feature}>{t(`plans.features.${feature}`)}</li>
        ))}
      </ul>
    </>
  )
}
