import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { JobProfile, ResumeRow } from '@evenhand/model'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import type { Evidence } from '../../ui/evidence.ts'
import { Pill } from '../../ui/pill.tsx'
import type { LoadDetail, PresentDetail } from '../../ui/resume-detail.ts'
import { type CandidateExtras, CandidateReport } from './candidate-report.tsx'
import type { Decide } from './decision-bar.tsx'
import { DetailCard } from './detail-card.tsx'
import type { Replace } from './failed-file.tsx'
import { FilterBar } from './filter-bar.tsx'
import { ResultFacts } from './result-facts.tsx'
import { ResultsTable } from './results-table.tsx'
import classes from './results.module.css'
import { type OriginalPart, ResumeSide } from './resume-side.tsx'
import { useOpenDetail } from './use-open-detail.ts'
import type { Review } from './use-review.ts'
import { Workbench } from './workbench.tsx'

const NOTHING: { evidence?: Evidence } = {}

export type ResultsProps = {
  review: Review
  /** All results, in the order of the files. */
  rows: readonly ResumeRow[]
  job?: JobProfile
  finished: boolean
  load: LoadDetail
  present: PresentDetail
  /** Absent for those who may only read. */
  onDecide?: Decide
  extras?: CandidateExtras
  /** Analyses again what failed on the server; absent while that is not possible. */
  onRetry?: () => void
  /** Puts another file into the place of one that failed; absent while that is not possible. */
  onReplace?: Replace
  /** Says what a plan adds, where this account has one example of each. */
  locked?: ReactNode
  /** Draws the original page of a file, where it is still in memory. */
  original?: OriginalPart
  /** Words to open together with a person, asked for elsewhere. */
  asked?: { position: number; evidence: Evidence }
}

/** Who has been analysed; a row opens to its reasons, with the resume beside them. */
export function Results(props: ResultsProps) {
  const { review, rows, job, load, present, onDecide, extras, locked, original, asked } = props
  const { open } = review
  const wide = useMediaQuery('(min-width: 1101px)', undefined, { getInitialValueInEffect: false })
  const [own, setOwn] = useState<{ position?: number; evidence?: Evidence }>({})
  // Kept here: a window made narrower or wider draws the resume in another place.
  const [drawn, setDrawn] = useState<string>()
  const row = open === undefined ? undefined : review.byPosition.get(open)
  const opened = useOpenDetail(row, load)
  const detail = useMemo(() => opened.detail && present(opened.detail), [opened.detail, present])
  // Another person's quotes are not in this one's resume.
  const { evidence } = own.position === open ? own : ((asked?.position === open ? asked : undefined) ?? NOTHING)
  const setEvidence = useCallback((next: Evidence | undefined) => setOwn({ position: open, evidence: next }), [open])
  const closeEvidence = useCallback(() => setEvidence(undefined), [setEvidence])
  const counts = useMemo(
    () => ({
      notices: rows.filter((each) => (each.notices ?? 0) > 0).length,
      failed: rows.filter(({ state }) => state === 'failed').length,
    }),
    [rows],
  )
  const shown = { rows, job, evidence, onEvidence: setEvidence, onDecide, extras, locked }
  const report = detail && row && { detail, row, ...shown }
  const side = (detail?.resume ?? detail?.analysis) && (
    <ResumeSide
      key={detail.row.id}
      detail={detail}
      original={original}
      drawn={drawn === detail.row.id}
      onDrawn={(is) => setDrawn(is ? detail.row.id : undefined)}
      evidence={evidence}
      onClose={closeEvidence}
    />
  )
  if (wide && open !== undefined) {
    return <Workbench {...props} opened={opened} report={report} counts={counts} beside={side} />
  }
  const card = (
    <DetailCard failed={opened.failed} onAgain={opened.again}>
      {report && <CandidateReport {...report} whole={false} />}
    </DetailCard>
  )
  return (
    <div className={classes['columns']}>
      <ListCard {...props} counts={counts} card={card} />
      <aside className={classes['aside']}>
        {side}
        <ResultFacts {...props} picked={row?.score} />
      </aside>
    </div>
  )
}

type ListCardProps = ResultsProps & { counts: { notices: number; failed: number }; card: ReactNode }

function ListCard({ review, job, finished, counts, card }: ListCardProps) {
  const { t } = useTexts()
  const { ranked, shown, fresh, update } = review
  return (
    <section className={classes['list']} aria-labelledby="results-title">
      <div className={classes['head']}>
        <h2 id="results-title">{finished ? t('run.ranked') : t('run.soFar')}</h2>
        {fresh > 0 && (
          <span>
            <Pill tone="primary">{t('run.newResults', { count: fresh })}</Pill>
            <Button size="xs" onClick={update}>
              {t('run.updateOrder')}
            </Button>
          </span>
        )}
      </div>
      {ranked.length > 0 && <FilterBar review={review} job={job} counts={counts} />}
      {ranked.length === 0 && <p className={classes['empty']}>{finished ? t('results.empty') : t('run.nothingYet')}</p>}
      {ranked.length > 0 && shown.length === 0 && <p className={classes['empty']}>{t('filters.none')}</p>}
      {shown.length > 0 && <ResultsTable review={review} card={card} />}
      {!finished && ranked.length > 0 && (
        <p className={classes['still']}>{t('run.holdsStill', { count: ranked.length })}</p>
      )}
    </section>
  )
}
