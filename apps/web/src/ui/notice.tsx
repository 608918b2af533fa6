import type { ReactNode } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { CrossButton } from './cross-button.tsx'
import classes from './notice.module.css'

type NoticeProps = {
  tone: 'fault' | 'good' | 'plain'
  children: ReactNode
  action?: ReactNode
  onClose?: () => void
}

/** What happened and what to do. Faults are announced at once. */
export function Notice({ tone, children, action, onClose }: NoticeProps) {
  const { t } = useTexts()
  return (
    <div className={classes['notice']} data-tone={tone} role={tone === 'fault' ? 'alert' : 'status'}>
      <div className={classes['text']}>{children}</div>
      {action && <div className={classes['action']}>{action}</div>}
      {onClose && <CrossButton className={classes['close']} aria-label={t('common.dismiss')} onClick={onClose} />}
    </div>
  )
}
