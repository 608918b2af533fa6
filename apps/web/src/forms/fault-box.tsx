import classes from './forms.module.css'
import { RedBox } from './red-box.tsx'
import type { Fault } from './use-form.ts'

type FaultBoxProps = {
  fault: Fault | undefined
  /** What was refused, said before the reason. */
  title?: string
  onGone: () => void
}

/** The red box of a form. */
export function FaultBox({ fault, title, onGone }: FaultBoxProps) {
  if (!fault) return null
  return (
    <div className={classes['box']}>
      <RedBox key={fault.text} onGone={onGone}>
        {title && fault.isRefusal && fault.text !== title && <b>{title}</b>}
        {fault.text}
      </RedBox>
    </div>
  )
}
