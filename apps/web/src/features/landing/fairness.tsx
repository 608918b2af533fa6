import claims from '../../../claims.json' with { type: 'json' }
import type { SwapReport } from '@evenhand/analyze'
import { useTexts } from '../../texts/texts.tsx'
import { SwapKinds } from '../../ui/swap-kinds.tsx'
import { CommandText } from '../../ui/command-text.tsx'
import classes from './fairness.module.css'

const { swap, layouts } = claims
/** What is typed in a terminal to get these figures again. */
const COMMAND = 'npm run -s bench -- claims tests/corpus'
/** Of the picture, in its own units. */
const WIDTH = 640
const HEIGHT = 206
const LEFT = 50
/** Scores whose lines are drawn. */
const LINES = [0, 20, 40, 60, 80, 100]

/** Other names, the same scores: as it was measured, in `claims.json`, and never otherwise. */
export function Fairness() {
  const { t } = useTexts()
  const { pairs, largest, kinds, drawn, resumes, jobs } = swap
  return (
    <section aria-labelledby="fairness-title" data-below="">
      <div className={classes['columns']}>
        <div>
          <h2 id="fairness-title">{t('fairness.title')}</h2>
          <p className={classes['text']}>{t('fairness.text')}</p>
        </div>
        <figure>
          <Pairs />
          <figcaption>{t('fairness.caption', { pairs, shown: drawn.length, points: largest })}</figcaption>
        </figure>
      </div>
      <details className={classes['results']}>
        <summary>{t('fairness.results')}</summary>
        <SwapKinds kinds={kinds as SwapReport['kinds']} />
        <p>{t('fairness.layouts', layouts)}</p>
        <p>
          {t.rich('fairness.measured', {
            resumes,
            jobs,
            command: COMMAND,
            code: () => <CommandText command={COMMAND} />,
          })}
        </p>
      </details>
    </section>
  )
}

/** One cup a pair: its left half is the score with the own name, its right half with another. */
function Pairs() {
  const { format, right } = useTexts()
  const step = (WIDTH - LEFT) / swap.drawn.length
  const heightOf = (score: number) => HEIGHT - 14 - ((HEIGHT - 28) * score) / 100
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes['pairs']} aria-hidden="true">
      {LINES.map((score) => (
        <g key={score}>
          <line x1={right ? 0 : LEFT} x2={right ? WIDTH - LEFT : WIDTH} y1={heightOf(score)} y2={heightOf(score)} />
          <text
            x={right ? WIDTH - LEFT + 8 : LEFT - 8}
            y={heightOf(score)}
            dominantBaseline="middle"
            textAnchor={right ? 'start' : 'end'}
          >
            {format.number(score)}
          </text>
        </g>
      ))}
      <g>
        {swap.drawn.map(({ before, after }, index) => {
          // The order of the pairs follows the page's direction; left and right of a cup are as its caption says.
          const away = step * (index + 0.5)
          const x = right ? WIDTH - LEFT - away : LEFT + away
          return (
            <g key={index}>
              <path data-own="" d={`M${x - 10} ${heightOf(before) - 9}h9v18a9 9 0 0 1-9-9z`} />
              <path d={`M${x + 1} ${heightOf(after) - 9}h9v9a9 9 0 0 1-9 9z`} />
            </g>
          )
        })}
      </g>
    </svg>
  )
}
