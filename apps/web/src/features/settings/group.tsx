import type { ReactNode } from 'react'
import { Notice } from '../../ui/notice.tsx'
import classes from './group.module.css'

export function Group({ children }: { children: ReactNode }) {
  return <section className={classes['group']}>{children}</section>
}

type RowProps = {
  title: string
  /** Beside the title: how it stands. */
  state?: ReactNode
  help?: ReactNode
  /** At the end of the line, or below it on a phone. */
  control?: ReactNode
  /** Below the line, over its whole width. */
  children?: ReactNode
  fault?: string
  onFaultGone?: () => void
}

/** One setting: what it is, what it does, and how it stands. */
export function Row({ title, state, help, control, children, fault, onFaultGone }: RowProps) {
  return (
    <div className={classes['row']} data-stacked={control === undefined || undefined}>
      <div>
        <div className={classes['head']}>
          <h2>{title}</h2>
          {state}
        </div>
        {help && <div className={classes['help']}>{help}</div>}
      </div>
      {control && <div className={classes['control']}>{control}</div>}
      {children}
      {fault && (
        <div className={classes['outcome']}>
          <Notice tone="fault" onClose={onFaultGone}>
            {fault}
          </Notice>
        </div>
      )}
    </div>
  )
}
