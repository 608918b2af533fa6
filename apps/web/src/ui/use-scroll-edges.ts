import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** Less than this is no more to come: widths are rounded, in pixels. */
const NOTHING = 2

/**
 * Says on a box that is pushed aside, in `data-more-start` and `data-more-end`, on which sides more of it is; `--bar` is
 * how wide the bar is that scrolls it down. The looks: scroll-edges.module.css.
 */
export function useScrollEdges(box: RefObject<HTMLElement | null>): void {
  // What it holds may have changed with anything that is drawn anew.
  useLayoutEffect(() => tellEdges(box.current))
  useEffect(() => {
    const held = box.current
    if (!held) return undefined
    const tell = () => tellEdges(held)
    const observer = new ResizeObserver(tell)
    observer.observe(held)
    held.addEventListener('scroll', tell, { passive: true })
    return () => {
      observer.disconnect()
      held.removeEventListener('scroll', tell)
    }
  }, [box])
}

function tellEdges(box: HTMLElement | null): void {
  if (!box) return
  box.style.setProperty('--bar', `${box.offsetWidth - box.clientWidth}px`)
  // From right to left it counts downwards from zero.
  const before = Math.abs(box.scrollLeft)
  box.toggleAttribute('data-more-start', before > NOTHING)
  box.toggleAttribute('data-more-end', box.scrollWidth - box.clientWidth - before > NOTHING)
}
