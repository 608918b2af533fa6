import type { JobProfile, ResumeRow } from '@evenhand/model'
import { type ReactNode, useMemo, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { VerdictGlyph } from '../../ui/verdict-glyph.tsx'
import { MatrixGrid } from './matrix-grid.tsx'
import { matrixModel } from './matrix-model.ts'
import classes from './matrix.module.css'

/** The cell whose words are shown below the grid. */
export type PickedCell = { row: ResumeRow; requirementId: string }

export type MatrixProps = {
  /** People with a result, in their order. */
  people: readonly ResumeRow[]
  job: JobProfile
  picked: ReadonlySet<number>
  onPick: (positions: readonly number[]) => void
  onOpen: (position: number) => void
  /** Draws the words that a cell rests on. */
  quote: (cell: PickedCell) => ReactNode
  /** Says what a plan adds, where only one example is shown. */
  locked?: ReactNode
}

const LEGEND = ['met', 'partly', 'unknown', 'not-met'] as const

/** Everybody against every requirement: a cell is a cup filled to its level, and opens the words it rests on. */
export function Matrix({ people, job, picked, onPick, onOpen, quote, locked }: MatrixProps) {
  const { t } = useTexts()
  const shown = useMemo(() => (locked ? people.slice(0, 1) : people), [people, locked])
  const model = useMemo(() => matrixModel(shown, job), [shown, job])
  const [cell, setCell] = useState<{ position: number; requirementId: string }>()
  const row = cell && shown.find(({ position }) => position === cell.position)
  return (
    <section className={classes['card']} aria-labelledby="matrix-title">
      <div className={classes['head']}>
        <h2 id="matrix-title">{t('matrix.title')}</h2>
        <ul className={classes['legend']}>
          {LEGEND.map((value) => (
            <li key={value} data-value={value}>
              <VerdictGlyph value={value} />
              {t(`matrix.legend.${value}`)}
            </li>
          ))}
        </ul>
      </div>
      {shown.length === 0 ? (
        <p className={classes['empty']}>{t('filters.none')}</p>
      ) : (
        <MatrixGrid
          people={shown}
          model={model}
          picked={picked}
          onPick={onPick}
          onOpen={onOpen}
          cell={cell}
          onCell={setCell}
        />
      )}
      {locked}
      <div className={classes['quote']} aria-live="polite">
        {cell && row ? quote({ row, requirementId: cell.requirementId }) : <p>{t('matrix.pick')}</p>}
      </div>
    </section>
  )
}
