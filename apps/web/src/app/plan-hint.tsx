import { Button } from '@mantine/core'
import { useTexts } from '../texts/texts.tsx'
import classes from './plan-hint.module.css'
import { usePlansShown } from './use-plans-shown.ts'

/** What a plan adds to the one example that is shown. */
export function PlanHint({ about }: { about: 'matrix' | 'compare' | 'weights' | 'questions' | 'exports' }) {
  const { t } = useTexts()
  const showPlans = usePlansShown()
  return (
    <div className={classes['hint']} role="note">
      <p>
        <b>{t('advanced.title')}</b> {t(`advanced.${about}`)}
      </p>
      <Button size="xs" variant="outline" onClick={showPlans}>
        {t('advanced.action')}
      </Button>
    </div>
  )
}
