import { SCORE_FAIR, SCORE_GOOD } from '@evenhand/model'
import { useTexts } from '../texts/texts.tsx'
import { binOf, brickHeight, countScores, peoplePerBrick } from './score-bins.ts'
import classes from './score-histogram.module.css'

type ScoreHistogramProps = {
  scores: readonly number[]
  /** Score of the person who is open, drawn in ink. */
  picked?: number
  /** Scores that are chosen; the others step back. */
  range?: { from: number; to: number }
  /** Height of the frame, and of a brick where piles are low, in pixels. */
  brick?: number
  height?: number
  /** Told to screen readers instead of the bins. */
  label?: string
}

/** One brick is one person, in bins of five points; axis marks at 0, 60, 80 and 100. */
export function ScoreHistogram({ scores, picked, range, brick = 8, height = 64, label }: ScoreHistogramProps) {
  const { t, format } = useTexts()
  const bins = countScores(scores)
  const drawn = brickHeight(bins, height, brick)
  const share = peoplePerBrick(bins, Math.floor((height - 2) / (drawn + 1)))
  const told = bins.filter((bin) => bin.count > 0).map((bin) => t('results.bin', bin))
  return (
    <>
      <div
        className={classes['bins']}
        style={{ height, '--brick': `${drawn}px` }}
        role="img"
        aria-label={
          label ?? t('results.histogram', { count: scores.length, bins: format.list(told, { type: 'unit' }) })
        }
      >
        {bins.map((bin, index) => (
          <div key={bin.from} data-dim={(range && (bin.to < range.from || bin.from > range.to)) || undefined}>
            {Array.from({ length: Math.ceil(bin.count / share) }, (_, pile) => (
              <i
                key={pile}
                data-picked={(picked !== undefined && binOf(picked) === index && pile === 0) || undefined}
              />
            ))}
          </div>
        ))}
      </div>
      <div className={classes['axis']} aria-hidden="true">
        <span>{format.number(0)}</span>
        <b style={{ insetInlineStart: `${SCORE_FAIR}%` }}>{format.number(SCORE_FAIR)}</b>
        <b style={{ insetInlineStart: `${SCORE_GOOD}%` }}>{format.number(SCORE_GOOD)}</b>
        <span>{format.number(100)}</span>
      </div>
      {share > 1 && <p className={classes['note']}>{t('results.brickIsPeople', { count: share })}</p>}
    </>
  )
}
