import { Button } from '@mantine/core'
import type { Allowance, InstanceSettings, SubscriptionStatus, UserInfo } from '@evenhand/model'
import { openPortal } from '../../api/billing-api.ts'
import { useAction } from '../../forms/use-action.ts'
import { tellDay } from '../../texts/tell-time.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pill } from '../../ui/pill.tsx'
import { Group, Row } from './group.tsx'
import classes from './group.module.css'

type PlanPanelProps = {
  profile: UserInfo
  allowance: Allowance | undefined
  payments: InstanceSettings['payments'] | undefined
  /** Where questions go, where whoever runs the server has set it. */
  support: { email: string; href: string } | undefined
  onPlans: () => void
}

/** The plan of an account, and the way to change it. */
export function PlanPanel({ profile, allowance, payments, support, onPlans }: PlanPanelProps) {
  const texts = useTexts()
  const { t, language } = texts
  const { busy, fault, setFault, run } = useAction()
  const { subscription_tier: tier, subscription_status: status } = profile
  const pays = tier !== 'free'
  const date = allowance?.resetsAt && tellDay(texts, allowance.resetsAt)
  const due = profile.payment_due_at && tellDay(texts, profile.payment_due_at)
  const manage = () =>
    void run(async () => {
      const { url } = await openPortal(language)
      if (url) location.assign(url)
    })
  return (
    <Group>
      <Row
        title={t(`tool.plans.${tier}`)}
        state={
          <Pill tone={status !== 'active' ? 'low' : due ? undefined : 'good'}>
            {t(`settings.plan.states.${status}`)}
          </Pill>
        }
        help={
          <>
            {allowance && <p>{t('tool.remaining', { count: allowance.remaining })}</p>}
            {date && <p>{t('tool.resetsAt', { date })}</p>}
            {pays && status === 'active' && !due && (
              <p>{profile.auto_renew ? t('settings.plan.renews') : t('settings.plan.ends')}</p>
            )}
          </>
        }
        control={
          <Button variant={due ? 'default' : 'filled'} onClick={onPlans}>
            {status === 'active' ? t('settings.plan.change') : t('upgrade.renew')}
          </Button>
        }
      >
        <PlanNotices status={status} due={due} isSandbox={payments === 'sandbox'} />
      </Row>
      {support && tier === 'pro' && status === 'active' && (
        <Row title={t('plans.features.priority-support')} help={<a href={support.href}>{support.email}</a>} />
      )}
      {(pays || status !== 'active') && (
        <Row
          title={t('settings.plan.billing')}
          help={t('settings.plan.billingHelp')}
          control={
            <Button variant={due ? 'filled' : 'default'} loading={busy} disabled={payments === 'off'} onClick={manage}>
              {t('settings.plan.manage')}
            </Button>
          }
          fault={fault}
          onFaultGone={() => setFault(undefined)}
        />
      )}
    </Group>
  )
}

type PlanNoticesProps = {
  status: SubscriptionStatus
  /** The day until which a payment that did not come is waited for. */
  due: string | null
  isSandbox: boolean
}

/** What is wrong with a plan, and whether payments are only played through. */
function PlanNotices({ status, due, isSandbox }: PlanNoticesProps) {
  const { t } = useTexts()
  const fault = due ? t('settings.plan.unpaid', { date: due }) : undefined
  const told = [
    status === 'active'
      ? { tone: 'fault' as const, words: fault }
      : { tone: 'fault' as const, words: t(`errors.subscription-${status}`) },
    { tone: 'plain' as const, words: isSandbox ? t('pricing.sandbox') : undefined },
  ]
  return told.map(
    ({ tone, words }) =>
      words && (
        <div key={tone} className={classes['outcome']}>
          <Notice tone={tone}>{words}</Notice>
        </div>
      ),
  )
}
