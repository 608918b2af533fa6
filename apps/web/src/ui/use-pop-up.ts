import { useCallback, useEffect, useId, useRef, useState } from 'react'

/**
 * What a button opens beside itself. Pressing anything outside of the box closes it; `close` also gives the keyboard
 * back to the button.
 */
export function usePopUp() {
  const [open, setOpen] = useState(false)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return undefined
    const press = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    addEventListener('pointerdown', press)
    return () => removeEventListener('pointerdown', press)
  }, [open])
  const toggle = useCallback(() => setOpen((was) => !was), [])
  const close = useCallback(() => {
    setOpen(false)
    button.current?.focus()
  }, [])
  return { open, id, box, button, toggle, close }
}
