import { directionOf } from '../../texts/direction-of.ts'
import { firstLarge } from '../../texts/first-large.ts'
import { useTexts } from '../../texts/texts.tsx'
import { CutText } from '../../ui/cut-text.tsx'
import type { MatrixColumn } from './matrix-model.ts'
import classes from './matrix.module.css'
import type { MatrixView } from './use-matrix-window.ts'

type EdgeProps = { columns: readonly MatrixColumn[]; view: MatrixView; total: number }

/** Names of the columns, with what each is worth and whether it is a must. */
export function MatrixHead({ columns, view, total }: EdgeProps) {
  const { t } = useTexts()
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={classes['person']} style={{ width: view.widths.name }} aria-colindex={1}>
          {t('analysis.columns.candidate')}
          <small>{t('run.people', { count: total })}</small>
        </th>
        <th scope="col" className={classes['score']} style={{ width: view.widths.score }} aria-colindex={2}>
          <div>{t('analysis.columns.score')}</div>
        </th>
        {view.start > 0 && <td aria-hidden="true" style={{ width: view.start }} />}
        {view.columns.map((index) => {
          const column = columns[index]
          return (
            column && (
              <th
                key={column.id}
                scope="col"
                style={{ width: view.widths.cell }}
                aria-colindex={index + 3}
                data-turns={column.turns || undefined}
                title={column.label}
              >
                <ColumnName column={column} />
              </th>
            )
          )
        })}
        {view.end > 0 && <td aria-hidden="true" style={{ width: view.end }} />}
      </tr>
    </thead>
  )
}

/** In one box, so that it can be turned on paper. */
function ColumnName({ column }: { column: MatrixColumn }) {
  const { t, locale } = useTexts()
  return (
    <div>
      <span dir={directionOf(column.label)}>
        <CutText text={firstLarge(column.label, locale)} className={classes['name']} />
      </span>
      <small>{column.must ? t('results.must') : t('matrix.want')}</small>
      <small>{t('matrix.points', { points: column.largest })}</small>
    </div>
  )
}

/** How many people meet each requirement. */
export function MatrixFoot({ columns, view, total, met }: EdgeProps & { met: readonly number[] }) {
  const { t, format } = useTexts()
  return (
    <tfoot>
      <tr aria-rowindex={total + 2}>
        <th scope="row" colSpan={2} className={classes['person']} aria-colindex={1}>
          {t('matrix.metBy', { count: total })}
        </th>
        {view.start > 0 && <td aria-hidden="true" />}
        {view.columns.map((index) => (
          <td key={columns[index]?.id} aria-colindex={index + 3} data-turns={columns[index]?.turns || undefined}>
            {format.number(met[index] ?? 0)}
          </td>
        ))}
        {view.end > 0 && <td aria-hidden="true" />}
      </tr>
    </tfoot>
  )
}
