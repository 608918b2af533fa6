import type { JobProfile, ResumeDetail, ResumeRow, Span } from '@evenhand/model'
import { useMemo } from 'react'
import { Matrix } from '../features/matrix/matrix.tsx'
import type { Review } from '../features/results/use-review.ts'
import { CellQuote } from './cell-quote.tsx'
import { PlanHint } from './plan-hint.tsx'

type MatrixPartProps = {
  review: Review
  job: JobProfile
  load: (row: ResumeRow) => Promise<ResumeDetail>
  present: (detail: ResumeDetail) => ResumeDetail | undefined
  advanced: boolean
  onOpen: (position: number, span?: Span) => void
}

/** The matrix of the people shown, with the words of the chosen cell below it. */
export function MatrixPart({ review, job, load, present, advanced, onOpen }: MatrixPartProps) {
  const people = useMemo(() => review.shown.filter(({ state }) => state === 'done'), [review.shown])
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
