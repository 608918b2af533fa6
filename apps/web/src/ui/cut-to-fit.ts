const segmenters = new Map<string, Intl.Segmenter>()

/** Where the words of a text end, in characters. */
export function wordEnds(text: string, locale: string): number[] {
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' })
  segmenters.set(locale, known)
  return [...known.segment(text)].flatMap(({ index, segment, isWordLike }) =>
    isWordLike ? [index + segment.length] : [],
  )
}

/** Ends the text of a box behind the last word that it has room for; the box has two spans, for what is shown and the rest. */
export function cutToFit(box: HTMLElement, text: string, locale: string): void {
  if (cutAt(box, text, text.length)) return
  const ends = wordEnds(text, locale)
  let [low, high] = [0, ends.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (cutAt(box, text, ends[middle]!)) low = middle
    else high = middle - 1
  }
  cutAt(box, text, ends[low] ?? 0)
}

/** Shows the text up to there. Whether it has room. */
export function cutAt(box: HTMLElement, text: string, end: number): boolean {
  const [shown, rest] = box.children
  if (!shown || !rest) return true
  shown.textContent = text.slice(0, end)
  rest.textContent = text.slice(end)
  box.toggleAttribute('data-cut', end < text.length)
  // Heights are rounded.
  return box.scrollHeight <= box.clientHeight + 1
}
