import { type Score, SCORE_LARGEST } from '@evenhand/model'
import { useTexts } from '../texts/texts.tsx'
import classes from './score-badge.module.css'
import { scoreBand } from './score-band.ts'

type ScoreBadgeProps = {
  /** 0 to 100; absent for a file that could not be read or analysed. */
  score?: number
  /** Between which values several judgings of a language model lay. */
  range?: Score['band']
  big?: boolean
  /** Of a file that a cancelled screening never came to. */
  cancelled?: boolean
}

/** The number in its band's colour over a ruler of 0 to 100 with ticks at 60 and 80. A failed file has no number. */
export function ScoreBadge({ score, range: given, big = false, cancelled = false }: ScoreBadgeProps) {
  const { t, format } = useTexts()
  // Judgings that agree need no word.
  const range = given && given.low < given.high ? given : undefined
  if (score === undefined) {
    return (
      <span className={classes['badge']} data-failed data-cancelled={cancelled || undefined}>
        <b>{t(cancelled ? 'results.cancelled' : 'results.failed')}</b>
        <span className={classes['ruler']} />
      </span>
    )
  }
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
