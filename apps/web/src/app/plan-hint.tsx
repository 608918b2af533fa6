import { Button } from '@mantine/core'
import { useTexts } from '../texts/texts.tsx'
import { jumpTo } from '../ui/jump.ts'
import classes from './plan-hint.module.css'

/** What a plan adds to the one example that is shown. */
export function PlanHint({ about }: { about: 'matrix' | 'compare' | 'weights' | 'questions' | 'exports' }) {
  const { t } = useTexts()
  return (
    <div className={classes['hint']} role="note">
      <p>
        <b>{t('advanced.title')}</b> {t(`advanced.${about}`)}
      </p>
      <Button size="xs" variant="outline" onClick={() => jumpTo('pricing')}>
        {t('advanced.action')}
      </Button>
    </div>
  )
}
