import { type JobProfile, rowGroup, type Span } from '@evenhand/model'
import { useMemo } from 'react'
import { Matrix } from '../features/matrix/matrix.tsx'
import type { Review } from '../features/results/use-review.ts'
import type { LoadDetail, PresentDetail } from '../ui/resume-detail.ts'
import { CellQuote } from './cell-quote.tsx'
import { PlanHint } from './plan-hint.tsx'

type MatrixPartProps = {
  review: Review
  job: JobProfile
  load: LoadDetail
  present: PresentDetail
  advanced: boolean
  onOpen: (position: number, span?: Span) => void
}

/** The matrix of the people shown, with the words of the chosen cell below it. */
export function MatrixPart({ review, job, load, present, advanced, onOpen }: MatrixPartProps) {
  const people = useMemo(() => review.shown.filter((row) => rowGroup(row) === 0), [review.shown])
  return (
    <Matrix
      people={people}
      job={job}
      picked={review.picked}
      onPick={review.pick}
      onOpen={onOpen}
      locked={advanced ? undefined : <PlanHint about="matrix" />}
      quote={(cell) => <CellQuote {...cell} job={job} load={load} present={present} onOpen={onOpen} />}
    />
  )
}
