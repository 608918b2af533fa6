import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import classes from './detail-card.module.css'

type DetailCardProps = { failed: boolean; onAgain: () => void; children: ReactNode }

/** The open person's reasons, or that they are on their way, or did not arrive. */
export function DetailCard({ failed, onAgain, children }: DetailCardProps) {
  const { t } = useTexts()
  if (children) return children
  if (!failed) return <p className={classes['wait']}>{t('results.loadingDetail')}</p>
  return (
    <p className={classes['wait']} role="alert">
      {t('results.detailFailed')}{' '}
      <Button size="xs" onClick={onAgain}>
        {t('results.tryAgain')}
      </Button>
    </p>
  )
}
