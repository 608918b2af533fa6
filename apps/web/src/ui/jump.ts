/** Scrolls to a section and moves the focus to its heading, so that reading goes on there. */
export function jumpTo(id: string): void {
  const target = document.getElementById(id)
  if (!target) return
  // All that lies between must have its true height, or the way would lead elsewhere.
  for (const part of document.querySelectorAll<HTMLElement>('[data-below]')) {
    part.dataset['below'] = 'whole'
  }
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' })
  const heading = target.querySelector<HTMLElement>('h1, h2') ?? target
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
