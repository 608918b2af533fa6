import type { ResumeRow } from '@evenhand/model'
import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import edges from '../../ui/scroll-edges.module.css'
import { useScrollEdges } from '../../ui/use-scroll-edges.ts'
import { MatrixHead, MatrixFoot } from './matrix-edges.tsx'
import { MatrixLine } from './matrix-line.tsx'
import type { MatrixModel } from './matrix-model.ts'
import classes from './matrix.module.css'
import { nextCell } from './next-cell.ts'
import { useMatrixWindow } from './use-matrix-window.ts'

export type MatrixGridProps = {
  people: readonly ResumeRow[]
  model: MatrixModel
  picked: ReadonlySet<number>
  onPick: (positions: readonly number[]) => void
  onOpen: (position: number) => void
  cell?: { position: number; requirementId: string }
  onCell: (cell: { position: number; requirementId: string }) => void
}

/** ARIA's name for a table whose cells are gone through by keys. */
const GRID = 'grid'

/** The grid: one stop for the tab key, arrows inside it; only what is in view is in the document. */
export function MatrixGrid({ people, model, picked, onPick, onOpen, cell, onCell }: MatrixGridProps) {
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const view = useMatrixWindow(box, { rows: people.length, columns: model.columns.length })
  const { columns } = model
  const { active, choose, press } = useCells(box, { people, columns, onCell, view })
  useScrollEdges(box)
  return (
    <div ref={box} className={`${edges['edges']} ${classes['scroll']}`}>
      <table
        role={GRID}
        aria-labelledby="matrix-title"
        aria-describedby="matrix-help"
        aria-rowcount={people.length + 2}
        aria-colcount={columns.length + 2}
        style={{ width: view.width, '--names': `${view.widths.name}px` }}
      >
        <MatrixHead columns={columns} view={view} total={people.length} />
        <tbody>
          {view.before > 0 && <tr aria-hidden="true" style={{ height: view.before }} />}
          {view.rows.map((index) => {
            const row = people[index]
            return (
              row && (
                <MatrixLine
                  key={row.position}
                  row={row}
                  index={index}
                  cells={model.cellsOf(row)}
                  columns={columns}
                  view={view}
                  active={active.row === index ? active.column : undefined}
                  chosen={cell?.position === row.position ? cell.requirementId : undefined}
                  picked={picked.has(row.position)}
                  onPick={onPick}
                  onOpen={onOpen}
                  onChoose={choose}
                  onKeyDown={press}
                />
              )
            )
          })}
          {view.after > 0 && <tr aria-hidden="true" style={{ height: view.after }} />}
        </tbody>
        <MatrixFoot columns={columns} view={view} met={model.met} total={people.length} />
      </table>
      <p id="matrix-help" hidden>
        {t('matrix.help')}
      </p>
    </div>
  )
}

type CellsOptions = Pick<MatrixGridProps, 'people' | 'onCell'> & {
  columns: MatrixModel['columns']
  view: ReturnType<typeof useMatrixWindow>
}

/** The cell that the tab key leads to, and what keys and presses do. */
function useCells(box: RefObject<HTMLElement | null>, { people, columns, onCell, view }: CellsOptions) {
  const [active, setActive] = useState({ row: 0, column: 0 })
  const focus = ({ row, column }: { row: number; column: number }) => {
    setActive({ row, column })
    view.reveal(row, column)
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus({ preventScroll: true }),
    )
  }
  const choose = useCallback(
    (row: number, column: number) => {
      const [person, requirement] = [people[row], columns[column]]
      if (!person || !requirement) return
      setActive({ row, column })
      onCell({ position: person.position, requirementId: requirement.id })
    },
    [people, columns, onCell],
  )
  const press = (event: KeyboardEvent) => {
    if ((event.target as HTMLElement).dataset['cell'] === undefined) return
    if (event.key === 'Enter' || event.key === ' ') choose(active.row, active.column)
    else {
      const next = nextCell(event.key, active, { rows: people.length, columns: columns.length, right: view.right })
      if (!next) return
      focus(next)
    }
    event.preventDefault()
  }
  return { active, choose, press }
}
