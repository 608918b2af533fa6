import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import classes from './undo-toast.module.css'

/** How long something can be taken back, in milliseconds. */
export const UNDO_TIME = 8_000

type UndoToastProps = {
  message: string
  onUndo: () => void
  /** Called when the time is over. */
  onDone: () => void
}

/** Says what was done and offers to take it back; waits while it is pointed at or has the focus. */
export function UndoToast({ message, onUndo, onDone }: UndoToastProps) {
  const { t } = useTexts()
  const [held, setHeld] = useState(false)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => done.current(), UNDO_TIME)
    return () => clearTimeout(timer)
  }, [held])
  return (
    <div
      className={classes['toast']}
      role="status"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span dir="auto">{message}</span>
      <Button size="xs" variant="subtle" onClick={onUndo}>
        {t('common.undo')}
      </Button>
    </div>
  )
}
