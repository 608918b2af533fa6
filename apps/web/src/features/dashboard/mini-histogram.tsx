import { useTexts } from '../../texts/texts.tsx'
import { countScores } from '../../ui/score-bins.ts'
import classes from './runs-table.module.css'

/** Height of the highest pile, in pixels. */
const HIGHEST = 30

/** Where a run's scores lie, in bins of five points. */
export function MiniHistogram({ scores }: { scores: readonly number[] }) {
  const { t, format } = useTexts()
  const bins = countScores(scores)
  const most = Math.max(1, ...bins.map(({ count }) => count))
  const told = bins.filter(({ count }) => count > 0).map((bin) => t('results.bin', bin))
  return (
    <div
      className={classes['mini']}
      role="img"
      aria-label={t('results.histogram', { count: scores.length, bins: format.list(told, { type: 'unit' }) })}
    >
      {bins.map(({ from, count }) => (
        <i key={from} style={{ height: count === 0 ? 0 : Math.max(2, (HIGHEST * count) / most) }} />
      ))}
    </div>
  )
}
