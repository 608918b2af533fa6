import { Button } from '@mantine/core'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { endSession, loadSessions } from '../../api/account-api.ts'
import { useAction } from '../../forms/use-action.ts'
import { tellDay, tellMoment } from '../../texts/tell-time.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pill } from '../../ui/pill.tsx'
import { Group, Row } from './group.tsx'
import classes from './group.module.css'

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => loadSessions(signal),
  staleTime: 0,
})

/** Where an account is signed in, and how to end that. */
export function SessionsPanel() {
  const texts = useTexts()
  const { t } = texts
  const queries = useQueryClient()
  const { data, isError } = useQuery(sessionsQuery)
  const { busy, fault, setFault, run } = useAction()
  const end = (id?: string) => void run(() => endSession(id)).then(() => queries.invalidateQueries(sessionsQuery))
  const others = data?.filter(({ current }) => !current).length ?? 0
  return (
    <Group>
      <Row
        title={t('settings.sessions.title')}
        help={t('settings.sessions.help')}
        control={
          <Button disabled={others === 0 || busy} onClick={() => end()}>
            {t('settings.sessions.endOthers')}
          </Button>
        }
        fault={fault ?? (isError ? t('errors.unavailable') : undefined)}
        onFaultGone={fault ? () => setFault(undefined) : undefined}
      >
        {data && (
          <ul className={classes['list']}>
            {data.map(({ id, current, device, createdAt, lastUsedAt }) => (
              <li key={id}>
                <div>
                  <b>{device}</b>
                  {current && <Pill tone="primary">{t('settings.sessions.current')}</Pill>}
                  <small>
                    {t('settings.sessions.used', {
                      used: tellMoment(texts, lastUsedAt),
                      begun: tellDay(texts, createdAt),
                    })}
                  </small>
                </div>
                {!current && (
                  <Button
                    size="xs"
                    disabled={busy}
                    aria-label={t('settings.sessions.endOne', { device })}
                    onClick={() => end(id)}
                  >
                    {t('common.signOut')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {!data && !isError && <Notice tone="plain">{t('common.loading')}</Notice>}
      </Row>
    </Group>
  )
}
