import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Sizes of a page, as multiples of the width of its pane. */
const SIZES = [1, 1.5, 2, 3]

export type Zoom = {
  value: number
  /** Absent at the ends. */
  larger?: () => void
  smaller?: () => void
}

/** How large the page in `sheet` is; what stands in the middle of its pane stays there when that changes. */
export function useZoom(sheet: RefObject<HTMLElement | null>): Zoom {
  const [step, setStep] = useState(0)
  const value = SIZES[step]!
  const last = useRef(value)
  useLayoutEffect(() => {
    const factor = value / last.current
    last.current = value
    const pane = sheet.current?.closest('[role=group]')
    if (!pane || factor === 1) return
    // Counted from the side where the page begins: to the left it counts down.
    const side = Math.sign(pane.scrollLeft) || (getComputedStyle(pane).direction === 'rtl' ? -1 : 1)
    const kept = (from: number, shown: number) => (from + shown / 2) * factor - shown / 2
    const [left, top] = [kept(Math.abs(pane.scrollLeft), pane.clientWidth), kept(pane.scrollTop, pane.clientHeight)]
    pane.scrollTo({ left: side * left, top, behavior: 'instant' })
  }, [value, sheet])
  return {
    value,
    larger: step < SIZES.length - 1 ? () => setStep(step + 1) : undefined,
    smaller: step > 0 ? () => setStep(step - 1) : undefined,
  }
}
