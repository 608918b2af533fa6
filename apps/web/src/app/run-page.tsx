import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useContext, useEffect } from 'react'
import type { ResumeRow } from '@evenhand/model'
import { loadResume } from '../api/runs-api.ts'
import { isFinished, type RunView } from '../features/screening/run-view.ts'
import { RunAnnouncer, RunProgress } from '../features/screening/run-progress.tsx'
import { ToolMessage } from '../features/screening/tool-message.tsx'
import { ScreeningContext, useScreening } from '../features/screening/use-screening.ts'
import { useTexts } from '../texts/texts.tsx'
import { Notice } from '../ui/notice.tsx'
import { useDialogs } from './dialogs-context.ts'
import { RunBoard } from './run-board.tsx'
import classes from './run-page.module.css'
import { usePlansShown } from './use-plans-shown.ts'
import { useStart } from './use-start.ts'

/** A screening: how far it is, and its results as they come. */
export function RunPage({ onNew }: { onNew: () => void }) {
  const { state, screening } = useScreening()
  const run = state.run
  useWarning(run)
  const load = useLoadDetail(run)
  const setRows = useSetRows()
  const { start } = useStart()
  const open = useDialogs()
  const showPlans = usePlansShown()
  if (!run) return null
  return (
    <RunBoard
      key={run.id ?? run.startedAt}
      run={run}
      originals={state.originals}
      load={load}
      onRows={setRows}
      onCancel={() => void screening.cancel()}
      onNew={onNew}
      onRetry={run.kind === 'server' && isFinished(run) ? () => void screening.retry() : undefined}
      onReplace={run.kind !== 'sample' && run.state === 'done' ? screening.replace : undefined}
      onNotice={screening.tell}
    >
      {state.notice && (
        <div className={classes['told']}>
          <ToolMessage
            notice={state.notice}
            onUpgrade={showPlans}
            onSignIn={() => open({ kind: 'sign-in', after: screening.dismiss })}
            onClose={screening.dismiss}
          />
        </div>
      )}
      <RunAnnouncer run={run} />
      {!isFinished(run) && <RunProgress run={run} />}
      {run.state === 'cancelled' && (
        <Cancelled run={run} onResume={screening.resume} onAnew={(first) => void start(first)} />
      )}
    </RunBoard>
  )
}

type CancelledProps = { run: RunView; onResume: () => void; onAnew: (first: number) => void }

/** What was not analysed stays in the list; where the server or this page can, the screening goes on with it. */
function Cancelled({ run, onResume, onAnew }: CancelledProps) {
  const { t } = useTexts()
  const count = run.rows.filter(({ state }) => state === 'cancelled').length
  // Cancelled before the server had answered, it never began: all of its files are still chosen.
  const isUnknown = run.kind === 'server' && !run.id
  const goOn = run.kind !== 'sample' && count > 0 && (
    <Button size="xs" onClick={isUnknown ? () => onAnew(count) : onResume}>
      {t('tool.analyze', { count })}
    </Button>
  )
  return (
    <div>
      <Notice tone="plain" action={goOn}>
        {t('run.cancelled')}
      </Notice>
    </div>
  )
}

/** Puts rows that were changed here, with their decisions, into the run. */
function useSetRows() {
  const context = useContext(ScreeningContext)
  return useCallback(
    (changed: readonly ResumeRow[]) =>
      context?.store.set(({ run }) => {
        if (!run) return {}
        const known = new Map(changed.map((row) => [row.position, row]))
        return { run: { ...run, rows: run.rows.map((row) => known.get(row.position) ?? row) } }
      }),
    [context],
  )
}

/** Asks before leaving while files are still being read here, or results are only here: they are lost with the page. */
function useWarning(run: RunView | undefined) {
  const reading = run !== undefined && !isFinished(run) && run.rows.some(({ state }) => state === 'waiting')
  const unsent = reading || (run?.kind === 'device' && run.progress.succeeded > 0)
  useEffect(() => {
    if (!unsent) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [unsent])
}

/** One person's details: kept here for screenings on this device, else from the server, once each. */
function useLoadDetail(run: RunView | undefined) {
  const { state } = useScreening()
  const queries = useQueryClient()
  const { details } = state
  const id = run?.id
  return useCallback(
    async (row: ResumeRow) => {
      const here = details.get(row.id)
      if (here) return here
      if (!id) throw new Error('these details are gone')
      return queries.fetchQuery({
        queryKey: ['runs', id, 'resumes', row.id],
        queryFn: ({ signal }) => loadResume(id, row.id, signal),
        staleTime: Infinity,
      })
    },
    [details, id, queries],
  )
}
