/** Runs in the page: scrolls to the first of these that is there; rows out of view come into the document on the way. */
export async function bringIntoView(selectors: readonly string[]): Promise<void> {
  const isSeen = (element: Element | null) => element?.checkVisibility()
  const nextFrame = () => new Promise(requestAnimationFrame)
  const find = () => selectors.map((selector) => document.querySelector(selector)).find(isSeen)
  window.scrollTo({ top: 0, behavior: 'instant' })
  for (let step = 0; step < 60 && !find(); step++) {
    scrollBy({ top: innerHeight / 2, behavior: 'instant' })
    await nextFrame()
    await nextFrame()
  }
  const found = find()
  // A quote is where the page has put it.
  const block = found?.tagName === 'MARK' ? 'nearest' : 'start'
  found?.scrollIntoView({ block, behavior: 'instant' })
  scrollBy({ top: -24, behavior: 'instant' })
  await nextFrame()
}
