/** Scrolls to a section and moves the focus to its heading, so that reading goes on there. False where there is none. */
export function jumpTo(id: string): boolean {
  const target = document.getElementById(id)
  if (!target) return false
  target.closest<HTMLElement>('[data-folded]')?.removeAttribute('data-folded')
  // All that lies between must have its true height, or the way would lead elsewhere.
  for (const part of document.querySelectorAll<HTMLElement>('[data-below]')) {
    part.dataset['below'] = 'whole'
  }
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' })
  const heading = target.querySelector<HTMLElement>('h1, h2') ?? target
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
