import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { groupBricks } from './brick-groups.ts'
import classes from './run-progress.module.css'
import { countDone, type FileState, fileState, isFinished, type RunView, secondsLeft } from './run-view.ts'

const KEYS = [
  ['analysed', 'done'],
  ['failed', 'failed'],
  ['reading', 'reading'],
  ['waiting', 'waiting'],
] as const satisfies [string, FileState][]

/** One brick a file, the counts in words, and the time left. */
export function RunProgress({ run }: { run: RunView }) {
  const { t, format } = useTexts()
  const states = run.rows.map((row) => fileState(run, row))
  const { bricks, filesPerBrick } = groupBricks(states)
  const { processed, total, percent } = countDone(run)
  return (
    <section className={classes['card']} aria-label={t('analysis.analyzing')}>
      <div className={classes['head']}>
        <p className={classes['processed']}>
          <b>{t.rich('run.processed', { processed, total, small: (words) => <small>{words}</small> })}</b>
          <span>{t('analysis.analyzing')}</span>
        </p>
        <p>
          <b>{format.number(percent / 100, { style: 'percent' })}</b>
          <TimeLeft run={run} />
        </p>
      </div>
      <div
        className={classes['bricks']}
        role="progressbar"
        aria-label={t('run.bricks')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={processed}
        style={{ '--columns': bricks.length > 200 ? 80 : Math.max(20, Math.min(60, bricks.length)) }}
      >
        {bricks.map((state, place) => (
          <i key={place} data-state={state} data-stage={filesPerBrick === 1 ? run.stages.get(place) : undefined} />
        ))}
      </div>
      <div className={classes['foot']}>
        <ul className={classes['key']}>
          {KEYS.map(([key, state]) => (
            <li key={key}>
              <i data-state={state} aria-hidden="true" />
              {t.rich(`run.counts.${key}`, {
                count: states.filter((each) => each === state).length,
                b: (words) => <b>{words}</b>,
              })}
            </li>
          ))}
        </ul>
        <p>
          {filesPerBrick > 1 && `${t('run.brickIs', { count: filesPerBrick })} `}
          {run.kind === 'server' && t('run.leave')}
          {run.kind === 'device' && t('run.stay')}
        </p>
      </div>
      {run.connectionLost && <p className={classes['lost']}>{t('run.reconnecting')}</p>}
    </section>
  )
}

function TimeLeft({ run }: { run: RunView }) {
  const { t } = useTexts()
  const seconds = secondsLeft(run)
  if (seconds === undefined || seconds < 1) return null
  const words =
    seconds < 90
      ? t('run.timeLeft', { seconds: seconds > 10 ? Math.ceil(seconds / 10) * 10 : seconds })
      : t('run.minutesLeft', { minutes: Math.round(seconds / 60) })
  return <span> · {words}</span>
}

/** Time between two announcements, in milliseconds. */
const SPOKEN_EVERY = 5_000

/** Tells screen readers how a screening goes, at most every five seconds, and that it is done. */
export function RunAnnouncer({ run }: { run: RunView }) {
  const { t } = useTexts()
  const [spoken, setSpoken] = useState('')
  const latest = useRef('')
  const { processed, total, succeeded, failed } = countDone(run)
  const finished = isFinished(run)
  const isDone = run.state === 'done'
  useEffect(() => {
    latest.current = isDone
      ? t('run.spokenDone', { succeeded, total, failed })
      : t('run.spoken', { processed, total, succeeded, failed })
    if (finished) setSpoken(latest.current)
  }, [t, finished, isDone, processed, total, succeeded, failed])
  useEffect(() => {
    if (finished) return undefined
    const timer = setInterval(() => setSpoken(latest.current), SPOKEN_EVERY)
    return () => clearInterval(timer)
  }, [finished])
  return (
    <div className={classes['spoken']} aria-live="polite" role="status">
      {spoken}
    </div>
  )
}
