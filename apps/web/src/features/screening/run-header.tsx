import { Button, Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { tellTime } from '../../texts/tell-time.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Facts } from '../../ui/facts.tsx'
import { BytesSent } from './bytes-sent.tsx'
import classes from './run-header.module.css'
import { countDone, isFinished, type RunView } from './run-view.ts'

type RunHeaderProps = {
  run: RunView
  onCancel: () => void
  /** What can be done with results, once there are all. */
  children: ReactNode
}

/** What is being screened, and what can be done with it. */
export function RunHeader({ run, onCancel, children }: RunHeaderProps) {
  const texts = useTexts()
  const { t } = texts
  const finished = isFinished(run)
  const title = run.job?.title ?? (run.kind === 'sample' ? t('run.samplesTitle') : t('run.title'))
  const facts = [
    t('run.files', { count: run.progress.total }),
    t('run.started', { time: tellTime(texts, run.startedAt) }),
  ]
  if (run.job) facts.push(t('run.requirements', { count: run.job.requirements.length }))
  else if (run.state !== 'starting' && !run.isUnread) facts.push(t('run.noJob'))
  return (
    <div className={classes['header']}>
      <div>
        <h1 tabIndex={-1} dir="auto">
          {title}
        </h1>
        <p>
          <Facts facts={facts} />
        </p>
        {run.kind !== 'server' && (
          <p>
            {t('run.onDevice')} <BytesSent since={run.sentBefore} />
          </p>
        )}
      </div>
      <div className={classes['actions']} data-finished={finished || undefined}>
        {finished ? (
          children
        ) : (
          <>
            <Button disabled leftSection={<Loader size={14} color="currentColor" />}>
              {t('tool.analyzingPercent', { percent: countDone(run).percent / 100 })}
            </Button>
            <Button onClick={onCancel}>{t('run.cancel')}</Button>
          </>
        )}
      </div>
    </div>
  )
}
