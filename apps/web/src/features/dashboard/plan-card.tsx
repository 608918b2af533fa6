import type { Allowance } from '@evenhand/model'
import { joinSentences } from '../../texts/join-sentences.ts'
import { tellDay } from '../../texts/tell-time.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Facts } from '../../ui/facts.tsx'
import classes from './dashboard.module.css'

export type PlanCardProps = {
  /** Absent while it loads; null when the server could not tell. */
  allowance: Allowance | null | undefined
  /** Another plan, or the same one again; absent where there is nothing to offer. */
  offer: 'renew' | 'now' | undefined
  /** Absent while there is nothing to show. */
  onLedger: (() => void) | undefined
  onUpgrade: () => void
}

/** The plan in force and what is left of it. */
export function PlanCard({ allowance, offer, onLedger, onUpgrade }: PlanCardProps) {
  const texts = useTexts()
  const { t, locale } = texts
  if (allowance === null) {
    return (
      <section className={classes['card']}>
        <h2>{t('settings.tabs.plan')}</h2>
        <p role="status">{t('errors.unavailable')}</p>
      </section>
    )
  }
  const ended = allowance && allowance.status !== 'active'
  const facts = joinSentences(
    [
      ended ? t(`errors.subscription-${allowance.status as 'expired'}`) : '',
      allowance?.resetsAt ? t('tool.resetsAt', { date: tellDay(texts, allowance.resetsAt) }) : '',
    ],
    locale,
  )
  return (
    <section className={classes['card']}>
      <h2>{allowance ? t(`tool.plans.${allowance.plan}`) : '\u00a0'}</h2>
      <span className={classes['figure']}>
        {allowance
          ? t.rich('dashboard.remaining', { count: allowance.remaining, small: (chunks) => <small>{chunks}</small> })
          : '\u00a0'}
      </span>
      <p>
        <Facts
          facts={[
            facts,
            onLedger && (
              <button key="ledger" type="button" className={classes['link']} onClick={onLedger}>
                {t('dashboard.ledger.title')}
              </button>
            ),
            offer && (
              <button key="plans" type="button" className={classes['link']} onClick={onUpgrade}>
                {t(`upgrade.${offer}`)}
              </button>
            ),
          ]}
        />
      </p>
    </section>
  )
}
