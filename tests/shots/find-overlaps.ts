/** Runs in the page: words that lie over other words. Where a dialog is open, only its own are looked at. */
export function findOverlaps(): string[] {
  type Line = { element: Element; words: string; box: DOMRect }
  const dialogs = document.querySelectorAll('[role=dialog]')
  const top = dialogs[dialogs.length - 1] ?? document.body

  /** The part of a box that its scrolling ancestors leave to be seen; those above the page itself move along. */
  const clip = (box: DOMRect, element: Element): DOMRect | undefined => {
    let { left, top: up, right, bottom } = box
    for (let holder: Element | null = element; holder && holder !== document.body; holder = holder.parentElement) {
      const style = getComputedStyle(holder)
      if (style.position === 'fixed' || style.position === 'sticky') return undefined
      if (style.overflow === 'visible') continue
      const around = holder.getBoundingClientRect()
      left = Math.max(left, around.left)
      up = Math.max(up, around.top)
      right = Math.min(right, around.right)
      bottom = Math.min(bottom, around.bottom)
    }
    return right - left > 2 && bottom - up > 2 ? new DOMRect(left, up, right - left, bottom - up) : undefined
  }

  const lines: Line[] = []
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    const words = (walker.currentNode.textContent ?? '').trim()
    if (!element || words === '' || element.closest('[aria-hidden=true], [role=listbox], option')) continue
    // A menu lies over the page by its nature, with what is said below its choices.
    if (element.closest(':has(> [role=menu]), [role=menu]')) continue
    if (top === document.body && element.closest('[data-portal], [data-mantine-shared-portal-node]')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    for (const rect of range.getClientRects()) {
      const box = clip(rect, element)
      if (box) lines.push({ element, words: words.slice(0, 30), box })
    }
  }

  const found = new Set<string>()
  lines.sort((a, b) => a.box.top - b.box.top)
  for (const [index, one] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next]
      if (!other || other.box.top > one.box.bottom) break
      if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element))
        continue
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const height = one.box.bottom - other.box.top
      // Line boxes of tall scripts reach a little into one another without their letters touching.
      const small = Math.min(one.box.height, other.box.height, other.box.bottom - other.box.top)
      if (width > 2 && height > small * 0.45) found.add(`“${one.words}” lies over “${other.words}”`)
    }
  }
  return [...found]
}
