import { Button } from '@mantine/core'
import type { JobProfile, ResumeDetail, ResumeRow, RunState } from '@evenhand/model'
import { useCallback, useMemo, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Pill } from '../../ui/pill.tsx'
import type { Evidence } from '../../ui/evidence.ts'
import { FilesToMend } from './files-to-mend.tsx'
import { MustHaves } from './must-haves.tsx'
import { ResumePane } from './resume-pane.tsx'
import { ResultsTable } from './results-table.tsx'
import classes from './results.module.css'
import { Scores } from './scores.tsx'
import { useHeldOrder } from './use-held-order.ts'

type ResultsProps = {
  /** In the order of the files. */
  rows: readonly ResumeRow[]
  job?: JobProfile
  state: 'starting' | RunState
  load: (row: ResumeRow) => Promise<ResumeDetail>
  /** Analyses again what failed on the server; absent while that is not possible. */
  onRetry?: () => void
}

/** Who has been analysed, highest first; a row opens to its reasons, with the resume beside them. */
export function Results({ rows, job, state, load, onRetry }: ResultsProps) {
  const { t } = useTexts()
  const finished = state === 'done' || state === 'cancelled'
  const [open, setOpen] = useState<number>()
  const [detail, setDetail] = useState<ResumeDetail>()
  const [evidence, setEvidence] = useState<Evidence>()
  const { order, fresh, update } = useHeldOrder(rows, { finished, reading: open !== undefined })
  const failed = useMemo(() => rows.filter((row) => row.state === 'failed'), [rows])
  const toggle = useCallback((position: number) => {
    setEvidence(undefined)
    setDetail(undefined)
    setOpen((current) => (current === position ? undefined : position))
  }, [])
  const closeEvidence = useCallback(() => setEvidence(undefined), [])
  const openRow = open === undefined ? undefined : rows[open]
  const reading = detail && detail.row.position === open ? detail : undefined
  return (
    <div className={classes['columns']}>
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
        {order.length === 0 ? (
          <p className={classes['empty']}>{finished ? t('results.empty') : t('run.nothingYet')}</p>
        ) : (
          <ResultsTable
            rows={rows}
            order={order}
            job={job}
            open={open}
            load={load}
            onToggle={toggle}
            onLoaded={setDetail}
            evidence={evidence}
            onEvidence={setEvidence}
          />
        )}
        {!finished && order.length > 0 && (
          <p className={classes['still']}>{t('run.holdsStill', { count: order.length })}</p>
        )}
      </section>
      <aside className={classes['aside']}>
        {reading?.resume && <ResumePane detail={reading} evidence={evidence} onClose={closeEvidence} />}
        <div className={classes['facts']} data-behind={reading?.resume !== undefined || undefined}>
          <Scores rows={rows} picked={openRow?.score} finished={finished} />
          {job && <MustHaves rows={rows} job={job} />}
          {failed.length > 0 && <FilesToMend failed={failed} onRetry={onRetry} />}
        </div>
      </aside>
    </div>
  )
}
