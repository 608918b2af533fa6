import type { ResumeDetail, ResumeRow } from '@evenhand/model'
import { lazy, Suspense, useMemo } from 'react'
import type { RunView } from '../features/screening/run-view.ts'
import { countMoved } from '../features/weights/reweigh.ts'
import { PlanHint } from './plan-hint.tsx'
import type { Board } from './run-board.tsx'

const SwapPart = lazy(() => import('./swap-part.tsx').then((part) => ({ default: part.SwapPart })))
const WeightsPanel = lazy(() =>
  import('../features/weights/weights-panel.tsx').then((part) => ({ default: part.WeightsPanel })),
)
const ShortcutsHelp = lazy(() =>
  import('../features/results/shortcuts-help.tsx').then((part) => ({ default: part.ShortcutsHelp })),
)

const ShareDialog = lazy(() =>
  import('../features/sharing/share-dialog.tsx').then((part) => ({ default: part.ShareDialog })),
)

type RunPanelsProps = { board: Board; run: RunView; load: (row: ResumeRow) => Promise<ResumeDetail> }

/** What opens over the results: other weights, the keys, the links, the swap test. */
export function RunPanels({ board, run, load }: RunPanelsProps) {
  const { panel, setPanel, weights, setWeights, before, people, keys, advanced } = board
  const moved = useMemo(() => countMoved(before, people), [before, people])
  const close = () => setPanel(undefined)
  return (
    <Suspense>
      {panel === 'weights' && run.job && (
        <WeightsPanel
          job={run.job}
          weights={weights}
          onWeights={setWeights}
          moved={moved}
          onClose={close}
          locked={advanced ? undefined : <PlanHint about="weights" />}
        />
      )}
      {panel === 'keys' && <ShortcutsHelp on={keys.on} onTurn={keys.turn} onClose={close} />}
      {panel === 'share' && run.id && (
        <ShareDialog
          runId={run.id}
          nameOf={(resumeId) => {
            const row = people.find(({ id }) => id === resumeId)
            return row?.name ?? row?.fileName
          }}
          onClose={close}
        />
      )}
      {panel === 'swap' && <SwapPart rows={before} job={run.job} load={load} onClose={close} />}
    </Suspense>
  )
}
