import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { ApiError } from '../api/api-client.ts'
import { isFinished, type RunView } from '../features/screening/run-view.ts'
import { useScreening } from '../features/screening/use-screening.ts'
import { addressOf } from '../texts/language-address.ts'
import { useTexts } from '../texts/texts.tsx'
import { LoadingScreen } from '../ui/loading-screen.tsx'
import { Notice } from '../ui/notice.tsx'
import { AppFrame, OneCardPage } from './app-frame.tsx'
import classes from './app-frame.module.css'
import { RunPage } from './run-page.tsx'

/** A run of before, under its own address. */
export function OpenedRun() {
  const { id = '' } = useParams()
  return <Opened key={id} id={id} />
}

function Opened({ id }: { id: string }) {
  const { t, language } = useTexts()
  const { state, screening } = useScreening()
  const navigate = useNavigate()
  const isOpen = state.run?.id === id
  const [mayReplace, setMayReplace] = useState(!state.run || isOpen || !isUnsent(state.run))
  const opening = useQuery({
    queryKey: ['runs', id, 'open'],
    queryFn: () => screening.open(id).then(() => true),
    enabled: mayReplace && !isOpen,
    gcTime: 0,
    retry: (count, error) => count < 2 && error instanceof ApiError && error.code === 'network',
  })
  useEffect(() => {
    if (isOpen) scrollTo({ top: 0 })
  }, [isOpen])
  if (isOpen) {
    const start = () => {
      screening.leave()
      void navigate(addressOf(language))
    }
    return (
      <AppFrame title={state.run?.job?.title ?? t('run.title')} isWide>
        <RunPage onNew={start} />
      </AppFrame>
    )
  }
  if (!mayReplace) {
    return (
      <OneCardPage title={t('account.unsent.title')}>
        <p>{t('account.unsent.text')}</p>
        <div className={classes['actions']}>
          <Button component={Link} to={addressOf(language)} variant="filled">
            {t('account.unsent.back')}
          </Button>
          <Button onClick={() => setMayReplace(true)}>{t('account.unsent.open')}</Button>
        </div>
      </OneCardPage>
    )
  }
  if (opening.isError) return <NotOpened error={opening.error} onAgain={() => void opening.refetch()} />
  return (
    <AppFrame title={t('run.title')}>
      <LoadingScreen label={t('common.loading')} />
    </AppFrame>
  )
}

function NotOpened({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const { t } = useTexts()
  const isGone = error instanceof ApiError && error.code === 'not-found'
  return (
    <OneCardPage title={t('run.title')}>
      <div style={{ marginBlockStart: 16 }}>
        <Notice tone="fault">{isGone ? t('errors.not-found') : t('errors.unavailable')}</Notice>
      </div>
      <div className={classes['actions']}>
        <Button component={Link} to="/dashboard" variant="filled">
          {t('common.dashboard')}
        </Button>
        {!isGone && <Button onClick={onAgain}>{t('results.tryAgain')}</Button>}
      </div>
    </OneCardPage>
  )
}

/** Files of this screening are still being read here; they would be lost with it. */
function isUnsent(run: RunView): boolean {
  return !isFinished(run) && run.rows.some(({ state }) => state === 'waiting')
}
