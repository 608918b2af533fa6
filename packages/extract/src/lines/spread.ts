import type { Piece } from './piece.ts'

/** Width in points from which on a sheet holds two pages side by side: an A3 one, and how much wider than high it is. */
const WIDE = 1050
const LYING = 1.3
/** Room in the middle, in points, and pieces that each of the pages must have. */
const FOLD = 16
const FEWEST = 12

type Sheet = { width: number; height: number; rightToLeft: boolean }

/**
 * The pieces of the two pages that lie side by side on a sheet, as Japanese forms are printed; undefined where it holds one.
 */
export function pagesOfSpread(pieces: Piece[], { width, height, rightToLeft }: Sheet): Piece[][] | undefined {
  if (rightToLeft || width < WIDE || width < LYING * height) return undefined
  const middle = width / 2
  if (pieces.some(({ x0, x1 }) => x0 < middle + FOLD / 2 && x1 > middle - FOLD / 2)) return undefined
  const pages = [pieces.filter(({ x1 }) => x1 < middle), pieces.filter(({ x0 }) => x0 > middle)]
  return pages.every((page) => page.length >= FEWEST) ? pages : undefined
}
