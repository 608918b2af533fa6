import type { VerdictValue } from '@evenhand/model'
import classes from './sum-bar.module.css'

export type SumBarLine = { id: string; points: number; largest: number; value?: VerdictValue }

type SumBarProps = { lines: readonly SumBarLine[]; label: string; picked?: string }

/** One segment a line: its width is its weight, its fill the points; the filled length is the score. */
export function SumBar({ lines, label, picked }: SumBarProps) {
  return (
    <div className={classes['bar']} role="img" aria-label={label}>
      {lines
        .filter((line) => line.largest > 0)
        .map((line) => (
          <span
            key={line.id}
            data-value={line.value}
            data-picked={line.id === picked || undefined}
            style={{ flexGrow: line.largest }}
          >
            <i style={{ width: `${(100 * line.points) / line.largest}%` }} />
          </span>
        ))}
    </div>
  )
}
