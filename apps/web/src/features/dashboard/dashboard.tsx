import { Button } from '@mantine/core'
import { type Allowance, type AllowanceHistory, type Run, SCORE_GOOD } from '@evenhand/model'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { tellRefusal } from '../../forms/told-error.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { UndoToast } from '../../ui/undo-toast.tsx'
import { ApiStatus } from './api-status.tsx'
import classes from './dashboard.module.css'
import { Ledger } from './ledger.tsx'
import { nameOfRun } from './name-of-run.ts'
import { PlanCard, type PlanCardProps } from './plan-card.tsx'
import { RerunDialog } from './rerun-dialog.tsx'
import { historyQuery, runsQuery, summaryQuery } from './run-queries.ts'
import { RunsLoading } from './runs-loading.tsx'
import { RunsTable } from './runs-table.tsx'
import { UsageChart } from './usage-chart.tsx'
import { useDeleting } from './use-deleting.ts'

type DashboardProps = {
  /** Absent where this server counts nothing, and while it loads; null when the server could not tell. */
  allowance: Allowance | null | undefined
  offer: PlanCardProps['offer']
  hasPlans: boolean
  retention: number | undefined
  onNew: () => void
  onOpen: (runId: string) => void
  onUpgrade: () => void
  onSignOut: () => void
}

/** The runs of an account, its allowance, and what the server says of itself. */
export function Dashboard(props: DashboardProps) {
  const { allowance, offer, hasPlans, retention, onNew, onOpen, onUpgrade, onSignOut } = props
  const { t, texts } = useTexts()
  const runs = useQuery(runsQuery)
  const history = useQuery(historyQuery)
  const [fault, setFault] = useState<string>()
  const [again, setAgain] = useState<Run>()
  const [ledger, setLedger] = useState(false)
  const onFault = useCallback(
    (error: unknown) => {
      setFault(tellRefusal(error, { t, texts }) ?? t('errors.internal'))
    },
    [t, texts],
  )
  const deleting = useDeleting(onFault)
  const gone = new Set(deleting.leaving.map(({ id }) => id))
  const shown = (runs.data ?? []).filter(({ id }) => !gone.has(id))
  const nameOf = (id: string) =>
    nameOfRun(
      runs.data?.find((run) => run.id === id),
      t,
    )
  return (
    <>
      <Head onNew={onNew} onSignOut={onSignOut} />
      {fault && <Refused text={fault} onClose={() => setFault(undefined)} />}
      <div className={classes['cards']} data-plain={!hasPlans || undefined}>
        {(runs.data || !runs.isError) && <Undecided runs={runs.data && shown} />}
        {hasPlans && (
          <PlanCard
            allowance={allowance}
            offer={offer}
            onLedger={history.data && (() => setLedger(true))}
            onUpgrade={onUpgrade}
          />
        )}
        <section className={classes['card']}>
          <UsageChart days={daysOf(history)} onNumbers={() => setLedger(true)} />
        </section>
      </div>
      {!runs.data && <NoRuns isError={runs.isError} onAgain={() => void runs.refetch()} />}
      {runs.data && (
        <RunsTable runs={shown} retention={retention} onNew={onNew} onRerun={setAgain} onDelete={deleting.begin} />
      )}
      <ApiStatus />
      {deleting.leaving.map((run) => (
        <UndoToast
          key={run.id}
          message={t('dashboard.deleted', { name: nameOf(run.id) })}
          onUndo={() => deleting.undo(run.id)}
          onDone={() => deleting.finish(run.id)}
        />
      ))}
      {again && <RerunDialog run={again} onClose={() => setAgain(undefined)} onStarted={({ id }) => onOpen(id)} />}
      {ledger && history.data && <Ledger history={history.data} nameOf={nameOf} onClose={() => setLedger(false)} />}
    </>
  )
}

function Refused({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <div className={classes['notice']}>
      <Notice tone="fault" onClose={onClose}>
        {text}
      </Notice>
    </div>
  )
}

/** Null where the server could not tell them. */
function daysOf({ data, isError }: { data?: AllowanceHistory; isError: boolean }) {
  return data?.days ?? (isError ? null : undefined)
}

function Head({ onNew, onSignOut }: Pick<DashboardProps, 'onNew' | 'onSignOut'>) {
  const { t } = useTexts()
  return (
    <div className={classes['head']}>
      <h1 tabIndex={-1}>{t('common.dashboard')}</h1>
      <div>
        <Button onClick={onSignOut}>{t('dashboard.logout')}</Button>
        <Button variant="filled" onClick={onNew}>
          {t('dashboard.newScreening')}
        </Button>
      </div>
    </div>
  )
}

/** Stands in the place of the list while it is fetched, and where it could not be. */
function NoRuns({ isError, onAgain }: { isError: boolean; onAgain: () => void }) {
  const { t } = useTexts()
  if (!isError) return <RunsLoading />
  const again = (
    <Button size="xs" onClick={onAgain}>
      {t('results.tryAgain')}
    </Button>
  )
  return (
    <Notice tone="fault" action={again}>
      {t('dashboard.unavailable')}
    </Notice>
  )
}

/** People who reached the green band and wait for a decision, as far as the runs on the screen tell. */
function Undecided({ runs }: { runs: readonly Run[] | undefined }) {
  const { t } = useTexts()
  const finished = (runs ?? []).filter(({ state }) => state === 'done' || state === 'cancelled')
  const { waiting, isSettled } = useQueries({
    queries: finished.map((run) => ({
      ...summaryQuery(run.id, `${run.state} ${run.finishedAt ?? ''}`),
      enabled: false,
    })),
    combine: (results) => ({
      waiting: results.map(({ data }) => data?.undecided ?? 0).filter((count) => count > 0),
      isSettled:
        results.every(({ fetchStatus }) => fetchStatus === 'idle') &&
        (results.length === 0 || results.some(({ data }) => data)),
    }),
  })
  // A figure that has been told stays while lines further down are looked up.
  const [isTold, setTold] = useState(false)
  const isKnown = runs !== undefined && isSettled
  if (isKnown && !isTold) setTold(true)
  const count = waiting.reduce((sum, each) => sum + each, 0)
  return (
    <section className={classes['card']}>
      <h2>{t('dashboard.undecided.title')}</h2>
      <span className={classes['figure']}>{isTold ? t('dashboard.undecided.people', { count }) : '\u00a0'}</span>
      <p>
        {isTold && finished.length > 0
          ? t('dashboard.undecided.text', { score: SCORE_GOOD, count: waiting.length })
          : '\u00a0'}
      </p>
    </section>
  )
}
