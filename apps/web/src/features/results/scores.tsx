import { type ResumeRow, SCORE_LARGEST } from '@evenhand/model'
import { useMemo } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { ScoreHistogram } from '../../ui/score-histogram.tsx'
import classes from './fact-card.module.css'
import { ScoreRange } from './score-range.tsx'

type Range = { from: number; to: number }
type ScoresProps = {
  rows: readonly ResumeRow[]
  picked?: number
  finished: boolean
  range?: Range
  onRange: (range: Range | undefined) => void
  /** Without a card around it. */
  bare?: boolean
}

/** Heights of the frame in pixels: on its own card, and above a list that needs the room. */
const FRAME = 92
const BARE_FRAME = 64

/** The distribution of the scores, with its count; a part of it can be chosen. */
export function Scores({ rows, picked, finished, range, onRange, bare = false }: ScoresProps) {
  const { t } = useTexts()
  const scores = useMemo(
    () => rows.flatMap((row) => (row.state === 'done' && row.score !== undefined ? [row.score] : [])),
    [rows],
  )
  const inside = range ? scores.filter((score) => score >= range.from && score <= range.to).length : scores.length
  const frame = bare ? BARE_FRAME : FRAME
  const told = range ? t('filters.rangeShown', { ...range, count: inside }) : t('run.people', { count: scores.length })
  return (
    <section className={bare ? classes['bare'] : classes['card']} aria-label={bare ? t('run.scores') : undefined}>
      {!bare && (
        <div className={classes['head']}>
          <h3>{finished ? t('run.scores') : t('run.scoresSoFar')}</h3>
          <span>{told}</span>
        </div>
      )}
      <ScoreRange range={range} onRange={onRange} enabled={scores.length > 0} frame={frame}>
        <ScoreHistogram scores={scores} picked={picked} range={range} height={frame} />
      </ScoreRange>
      {bare && range && <p className={classes['told']}>{told}</p>}
      {range && (
        <button type="button" className={classes['undo']} onClick={() => onRange(undefined)}>
          {t('filters.wholeRange', { from: 0, to: SCORE_LARGEST })}
        </button>
      )}
    </section>
  )
}
