/** Longer than any browser needs to take the page, in milliseconds. */
const LONGEST = 60_000

/**
 * Calls `end` when the page is back from paper. Not every browser says so with `afterprint`: then with the media that
 * changes back, with the first sign of a reader whom no dialog holds, or in the end by the clock. Gives what stops it.
 */
export function onPrintEnd(end: () => void): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const timer = setTimeout(done, LONGEST)
  function done() {
    stop()
    end()
  }
  function stop() {
    clearTimeout(timer)
    stopping.abort()
  }
  for (const sign of ['afterprint', 'focus', 'pointerdown', 'keydown']) addEventListener(sign, done, { signal })
  const media = matchMedia('print')
  media.addEventListener('change', () => !media.matches && done(), { signal })
  return stop
}
