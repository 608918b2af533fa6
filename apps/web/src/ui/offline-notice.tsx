import { useSyncExternalStore } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Notice } from './notice.tsx'
import classes from './offline-notice.module.css'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says that the connection is gone, and that nothing is lost by it. */
export function OfflineNotice() {
  const { t } = useTexts()
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  if (online) return null
  return (
    <div className={classes['place']}>
      <Notice tone="plain">{t('common.offline')}</Notice>
    </div>
  )
}
