import { type RefObject, useEffect, useRef } from 'react'

/** Closes what is open when something else is pressed. */
export function useOutside(box: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!open) return undefined
    const press = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) latest.current()
    }
    addEventListener('pointerdown', press)
    return () => removeEventListener('pointerdown', press)
  }, [box, open])
}
