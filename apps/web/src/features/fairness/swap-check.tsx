import type { SwapReport } from '@evenhand/analyze'
import type { JobProfile, ResumeText } from '@evenhand/model'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SwapKinds } from '../../ui/swap-kinds.tsx'
import { runSwapTest } from './run-swap-test.ts'
import classes from './swap-check.module.css'

type SwapCheckProps = {
  /** How many resumes there are to test. */
  count: number
  /** Their texts, one after the other. */
  resumes: () => AsyncIterable<ResumeText>
  job?: JobProfile
  onClose: () => void
}

type Outcome = { state: 'ready' | 'running' | 'done' | 'failed'; done: number; report?: SwapReport }

/** Scores everybody again with other names, genders, homes and ages, and says what that changed. */
export function SwapCheck({ count, resumes, job, onClose }: SwapCheckProps) {
  const { t } = useTexts()
  const [{ state, done, report }, setOutcome] = useState<Outcome>({ state: 'ready', done: 0 })
  const work = useRef<AbortController>(undefined)
  useEffect(() => () => work.current?.abort(), [])
  const start = async () => {
    const { signal } = (work.current = new AbortController())
    setOutcome({ state: 'running', done: 0 })
    const onProgress = (tested: number, found: SwapReport) =>
      setOutcome({ state: 'running', done: tested, report: found })
    await runSwapTest(resumes(), { job, signal, onProgress }).then(
      () => setOutcome((current) => ({ ...current, state: 'done' })),
      () => !signal.aborted && setOutcome((current) => ({ ...current, state: 'failed' })),
    )
  }
  return (
    <Dialog title={t('swap.title')} onClose={onClose} width={620}>
      <p className={classes['lead']}>{t('swap.lead')}</p>
      {state === 'ready' && (
        <Button variant="filled" onClick={() => void start()}>
          {t('swap.start', { count })}
        </Button>
      )}
      {state === 'running' && (
        <p role="status">
          <progress max={count} value={done} aria-label={t('swap.title')} />
          {t('swap.progress', { done, total: count })}
        </p>
      )}
      {state === 'failed' && <p role="alert">{t('swap.failed')}</p>}
      {report && <Found report={report} finished={state === 'done'} />}
    </Dialog>
  )
}

function Found({ report, finished }: { report: SwapReport; finished: boolean }) {
  const { t } = useTexts()
  const { resumes, pairs, largest, kinds, worst } = report
  return (
    <div className={classes['found']}>
      {finished && (
        <p className={classes['result']} role="status">
          {largest === 0
            ? t('swap.nothing', { resumes, pairs })
            : t('swap.something', { resumes, pairs, points: largest })}
        </p>
      )}
      <SwapKinds kinds={kinds} />
      {finished && worst && (
        <p className={classes['worst']}>
          {t('swap.worst', { kind: t(`swap.kinds.${worst.kind}`), before: worst.before, after: worst.after })}
        </p>
      )}
    </div>
  )
}
