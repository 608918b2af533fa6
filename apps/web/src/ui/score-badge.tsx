import { type ResumeRow, type Score, SCORE_LARGEST } from '@evenhand/model'
import { useTexts } from '../texts/texts.tsx'
import classes from './score-badge.module.css'
import { scoreBand, wordForScore } from './score-band.ts'

type ScoreBadgeProps = {
  row: Pick<ResumeRow, 'state' | 'score' | 'band'>
  big?: boolean
}

/** A row's number; a word for what failed, was never come to, or is no resume. */
export function ScoreBadge({ row, big = false }: ScoreBadgeProps) {
  const { t } = useTexts()
  const word = wordForScore(row)
  if (!word) return <Figure score={row.score ?? 0} range={row.band} big={big} />
  return (
    <span className={classes['badge']} data-failed data-neutral={word !== 'failed' || undefined}>
      <b>{t(`results.${word}`)}</b>
      <span className={classes['ruler']} />
    </span>
  )
}

type FigureProps = {
  /** 0 to 100. */
  score: number
  /** Between which values several judgings of a language model lay. */
  range?: Score['band']
  big: boolean
}

/** In its band's colour, over a ruler of 0 to 100 with ticks at 60 and 80. */
function Figure({ score, range: given, big }: FigureProps) {
  const { t, format } = useTexts()
  // Judgings that agree need no word.
  const range = given && given.low < given.high ? given : undefined
  return (
    <span className={classes['badge']} data-band={scoreBand(score)} data-big={big || undefined}>
      <b aria-hidden="true">
        {format.number(score)}
        <small>{t('results.outOf', { largest: SCORE_LARGEST })}</small>
      </b>
      <span
        className={classes['ruler']}
        role="img"
        aria-label={t('results.scoreLabel', { score, largest: SCORE_LARGEST })}
      >
        <i style={{ width: `${score}%` }} />
        {range && <i data-range style={{ insetInlineStart: `${range.low}%`, width: `${range.high - range.low}%` }} />}
      </span>
      {range && (
        <span className={classes['range']} title={t('results.bandLabel', range)}>
          {t('results.band', range)}
        </span>
      )}
    </span>
  )
}
