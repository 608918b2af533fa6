const segmenters = new Map<string, Intl.Segmenter>()

/** A number belongs to the word behind it: "10 years". */
const NUMBER = /\p{Nd}$/u

/** Where the words of a text end, in characters, other than numbers. */
export function wordEnds(text: string, locale: string): number[] {
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' })
  segmenters.set(locale, known)
  return [...known.segment(text)].flatMap(({ index, segment, isWordLike }) =>
    isWordLike && !NUMBER.test(segment) ? [index + segment.length] : [],
  )
}

type Held = { text: string; locale: string; width: number }

const boxes = new Map<Element, Held>()

/**
 * One for all boxes: it speaks between layout and paint, so that the boxes of a whole list are read together and
 * written together. Cut one by one, each would ask for a layout of its own.
 */
const observer =
  typeof ResizeObserver === 'undefined'
    ? undefined
    : new ResizeObserver((entries) => {
        const changed = entries.flatMap(({ target }) => {
          const held = boxes.get(target)
          if (!held || held.width === target.clientWidth) return []
          return [{ box: target, held }]
        })
        for (const { box, held } of changed) {
          held.width = box.clientWidth
          showUpTo(box, held.text, held.text.length)
        }
        const ends = changed.map(({ box, held }) => findEnd(box, held))
        for (const [index, { box, held }] of changed.entries()) showUpTo(box, held.text, ends[index]!)
      })

/**
 * Lets the text of a box end behind the last word that it has room for, however wide it becomes. The box has two
 * spans, for what is shown and the rest. Gives back what ends it.
 */
export function keepCut(box: Element, text: string, locale: string): () => void {
  boxes.set(box, { text, locale, width: -1 })
  observer?.observe(box)
  return () => {
    observer?.unobserve(box)
    boxes.delete(box)
    showUpTo(box, text, text.length)
  }
}

/** The end of the last word for which a box has room that shows the whole text; nothing is written. */
function findEnd(box: Element, { text, locale }: Held): number {
  const letters = box.firstElementChild?.firstChild
  if (!letters || box.scrollHeight <= box.clientHeight + 1) return text.length
  const { top } = box.getBoundingClientRect()
  const line = Number.parseFloat(getComputedStyle(box).lineHeight)
  const edges = { lastLine: top + box.clientHeight - line, bottom: top + box.clientHeight, width: box.clientWidth }
  const ends = wordEnds(text, locale)
  let [low, high] = [0, ends.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (hasRoom(letters, ends[middle]!, edges)) low = middle
    else high = middle - 1
  }
  return ends[low] ?? 0
}

type Edges = { lastLine: number; bottom: number; width: number }

/** Whether the letters up to there stand within the edges, and three dots behind them. */
function hasRoom(letters: Node, end: number, edges: Edges): boolean {
  const range = document.createRange()
  range.setStart(letters, 0)
  range.setEnd(letters, end)
  const pieces = [...range.getClientRects()]
  const last = pieces.at(-1)
  if (!last) return true
  const middle = (last.top + last.bottom) / 2
  if (middle < edges.lastLine) return true
  // Pieces in both directions may stand on one line, in any order.
  const line = pieces.filter((piece) => piece.top < middle && piece.bottom > middle)
  const width = line.reduce((sum, piece) => sum + piece.width, 0)
  return middle < edges.bottom && width + last.height <= edges.width
}

function showUpTo(box: Element, text: string, end: number): void {
  const [shown, rest] = box.children
  if (!shown || !rest || shown.textContent === text.slice(0, end)) return
  shown.textContent = text.slice(0, end)
  rest.textContent = text.slice(end)
  box.toggleAttribute('data-cut', end < text.length)
}
