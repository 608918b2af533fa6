import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** So far, in CSS pixels, a pointer may slip before it has left on purpose what it pressed. */
const SLIP = 24

/**
 * For a button below parts that come late: the page may move between press and release, and a browser counts a press
 * only where both meet the same element. The button keeps the pointer until it is released. Who draws it away takes
 * the press back, as everywhere.
 */
export function useHeldPress(act: () => void) {
  const pressed = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      pressed.current = { x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      const from = pressed.current
      pressed.current = undefined
      // Keys press without a pointer.
      if (from && event.detail > 0 && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) return
      act()
    },
  }
}
