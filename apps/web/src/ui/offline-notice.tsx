import { useTexts } from '../texts/texts.tsx'
import { Notice } from './notice.tsx'
import classes from './offline-notice.module.css'
import { useOnline } from './use-online.ts'

/** Says that the connection is gone, and that nothing is lost by it. */
export function OfflineNotice() {
  const { t } = useTexts()
  const online = useOnline()
  if (online) return null
  return (
    <div className={classes['place']}>
      <Notice tone="plain">{t('common.offline')}</Notice>
    </div>
  )
}
