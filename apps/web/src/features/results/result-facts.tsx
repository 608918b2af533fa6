import { useMemo } from 'react'
import { FilesToMend } from './files-to-mend.tsx'
import { MustHaves } from './must-haves.tsx'
import type { ResultsProps } from './results.tsx'
import classes from './results.module.css'
import { Scores } from './scores.tsx'

/** The figures of a run beside its list: distribution, must-haves, files without a result. */
export function ResultFacts({
  review,
  rows,
  job,
  finished,
  onRetry,
  onReplace,
  picked,
}: ResultsProps & { picked?: number }) {
  const { filter, setFilter } = review
  // What a cancelled screening never came to has nothing to mend: the screening goes on with it.
  const failed = useMemo(() => rows.filter(({ state }) => state === 'failed'), [rows])
  return (
    <div className={classes['facts']}>
      <Scores
        rows={rows}
        picked={picked}
        finished={finished}
        range={filter.range}
        onRange={(range) => setFilter({ ...filter, range })}
      />
      {job && <MustHaves rows={rows} job={job} />}
      {failed.length > 0 && (
        <FilesToMend failed={failed} readOnly={review.readOnly} onRetry={onRetry} onReplace={onReplace} />
      )}
    </div>
  )
}
