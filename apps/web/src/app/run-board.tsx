import { useQuery } from '@tanstack/react-query'
import type { ResumeDetail, ResumeRow } from '@evenhand/model'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { BulkBar } from '../features/results/bulk-bar.tsx'
import { ShortcutsHelp } from '../features/results/shortcuts-help.tsx'
import { useReview } from '../features/results/use-review.ts'
import { useShortcuts } from '../features/results/use-shortcuts.ts'
import { allowanceQuery } from '../features/screening/allowance-query.ts'
import { RunHeader } from '../features/screening/run-header.tsx'
import { isFinished, type RunView } from '../features/screening/run-view.ts'
import type { ToolNotice } from '../features/screening/screening-store.ts'
import { noticeOf } from '../features/screening/tool-notices.ts'
import { countMoved, type Weights } from '../features/weights/reweigh.ts'
import { WeightsPanel } from '../features/weights/weights-panel.tsx'
import { PlanHint } from './plan-hint.tsx'
import { RunActions } from './run-actions.tsx'
import classes from './run-page.module.css'
import { RunUndo } from './run-undo.tsx'
import { RunViews } from './run-views.tsx'
import { useBlind } from './use-blind.ts'
import { useDecisions } from './use-decisions.ts'
import { useDeletions } from './use-deletions.ts'
import { useExports } from './use-exports.tsx'
import { useRunPeople } from './use-run-people.ts'
import { useUndo } from './use-undo.ts'

const SwapPart = lazy(() => import('./swap-part.tsx').then((part) => ({ default: part.SwapPart })))

type RunBoardProps = {
  run: RunView
  /** Files that are still in memory, by position. */
  originals: ReadonlyMap<number, File>
  load: (row: ResumeRow) => Promise<ResumeDetail>
  /** Puts changed rows on the page. */
  onRows: (rows: readonly ResumeRow[]) => void
  onCancel: () => void
  onNew: () => void
  onRetry?: () => void
  onNotice: (notice: ToolNotice) => void
  /** Between the header and the results. */
  children: ReactNode
}

/** Everything that can be done with the results of a screening. */
export function RunBoard({ run, originals, load, onRows, children, ...actions }: RunBoardProps) {
  const { onNotice } = actions
  const top = useRef<HTMLDivElement>(null)
  const [weights, setWeights] = useState<Weights>({})
  const [panel, setPanel] = useState<'weights' | 'keys' | 'swap'>()
  const [view, setView] = useState<'list' | 'matrix'>('list')
  const [compared, setCompared] = useState<readonly number[]>([])
  const [blind, setBlind] = useBlind()
  const undo = useUndo()
  const fault = useMemo(() => (error: unknown) => onNotice(noticeOf(error)), [onNotice])
  const { gone, remove } = useDeletions({ runId: run.id, onDone: undo.offer, onFault: fault })
  const decide = useDecisions({ runId: run.id, rows: run.rows, onRows, onDone: undo.offer, onFault: fault })
  const { people, job, present, before } = useRunPeople({ rows: run.rows, job: run.job, weights, blind, gone })
  const finished = isFinished(run)
  const review = useReview(people, { finished, reweighed: Object.keys(weights).length > 0 })
  const keys = useShortcuts({ review, onDecide: decide, onHelp: () => setPanel('keys') })
  const advanced = useAdvanced()
  const exports = useExports({ run, people, review, job, blind, load, present, onNotice, advanced })
  useEffect(() => top.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }), [])
  const compare = (rows: readonly ResumeRow[]) => {
    setCompared(rows.map(({ position }) => position))
    setView('matrix')
    review.setOpen(undefined)
  }
  const moved = useMemo(() => countMoved(before, people), [before, people])
  return (
    <div ref={top} className={classes['page']} data-wide={(view === 'list' && review.open !== undefined) || undefined}>
      <RunHeader run={run} onCancel={actions.onCancel} onNew={actions.onNew}>
        <RunActions
          view={view}
          onView={setView}
          hasJob={job !== undefined}
          blind={blind}
          onBlind={setBlind}
          panel={panel}
          onPanel={setPanel}
          review={review}
          onCompare={compare}
          exports={exports.menu}
        />
      </RunHeader>
      {children}
      {panel === 'weights' && run.job && (
        <WeightsPanel
          job={run.job}
          weights={weights}
          onWeights={setWeights}
          moved={moved}
          onClose={() => setPanel(undefined)}
          locked={advanced ? undefined : <PlanHint about="weights" />}
        />
      )}
      <RunViews
        view={view}
        onView={setView}
        review={review}
        people={people}
        job={job}
        run={run}
        finished={finished}
        load={load}
        present={present}
        originals={originals}
        blind={blind}
        advanced={advanced}
        compared={compared}
        onCompared={setCompared}
        onDecide={decide}
        onRetry={actions.onRetry}
      />
      <BulkBar
        review={review}
        onDecide={decide}
        onCompare={compare}
        onDelete={(rows) => (review.clearPicked(), remove(rows))}
      />
      <RunUndo undo={undo} />
      {panel === 'keys' && <ShortcutsHelp on={keys.on} onTurn={keys.turn} onClose={() => setPanel(undefined)} />}
      {panel === 'swap' && (
        <Suspense>
          <SwapPart rows={before} job={run.job} load={load} onClose={() => setPanel(undefined)} />
        </Suspense>
      )}
      {exports.report}
    </div>
  )
}

/** Whether this account's plan has what goes beyond one example; also while the server has not said. */
function useAdvanced(): boolean {
  const { data } = useQuery(allowanceQuery)
  return data === undefined || data.plan === 'basic' || data.plan === 'pro'
}
