import { useQuery } from '@tanstack/react-query'
import type { ResumeRow } from '@evenhand/model'
import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSession } from '../features/account/session-context.ts'
import { BulkBar } from '../features/results/bulk-bar.tsx'
import type { Replace } from '../features/results/failed-file.tsx'
import { useReview } from '../features/results/use-review.ts'
import { useShortcuts } from '../features/results/use-shortcuts.ts'
import { allowanceQuery } from '../features/screening/allowance-query.ts'
import { RunHeader } from '../features/screening/run-header.tsx'
import { isFinished, type RunView } from '../features/screening/run-view.ts'
import type { ToolNotice } from '../features/screening/screening-store.ts'
import { noticeOf } from '../features/screening/tool-notices.ts'
import type { Weights } from '../features/weights/reweigh.ts'
import { laterPart } from '../ui/later-part.tsx'
import type { LoadDetail } from '../ui/resume-detail.ts'
import { NOWHERE, usePlace } from '../ui/use-place.ts'
import { useDialogs } from './dialogs-context.ts'
import { type Panel, RunActions } from './run-actions.tsx'
import { useRunExtras } from './run-extras.tsx'
import classes from './run-page.module.css'
import { RunPanels } from './run-panels.tsx'
import { RunUndo } from './run-undo.tsx'
import { RunViews } from './run-views.tsx'
import { useBlind } from './use-blind.ts'
import { useDecisions } from './use-decisions.ts'
import { useDeletions } from './use-deletions.ts'
import { useExports } from './use-exports.tsx'
import { useRunPeople } from './use-run-people.ts'
import { useUndo } from './use-undo.ts'

const ModelPart = laterPart(
  () => import('./model-part.tsx'),
  (part) => part.ModelPart,
)

type RunBoardProps = {
  run: RunView
  /** Files that are still in memory, by position. */
  originals: ReadonlyMap<number, File>
  load: LoadDetail
  /** Puts changed rows on the page. */
  onRows: (rows: readonly ResumeRow[]) => void
  onCancel: () => void
  onNew: () => void
  onRetry?: () => void
  onReplace?: Replace
  onNotice: (notice: ToolNotice) => void
  /** Between the header and the results. */
  children: ReactNode
}

/** Everything that can be done with the results of a screening. */
export function RunBoard(props: RunBoardProps) {
  const { run, originals, load, children, onCancel, onNew, onRetry, onReplace } = props
  const top = useRef<HTMLDivElement>(null)
  const board = useBoard(props)
  const { review, panel, setPanel, view, setView, compare, people, job, advanced } = board
  useEffect(() => top.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }), [])
  const isWide = view === 'list' && review.open !== undefined
  return (
    <div ref={top} className={classes['page']} data-wide={isWide || undefined}>
      <RunHeader run={run} onCancel={onCancel}>
        <RunActions
          view={view}
          onView={setView}
          hasJob={job !== undefined}
          blind={board.blind}
          onBlind={board.setBlind}
          panel={panel}
          onPanel={setPanel}
          review={review}
          onCompare={compare}
          exports={board.exports.menu}
          onNew={onNew}
          onShare={board.share}
        />
      </RunHeader>
      {children}
      <RunPanels board={board} run={run} load={load} />
      <RunViews
        view={view}
        review={review}
        people={people}
        job={job}
        rows={run.rows}
        finished={isFinished(run)}
        load={board.load}
        present={board.present}
        originals={originals}
        blind={board.blind}
        advanced={advanced}
        compared={board.compared}
        onCompared={board.setCompared}
        onDecide={board.decide}
        extras={board.extras}
        onRetry={onRetry}
        onReplace={onReplace}
      />
      {run.id && run.kind === 'server' && (
        <Suspense>
          <ModelPart runId={run.id} rows={run.rows} language={run.language} />
        </Suspense>
      )}
      <BulkBar review={review} onDecide={board.decide} onCompare={compare} onDelete={board.remove} />
      <RunUndo undo={board.undo} />
      {board.exports.report}
    </div>
  )
}

export type Board = ReturnType<typeof useBoard>

/** What is open and chosen on the board, and the people as they are to be shown. */
function useBoard({ run, load: raw, onRows, onNotice }: RunBoardProps) {
  const [weights, setWeights] = useState<Weights>({})
  const { view, setView, panel, setPanel, go } = useBoardPlace(run)
  const [compared, setCompared] = useState<readonly number[]>([])
  const [blind, setBlind] = useBlind()
  const undo = useUndo()
  const fault = useCallback((error: unknown) => onNotice(noticeOf(error)), [onNotice])
  const { gone, remove: removeRows } = useDeletions({ runId: run.id, onDone: undo.offer, onFault: fault })
  const { withdraw } = undo
  const decide = useDecisions({
    runId: run.id,
    rows: run.rows,
    onRows,
    onDone: undo.offer,
    onFault: (error) => {
      withdraw()
      fault(error)
    },
  })
  const shown = useRunPeople({ rows: run.rows, job: run.job, weights, blind, load: raw, gone })
  const { people, job, present, load } = shown
  const review = useReview(people, {
    runId: run.id,
    finished: isFinished(run),
    reweighed: Object.keys(weights).length > 0,
  })
  const keys = useShortcuts({ review, onDecide: decide, onHelp: () => setPanel('keys') })
  const advanced = useAdvanced(run)
  const exports = useExports({ run, people, review, job, blind, load, present, onNotice, advanced })
  const compare = (rows: readonly ResumeRow[]) => {
    setCompared(rows.map(({ position }) => position))
    go({ view: 'matrix', candidate: undefined })
  }
  const remove = (rows: readonly ResumeRow[]) => {
    review.clearPicked()
    removeRows(rows)
  }
  const share = useShare(run, () => setPanel('share'))
  const extras = useRunExtras(run, job)
  const opened = { panel, setPanel, view, setView, compared, setCompared, compare }
  return {
    ...shown,
    ...opened,
    weights,
    setWeights,
    blind,
    setBlind,
    undo,
    decide,
    remove,
    review,
    keys,
    advanced,
    exports,
    share,
    extras,
  }
}

/** Which view and panel is open. Views, candidates and weights are in the address, so that Back undoes them; dialogs are not. */
function useBoardPlace(run: RunView) {
  const { view, isWeighing, go, setView } = usePlace()
  const [dialog, setDialog] = useState<Panel>()
  const isFresh = run.state === 'starting'
  // An address of other results means nobody of these.
  useLayoutEffect(() => {
    if (isFresh) go(NOWHERE, false)
  }, [isFresh, go])
  const setPanel = (next: Panel) => {
    setDialog(next === 'weights' ? undefined : next)
    if (next === 'weights' || (next === undefined && !dialog)) go({ panel: next })
  }
  return {
    go,
    view: run.job ? view : ('list' as const),
    setView,
    panel: dialog ?? (isWeighing ? ('weights' as const) : undefined),
    setPanel,
  }
}

/** Links lead to screenings of an account: whoever has none is asked in first. */
function useShare({ kind, id }: RunView, open: () => void): (() => void) | undefined {
  const { user } = useSession()
  const openDialog = useDialogs()
  if (kind !== 'server' || !id) return undefined
  return user ? open : () => openDialog({ kind: 'sign-in', after: open })
}

/** Whether this account's plan has what goes beyond one example; also while the server has not said, or cannot. */
function useAdvanced({ isOwnerAway = false }: RunView): boolean {
  const { data } = useQuery({ ...allowanceQuery, enabled: !isOwnerAway })
  return data === undefined || isOwnerAway || data.plan === 'basic' || data.plan === 'pro'
}
