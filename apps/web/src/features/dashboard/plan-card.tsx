import type { Allowance } from '@evenhand/model'
import { useTexts } from '../../texts/texts.tsx'
import classes from './dashboard.module.css'

type PlanCardProps = { allowance: Allowance | undefined; onLedger: () => void; onUpgrade: () => void }

/** The plan in force and what is left of it. */
export function PlanCard({ allowance, onLedger, onUpgrade }: PlanCardProps) {
  const { t, format, locale } = useTexts()
  const reset = allowance?.resetsAt && new Date(allowance.resetsAt)
  const ended = allowance && allowance.status !== 'active'
  return (
    <section className={classes['card']}>
      <h2>{allowance ? t(`tool.plans.${allowance.plan}`) : t('common.loading')}</h2>
      <span className={classes['figure']}>
        {allowance &&
          t.rich('dashboard.remaining', { count: allowance.remaining, small: (chunks) => <small>{chunks}</small> })}
      </span>
      <p>
        {ended && `${t(`errors.subscription-${allowance.status as 'expired'}`)} `}
        {reset &&
          `${t('tool.resetsAt', { date: locale === 'en' ? reset.toLocaleDateString('en-GB') : format.dateTime(reset, { dateStyle: 'medium' }) })} · `}
        <button type="button" className={classes['link']} onClick={onLedger}>
          {t('dashboard.ledger.title')}
        </button>
        {allowance?.plan !== 'pro' && (
          <>
            {' · '}
            <button type="button" className={classes['link']} onClick={onUpgrade}>
              {ended ? t('upgrade.renew') : t('upgrade.now')}
            </button>
          </>
        )}
      </p>
    </section>
  )
}
