import type { Span } from '@evenhand/model'

/** What parts the cells of one row: bars, bullets and rules. A tab or wide blanks part a label from what it names. */
const CELLS = /\s{0,3}(?:\s[|·•▪●¦‖]\s|_{4,})\s{0,3}/gu
/** What parts the items of a list, in whatever script; commas within a number or within brackets part nothing. */
const ITEMS = /\s{0,3}(?:[,;،؛、，；|·•▪●¦‖\n\t]|\s[–—/]\s|\s-\s)\s{0,3}/gu
/** A part of a sentence that can stand for itself. */
const PARTS = /(?:[,;،؛]\s|[、，；|·•▪●¦‖\n\t]|\s[–—-]\s|[.!?]\s)\s{0,3}/gu

/** The cells that a row of a resume is made of. */
export function cellsOf(text: string, span: Span): Span[] {
  return piecesOf(text, span, CELLS)
}

/** The items of a list written in one row. */
export function itemsOf(text: string, span: Span): Span[] {
  return piecesOf(text, span, ITEMS)
}

/**
 * Of a sentence the part around a span that says nothing of age, family or belief, cells beside it left out; undefined where
 * none is left.
 */
export function pieceAround(text: string, whole: Span, { span, personal }: { span: Span; personal: Span[] }) {
  const cells = runOf(cellsOf(text, whole), span)
  if (cells === undefined || !personal.some((each) => overlaps(each, cells))) return cells
  const said = piecesOf(text, cells, PARTS).filter((part) => !personal.some((each) => overlaps(each, part)))
  return said.find((part) => overlaps(part, span))
}

/** From the first of several pieces that share something with a span to the last. */
export function runOf(pieces: Span[], span: Span): Span | undefined {
  const shared = pieces.filter((piece) => overlaps(piece, span))
  return shared.length === 0 ? undefined : { start: shared[0]!.start, end: shared.at(-1)!.end }
}

export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && one.end > other.start
}

function piecesOf(text: string, { start, end }: Span, between: RegExp): Span[] {
  const slice = text.slice(start, end)
  const depths = /[(（]/u.test(slice) ? depthsOf(slice) : undefined
  const pieces: Span[] = []
  let from = 0
  for (const { index, 0: sign } of slice.matchAll(between)) {
    if (depths !== undefined && depths[index]! > 0) continue
    pieces.push({ start: start + from, end: start + index })
    from = index + sign.length
  }
  pieces.push({ start: start + from, end })
  return pieces.filter((piece) => /[\p{L}\p{N}]/u.test(text.slice(piece.start, piece.end)))
}

/** For each letter how many brackets are open; one that nothing closes opens none. */
function depthsOf(text: string): number[] {
  let depth = 0
  return Array.from({ length: text.length }, (_, at) => {
    const sign = text[at]!
    if (/[(（]/u.test(sign) && /[)）]/u.test(text.slice(at, at + 120))) depth++
    else if (/[)）]/u.test(sign) && depth > 0) depth--
    return depth
  })
}
