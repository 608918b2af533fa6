import { Button } from '@mantine/core'
import { PLANS } from '@evenhand/model'
import { useTexts } from '../../texts/texts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PlanPrice } from './plan-price.tsx'
import classes from './upgrade-prompt.module.css'

/** Offers a plan to those whose allowance is used up. */
export function UpgradePrompt({ onPlans, onClose }: { onPlans: () => void; onClose: () => void }) {
  const { t } = useTexts()
  return (
    <Dialog title={t('upgrade.title')} width={480} onClose={onClose}>
      <p className={classes['text']}>{t('upgrade.description')}</p>
      <p className={classes['plan']}>
        <b>{t('pricing.plans.basic')}</b>
        <PlanPrice plan={PLANS.basic} period="monthly" className={classes['price']} />
      </p>
      <ul className={classes['features']}>
        <li>{t('upgrade.features.monthly', { count: PLANS.basic.uploads })}</li>
        <li>{t('upgrade.features.advanced')}</li>
        <li>{t('upgrade.features.bulk')}</li>
      </ul>
      <Button variant="filled" fullWidth size="lg" data-autofocus onClick={onPlans}>
        {t('upgrade.cta')}
      </Button>
    </Dialog>
  )
}
