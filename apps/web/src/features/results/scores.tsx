import type { ResumeRow } from '@evenhand/model'
import { useMemo } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { ScoreHistogram } from '../../ui/score-histogram.tsx'
import classes from './fact-card.module.css'

type ScoresProps = { rows: readonly ResumeRow[]; picked?: number; finished: boolean }

/** The distribution of the scores, with its count. */
export function Scores({ rows, picked, finished }: ScoresProps) {
  const { t } = useTexts()
  const scores = useMemo(
    () => rows.flatMap((row) => (row.state === 'done' && row.score !== undefined ? [row.score] : [])),
    [rows],
  )
  return (
    <section className={classes['card']}>
      <div className={classes['head']}>
        <h3>{finished ? t('run.scores') : t('run.scoresSoFar')}</h3>
        <span>{t('run.people', { count: scores.length })}</span>
      </div>
      <ScoreHistogram scores={scores} picked={picked} />
    </section>
  )
}
