import type { ResumeRow } from '@evenhand/model'
import type { KeyboardEvent } from 'react'
import { tellPoints } from '../../texts/tell-points.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ScoreBadge } from '../../ui/score-badge.tsx'
import type { MatrixCell, MatrixColumn } from './matrix-model.ts'
import classes from './matrix.module.css'
import { type MatrixView, ROW_HEIGHT } from './use-matrix-window.ts'

type MatrixLineProps = {
  row: ResumeRow
  index: number
  cells: readonly (MatrixCell | undefined)[]
  columns: readonly MatrixColumn[]
  view: MatrixView
  /** Column of the cell that the tab key leads to, where it is in this line. */
  active?: number
  /** The requirement whose words are shown. */
  chosen?: string
  picked: boolean
  onPick: (positions: readonly number[]) => void
  onOpen: (position: number) => void
  onChoose: (row: number, column: number) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** One person against the requirements. */
export function MatrixLine(props: MatrixLineProps) {
  const { row, index, cells, columns, view, active, chosen, picked, onPick, onOpen, onChoose, onKeyDown } = props
  const { t } = useTexts()
  const name = row.name ?? t('results.unknown')
  return (
    <tr aria-rowindex={index + 2} style={{ height: ROW_HEIGHT }}>
      <th scope="row" className={classes['person']} aria-colindex={1}>
        <span>
          <input
            type="checkbox"
            checked={picked}
            aria-label={t('bulk.pick', { name })}
            onChange={() => onPick([row.position])}
          />
          <button type="button" dir="auto" title={name} onClick={() => onOpen(row.position)}>
            {name}
          </button>
        </span>
      </th>
      <td className={classes['score']} aria-colindex={2}>
        <ScoreBadge row={row} />
      </td>
      {view.start > 0 && <td aria-hidden="true" />}
      {view.columns.map((column) => (
        <Cell
          key={columns[column]?.id}
          cell={cells[column]}
          place={`${index} ${column}`}
          column={column}
          turns={columns[column]?.turns ?? false}
          active={active === column}
          chosen={chosen !== undefined && chosen === columns[column]?.id}
          onChoose={() => onChoose(index, column)}
          onKeyDown={onKeyDown}
        />
      ))}
      {view.end > 0 && <td aria-hidden="true" />}
    </tr>
  )
}

type CellProps = {
  cell?: MatrixCell
  place: string
  column: number
  turns: boolean
  active: boolean
  chosen: boolean
  onChoose: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

function Cell({ cell, place, column, turns, active, chosen, onChoose, onKeyDown }: CellProps) {
  const texts = useTexts()
  const { t } = texts
  const value = cell?.value ?? 'unknown'
  const points = (number = 0) => tellPoints(texts, number)
  const told = t('matrix.cell', {
    verdict: t(`results.verdicts.${value}`),
    points: cell?.points ?? 0,
    largest: cell?.largest ?? 0,
  })
  return (
    <td
      data-cell={place}
      data-turns={turns || undefined}
      aria-colindex={column + 3}
      aria-selected={chosen}
      aria-label={told}
      tabIndex={active ? 0 : -1}
      className={classes['cell']}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      <i data-value={value} style={value === 'partly' ? { '--level': `${level(cell)}%` } : undefined}>
        <b>{value === 'unknown' ? '?' : points(cell?.points)}</b>
      </i>
    </td>
  )
}

/** How full the cup is, in percent. */
function level(cell: MatrixCell | undefined): number {
  return cell && cell.largest > 0 ? Math.round((100 * cell.points) / cell.largest) : 50
}
