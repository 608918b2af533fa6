import { Button } from '@mantine/core'
import { useFocusWithin, useHover, useMergedRef } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { CrossButton } from './cross-button.tsx'
import { isTyping } from './is-typing.ts'
import classes from './undo-toast.module.css'

/** How long something can be taken back, in milliseconds. */
export const UNDO_TIME = 8_000

type UndoToastProps = {
  message: string
  onUndo: () => void
  /** Called when the time is over, and by who does not want to wait for that. */
  onDone: () => void
}

/** Says what was done and offers to take it back, also by Ctrl+Z; waits while it is pointed at or has the focus. */
export function UndoToast({ message, onUndo, onDone }: UndoToastProps) {
  const { t } = useTexts()
  const hover = useHover<HTMLDivElement>()
  const before = useRef<EventTarget>(null)
  const focus = useFocusWithin<HTMLDivElement>({ onFocus: ({ relatedTarget }) => (before.current = relatedTarget) })
  const box = useMergedRef(hover.ref, focus.ref)
  const held = hover.hovered || focus.focused
  const done = useRef(onDone)
  const taken = useRef(onUndo)
  useEffect(() => {
    done.current = onDone
    taken.current = onUndo
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z') return
      // There it takes back what was typed.
      if (isTyping(event.target)) return
      event.preventDefault()
      taken.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => done.current(), UNDO_TIME)
    return () => clearTimeout(timer)
  }, [held])
  /** Gives the focus back to where it was before it came here: with this gone it would be nowhere. */
  const leave = (act: () => void) => {
    act()
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
  }
  return (
    <div ref={box} className={classes['toast']} role="status">
      <span dir="auto">{message}</span>
      <Button size="xs" variant="subtle" aria-keyshortcuts="Control+Z Meta+Z" onClick={() => leave(onUndo)}>
        {t('common.undo')}
      </Button>
      <CrossButton aria-label={t('common.dismiss')} onClick={() => leave(onDone)} />
    </div>
  )
}
