import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../texts/texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import classes from './dashboard.module.css'
import { statusQuery } from './run-queries.ts'

/** Whatever the root of the API answers, as it is. */
export function ApiStatus() {
  const { t } = useTexts()
  const { data, isError, isFetching, refetch } = useQuery(statusQuery)
  return (
    <section className={classes['status']} aria-labelledby="api-status">
      <div className={classes['statusHead']}>
        <h2 id="api-status">{t('dashboard.status.title')}</h2>
        <Button size="xs" variant="subtle" disabled={isFetching} onClick={() => void refetch()}>
          {t('dashboard.status.again')}
        </Button>
      </div>
      {isError ? (
        <Notice tone="fault">{t('errors.network')}</Notice>
      ) : (
        <pre dir="ltr" tabIndex={0} aria-labelledby="api-status">
          {data === undefined ? '…' : JSON.stringify(data, null, 2)}
        </pre>
      )}
    </section>
  )
}
