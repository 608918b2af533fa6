import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Menu.css'
import { Menu } from '@mantine/core'
import { type Run, SCORE_GOOD } from '@evenhand/model'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { Facts } from '../../ui/facts.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import menuClasses from '../../ui/menu.module.css'
import { tellMoment } from '../../texts/tell-time.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Pill } from '../../ui/pill.tsx'
import { erasedInDays } from './erased-in-days.ts'
import { nameOfRun } from './name-of-run.ts'
import { MiniHistogram } from './mini-histogram.tsx'
import { summaryQuery } from './run-queries.ts'
import classes from './runs-table.module.css'
import { useSeen } from './use-seen.ts'

export type RunLineProps = {
  run: Run
  /** Days after its end at which a run is erased; absent while it is not known. */
  retention: number | undefined
  onRerun: (run: Run) => void
  onDelete: (run: Run) => void
}

const TONES = { waiting: 'primary', running: 'primary', done: undefined, cancelled: undefined } as const

/** One run of the list. What its people scored is fetched when the line comes into view. */
export function RunLine({ run, retention, onRerun, onDelete }: RunLineProps) {
  const texts = useTexts()
  const { t } = texts
  const line = useRef<HTMLTableRowElement>(null)
  const isSeen = useSeen(line)
  const { processed, total } = run.progress
  const { data: summary } = useQuery({
    ...summaryQuery(run.id, `${run.state} ${run.finishedAt ?? ''}`),
    enabled: isSeen && (run.state === 'done' || run.state === 'cancelled'),
  })
  const name = nameOfRun(run, t)
  const started = tellMoment(texts, run.createdAt)
  return (
    <tr ref={line}>
      <td className={classes['name']}>
        <Link to={`/dashboard/runs/${run.id}`} dir="auto">
          {name}
        </Link>
        <span className={classes['quiet']}>{t('run.files', { count: total })}</span>
      </td>
      <td>{summary && summary.scores.length > 0 && <MiniHistogram scores={summary.scores} />}</td>
      <td className={classes['state']}>
        <Pill tone={TONES[run.state]}>{t(`dashboard.states.${run.state}`)}</Pill>
      </td>
      <td>
        {run.state === 'running' || run.state === 'waiting' ? (
          <>
            {t('dashboard.progress', { processed, total })}
            <div className={classes['meter']}>
              <i style={{ width: `${run.progress.percent}%` }} />
            </div>
          </>
        ) : (
          <Outcome run={run} good={summary?.good} best={summary?.best} />
        )}
      </td>
      <td className={classes['when']}>{started}</td>
      <td className={classes['erased']}>
        {retention !== undefined && <span className={classes['label']}>{t('dashboard.columns.erased')} </span>}
        <Erased run={run} retention={retention} />
      </td>
      <td>
        <RunMenu run={run} name={name} onRerun={onRerun} onDelete={onDelete} />
      </td>
    </tr>
  )
}

type RunMenuProps = Pick<RunLineProps, 'run' | 'onRerun' | 'onDelete'> & { name: string }

function RunMenu({ run, name, onRerun, onDelete }: RunMenuProps) {
  const { t } = useTexts()
  return (
    <Menu
      position="bottom-end"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      transitionProps={{ duration: 120 }}
      classNames={{ dropdown: menuClasses['dropdown'], item: menuClasses['item'] }}
    >
      <Menu.Target>
        <IconButton className={classes['more']} aria-label={t('dashboard.actions', { name })}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M8 2.2a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zm0 4.3a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zm0 4.3a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z" />
          </svg>
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={`/dashboard/runs/${run.id}`}>
          {t('dashboard.open')}
        </Menu.Item>
        <Menu.Item disabled={run.state !== 'done'} onClick={() => onRerun(run)}>
          {t('dashboard.rerun.action')}
        </Menu.Item>
        <Menu.Item onClick={() => onDelete(run)}>{t('dashboard.delete')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function Outcome({ run, good, best }: { run: Run; good: number | undefined; best: number | undefined }) {
  const { t } = useTexts()
  const { succeeded, failed, total } = run.progress
  return (
    <>
      {good === undefined
        ? t('dashboard.analyzed', { succeeded, total })
        : t('dashboard.good', { count: good, score: SCORE_GOOD })}
      <span className={classes['quiet']}>
        <Facts
          facts={[
            best !== undefined && t('dashboard.best', { score: best }),
            failed > 0 && t('dashboard.failed', { count: failed }),
          ]}
        />
      </span>
    </>
  )
}

function Erased({ run, retention }: { run: Run; retention: number | undefined }) {
  const { t } = useTexts()
  const [now] = useState(Date.now)
  if (retention === undefined) return null
  if (!run.finishedAt) return <>{t('dashboard.erasedAfter', { count: retention })}</>
  return <>{t('dashboard.erasedIn', { count: erasedInDays(run.finishedAt, retention, now) })}</>
}
