import { useSyncExternalStore } from 'react'
import { onSent, sentBytes } from '../../api/sent-bytes.ts'
import { useTexts } from '../../texts/texts.tsx'

/** How many bytes this page has really sent to the server since a run began, and what they were for. */
export function BytesSent({ since }: { since: number }) {
  const { t } = useTexts()
  const sent = useSyncExternalStore(onSent, sentBytes)
  return (
    <>
      <b>{t('run.bytesSent', { count: sent - since })}</b> {sent > since && `· ${t('run.onlyCount')}`}
    </>
  )
}
