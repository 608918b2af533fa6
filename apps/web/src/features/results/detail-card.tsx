import { Button } from '@mantine/core'
import type { ResumeDetail, ResumeRow } from '@evenhand/model'
import { useEffect, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { CandidateReport } from './candidate-report.tsx'
import classes from './detail-card.module.css'
import type { ResultsTableProps } from './results-table.tsx'

type DetailCardProps = Pick<ResultsTableProps, 'rows' | 'job' | 'load' | 'onLoaded' | 'evidence' | 'onEvidence'> & {
  row: ResumeRow
}

/** The open row's card: loads the analysis and shows its reasons in place. */
export function DetailCard(props: DetailCardProps) {
  const [tries, setTries] = useState(0)
  return (
    <div role="row">
      <div role="cell" aria-colspan={5} className={classes['card']}>
        <LoadedCard key={tries} {...props} onAgain={() => setTries(tries + 1)} />
      </div>
    </div>
  )
}

function LoadedCard({ row, load, onLoaded, onAgain, ...report }: DetailCardProps & { onAgain: () => void }) {
  const { t } = useTexts()
  const [detail, setDetail] = useState<ResumeDetail | 'failed'>()
  useEffect(() => {
    let current = true
    load(row).then(
      (found) => {
        if (!current) return
        setDetail(found)
        onLoaded(found)
      },
      () => current && setDetail('failed'),
    )
    return () => {
      current = false
    }
  }, [row, load, onLoaded])
  if (detail === undefined) return <p className={classes['wait']}>{t('results.loadingDetail')}</p>
  if (detail !== 'failed') return <CandidateReport detail={detail} {...report} />
  return (
    <p className={classes['wait']} role="alert">
      {t('results.detailFailed')}{' '}
      <Button size="xs" onClick={onAgain}>
        {t('results.tryAgain')}
      </Button>
    </p>
  )
}
