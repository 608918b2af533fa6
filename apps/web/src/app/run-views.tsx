import type { JobProfile, ResumeRow, Span } from '@evenhand/model'
import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import type { CandidateExtras } from '../features/results/candidate-report.tsx'
import type { Decide } from '../features/results/decision-bar.tsx'
import type { Replace } from '../features/results/failed-file.tsx'
import { Results } from '../features/results/results.tsx'
import type { OriginalPart } from '../features/results/resume-side.tsx'
import type { Review } from '../features/results/use-review.ts'
import { askFor, type Evidence } from '../ui/evidence.ts'
import { jumpTo } from '../ui/jump.ts'
import { laterPart } from '../ui/later-part.tsx'
import type { LoadDetail, PresentDetail } from '../ui/resume-detail.ts'
import { candidateOf, usePlace } from '../ui/use-place.ts'
import { PlanHint } from './plan-hint.tsx'
import { isHidden } from './use-run-people.ts'

const MatrixPart = laterPart(
  () => import('./matrix-part.tsx'),
  (part) => part.MatrixPart,
)
const Compare = laterPart(
  () => import('../features/compare/compare.tsx'),
  (part) => part.Compare,
)
const OriginalPage = laterPart(
  () => import('../features/original/original-page.tsx'),
  (part) => part.OriginalPage,
)

type RunViewsProps = {
  view: 'list' | 'matrix'
  review: Review
  people: readonly ResumeRow[]
  job?: JobProfile
  /** As the screening has them, with who they are. */
  rows: readonly ResumeRow[]
  finished: boolean
  load: LoadDetail
  present: PresentDetail
  originals: ReadonlyMap<number, File>
  blind: boolean
  advanced: boolean
  compared: readonly number[]
  onCompared: (positions: readonly number[]) => void
  /** Absent for those who may only read. */
  onDecide?: Decide
  extras: CandidateExtras
  onRetry?: () => void
  onReplace?: Replace
}

/** The results as a list or as a matrix, with people side by side below it. */
export function RunViews(props: RunViewsProps) {
  const { view, review, people, job, finished, load, present, advanced, compared, onCompared } = props
  const { go } = usePlace()
  const [asked, setAsked] = useState<{ position: number; evidence: Evidence }>()
  const original = useOriginal(props)
  const sideBySide = useMemo(
    () => compared.flatMap((position) => review.byPosition.get(position) ?? []),
    [compared, review.byPosition],
  )
  const jumped = useRef<readonly number[]>(undefined)
  /** Once for each choice of people, however long the part takes to load; not whenever the view comes back. */
  const jump = useCallback(() => {
    if (jumped.current !== compared) jumpTo('compare')
    jumped.current = compared
  }, [compared])
  const openAt = (position: number, span?: Span) => {
    setAsked(span && { position, evidence: askFor(span) })
    go({ view: undefined, candidate: candidateOf(position) })
    scrollTo({ top: 0 })
  }
  if (view === 'list') {
    return (
      <Results
        review={review}
        rows={people}
        job={job}
        finished={finished}
        load={load}
        present={present}
        onDecide={props.onDecide}
        extras={props.extras}
        onRetry={props.onRetry}
        onReplace={props.onReplace}
        locked={advanced ? undefined : <PlanHint about="questions" />}
        original={original}
        asked={asked}
      />
    )
  }
  return (
    <Suspense>
      {job && (
        <MatrixPart review={review} job={job} load={load} present={present} advanced={advanced} onOpen={openAt} />
      )}
      {sideBySide.length > 1 && (
        <Compare
          people={advanced ? sideBySide : sideBySide.slice(0, 2)}
          job={job}
          load={load}
          present={present}
          onOpen={openAt}
          onClose={() => onCompared([])}
          onShown={jump}
          locked={advanced ? undefined : <PlanHint about="compare" />}
        />
      )}
    </Suspense>
  )
}

const PDF = /\.pdf$/i

/** Pages can be drawn of PDFs whose file is still here, and of nobody who is hidden. */
function useOriginal({ originals, blind, rows }: RunViewsProps): OriginalPart {
  return useMemo(() => {
    const known = new Map(rows.map((row) => [row.position, row]))
    const fileOf = ({ position }: ResumeRow) => {
      const row = known.get(position)
      const file = originals.get(position)
      return row && file && PDF.test(file.name) && !isHidden(blind, row) ? file : undefined
    }
    return {
      has: (row) => fileOf(row) !== undefined,
      draw: ({ row, resume }, quotes) => {
        const file = fileOf(row)
        return (
          file &&
          resume && (
            <Suspense>
              <OriginalPage file={file} resume={resume} quotes={quotes} />
            </Suspense>
          )
        )
      },
    }
  }, [originals, blind, rows])
}
