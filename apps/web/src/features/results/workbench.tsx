import { useEffect, useRef } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { DetailCard } from './detail-card.tsx'
import { CandidateReport, type CandidateReportProps } from './candidate-report.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { ResultsProps } from './results.tsx'
import { RowList } from './row-list.tsx'
import { Scores } from './scores.tsx'
import type { useOpenDetail } from './use-open-detail.ts'
import classes from './workbench.module.css'

type WorkbenchProps = ResultsProps & {
  opened: ReturnType<typeof useOpenDetail>
  report?: Omit<CandidateReportProps, 'whole'>
  counts: { notices: number; failed: number }
  beside: React.ReactNode
}

/** Three panes on wide screens: the list, the open person, and the resume's own words. */
export function Workbench({ review, rows, job, finished, opened, report, counts, beside }: WorkbenchProps) {
  const { t } = useTexts()
  const { filter, setFilter, open, setOpen } = review
  const row = open === undefined ? undefined : review.byPosition.get(open)
  const bench = useRef<HTMLDivElement>(null)
  // Every report is read from its top.
  useEffect(() => {
    const top = bench.current?.getBoundingClientRect().top ?? 0
    if (open !== undefined && top < 0) scrollBy({ top, behavior: 'instant' })
  }, [open])
  return (
    <div ref={bench} className={classes['bench']} data-bench>
      <section className={classes['list']} aria-labelledby="results-title">
        <div className={classes['head']}>
          <h2 id="results-title">{finished ? t('run.ranked') : t('run.soFar')}</h2>
          <button type="button" onClick={() => setOpen(undefined)}>
            {t('results.backToTable')}
          </button>
        </div>
        <Scores
          bare
          rows={rows}
          picked={row?.score}
          finished={finished}
          range={filter.range}
          onRange={(range) => setFilter({ ...filter, range })}
        />
        <FilterBar review={review} job={job} counts={counts} />
        <RowList review={review} />
      </section>
      <article className={classes['detail']} aria-labelledby={report ? 'candidate-title' : undefined}>
        <DetailCard failed={opened.failed} onAgain={opened.again}>
          {report && <CandidateReport {...report} whole />}
        </DetailCard>
      </article>
      <aside className={classes['resume']}>{beside}</aside>
    </div>
  )
}
