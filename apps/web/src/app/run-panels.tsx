import { Suspense, useMemo } from 'react'
import type { RunView } from '../features/screening/run-view.ts'
import { countMoved } from '../features/weights/reweigh.ts'
import { laterPart } from '../ui/later-part.tsx'
import type { LoadDetail } from '../ui/resume-detail.ts'
import { PlanHint } from './plan-hint.tsx'
import type { Board } from './run-board.tsx'

const SwapPart = laterPart(
  () => import('./swap-part.tsx'),
  (part) => part.SwapPart,
)
const WeightsPanel = laterPart(
  () => import('../features/weights/weights-panel.tsx'),
  (part) => part.WeightsPanel,
)
const ShortcutsHelp = laterPart(
  () => import('../features/results/shortcuts-help.tsx'),
  (part) => part.ShortcutsHelp,
)

const ShareDialog = laterPart(
  () => import('../features/sharing/share-dialog.tsx'),
  (part) => part.ShareDialog,
)

type RunPanelsProps = { board: Board; run: RunView; load: LoadDetail }

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
