import type { Piece } from '../lines/piece.ts'
import { createFrames, type PageBox } from './page-frame.ts'
import type { Pdfium } from './pdfium.ts'
import { readBounds } from './walk-objects.ts'

/** First and last code of the scripts of South and South-East Asia whose syllables are drawn as several glyphs. */
const [FIRST, LAST] = [0x900, 0x109f]
/** How far, in type size, the rest of a syllable may stand from its beginning. */
const NEAR = 0.75

/**
 * A syllable that ActualText names is drawn as several text objects, of which PDFium gives all letters to the first and
 * none to the others: the piece ends where the last of them does, else a hole in the word would look like a blank or a
 * tab. `texts`: the page's text objects as they are drawn. Changes the pieces.
 */
export function reachSilent(pdfium: Pdfium, { box, texts }: { box: PageBox; texts: number[] }, pieces: Piece[]): void {
  if (!pieces.some(endsInSyllable)) return
  const last = new Map<number, Piece>()
  for (const piece of pieces) if (piece.object !== undefined) last.set(piece.object, piece)
  const frame = createFrames(box)(90 * box.quarters)
  for (const [at, object] of texts.entries()) {
    const piece = last.get(object)
    if (piece === undefined || piece.turn !== 0 || !endsInSyllable(piece)) continue
    for (let next = at + 1; next < texts.length && !last.has(texts[next]!); next++) {
      const [left, top, right, bottom] = frame.box(readBounds(pdfium, texts[next]!))
      const isBeside =
        top < piece.bottom && bottom > piece.top && left > piece.x0 && left < piece.x1 + NEAR * piece.size
      if (!isBeside) break
      piece.x1 = Math.max(piece.x1, right)
    }
  }
}

function endsInSyllable({ text }: Piece): boolean {
  const code = text.charCodeAt(text.length - 1)
  return code >= FIRST && code <= LAST
}
