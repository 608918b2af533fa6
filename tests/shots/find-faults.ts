/** Runs in the page: what no screen may show. `sections` are the first words of the names of texts. */
export function findFaults(sections: readonly string[]): string[] {
  const faults: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth + 1) faults.push(`${scrollWidth - clientWidth} px wider than the window`)
  const keys = new RegExp(`(?<![\\w@/.-])(?:${sections.join('|')})(?:\\.[a-z][\\w-]*)+(?![\\w@/])`, 'g')
  for (const [key] of document.body.innerText.matchAll(keys)) {
    if (!/\.(?:txt|pdf|docx?|csv|rtf|odt|com|org|net|example|test)$/.test(key))
      faults.push(`the name of a text: ${key}`)
  }
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const nameOf = (element: Element) => (element.textContent ?? '').trim().slice(0, 30)
  const boxes = [...document.querySelectorAll('header a, header button')].filter(isSeen)
  for (const [index, one] of boxes.entries()) {
    const a = one.getBoundingClientRect()
    for (const other of boxes.slice(index + 1)) {
      const b = other.getBoundingClientRect()
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (width > 2 && height > 2 && !one.contains(other)) faults.push(`${nameOf(one)} lies over ${nameOf(other)}`)
    }
  }
  for (const button of [...document.querySelectorAll('button')].filter(isSeen)) {
    const box = button.getBoundingClientRect()
    const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const holder = walker.currentNode.parentElement ?? button
      // What is only spoken is one pixel large; addresses may end in dots.
      if (holder.offsetWidth <= 1 || getComputedStyle(holder).textOverflow === 'ellipsis') continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const words = range.getBoundingClientRect()
      const isSpilling = words.width > 0 && (words.left < box.left - 2 || words.right > box.right + 2)
      if (isSpilling) faults.push(`words do not fit their button: ${nameOf(button)}`)
    }
  }
  // What is typed is no text of the page: a field's own room, without its padding, must end before a button in it.
  for (const field of [...document.querySelectorAll('input')].filter(isSeen)) {
    const box = field.getBoundingClientRect()
    const { paddingLeft, paddingRight } = getComputedStyle(field)
    const [left, right] = [box.left + parseFloat(paddingLeft), box.right - parseFloat(paddingRight)]
    for (const button of field.parentElement?.querySelectorAll('button') ?? []) {
      const over = button.getBoundingClientRect()
      const isOver = over.top < box.bottom && over.bottom > box.top && over.left < right - 2 && over.right > left + 2
      if (isOver) faults.push(`${nameOf(button)} lies over what is typed`)
    }
  }
  return faults
}
