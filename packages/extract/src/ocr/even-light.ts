import type { Grey } from './grey.ts'

/** Pixels of the squares in which the paper's light is measured: larger than letters, smaller than shadows. */
const SQUARE = 48
/** Part of a square's pixels that is no brighter than its paper. */
const PAPER = 0.8
/** Squares that are darker than this part of the light around them are panels and pictures. */
const DARKER = 0.85
const ROUNDS = 8
/** Light that differs less over the page is as a scanner gives it. */
const EVEN = 0.12
/** What paper is made. */
const WHITE = 250

type Square = { x: number; y: number; light: number }

/**
 * The same picture under even light: a photograph of a page is darker at one side or in a corner, and a shadow that is
 * darker than a letter elsewhere hides what stands in it. The light is a surface of the second order through the paper.
 * Linear in the pixels.
 */
export function evenLight(grey: Grey): Grey {
  const { width, height, pixels } = grey
  const surface = fitLight(squaresOf(grey))
  if (surface === undefined) return grey
  const corners = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => lightAt(surface, x, y)))
  if (Math.max(...corners) - Math.min(...corners) < EVEN * Math.max(...corners)) return grey
  const even = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++) {
    const v = (2 * y) / height - 1
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const light = Math.max(LEAST_LIGHT, lightAt(surface, (2 * x) / width - 1, v))
      even[at] = Math.min(255, (pixels[at]! * WHITE) / light)
    }
  }
  return { width, height, pixels: even }
}

const LEAST_LIGHT = 30

/** The paper's brightness in each square; places go from -1 to 1. */
function squaresOf({ width, height, pixels }: Grey): Square[] {
  const squares: Square[] = []
  const counts = new Uint32Array(256)
  for (let top = 0; top + SQUARE <= height; top += SQUARE) {
    for (let left = 0; left + SQUARE <= width; left += SQUARE) {
      counts.fill(0)
      for (let y = top; y < top + SQUARE; y++) {
        for (let x = left; x < left + SQUARE; x++) counts[pixels[y * width + x]!]!++
      }
      let [light, seen] = [0, counts[0]!]
      while (seen < PAPER * SQUARE * SQUARE && light < 255) seen += counts[++light]!
      squares.push({ x: (2 * left + SQUARE) / width - 1, y: (2 * top + SQUARE) / height - 1, light })
    }
  }
  return squares
}

/** Coefficients of 1, x, y, xx, xy and yy; squares that lie below the surface are left out, round by round. */
function fitLight(squares: Square[]): number[] | undefined {
  let kept = squares
  let surface: number[] | undefined
  for (let round = 0; round < ROUNDS; round++) {
    const fitted = leastSquares(kept)
    if (fitted === undefined) return surface
    surface = fitted
    kept = squares.filter(({ x, y, light }) => light > DARKER * lightAt(fitted, x, y))
  }
  return surface
}

const termsAt = (x: number, y: number): number[] => [1, x, y, x * x, x * y, y * y]

function lightAt(surface: number[], x: number, y: number): number {
  const [a, b, c, d, e, f] = surface as [number, number, number, number, number, number]
  return a + b * x + c * y + d * x * x + e * x * y + f * y * y
}

/** Solves the normal equations of the six terms; undefined where the squares do not tell them. */
function leastSquares(squares: Square[]): number[] | undefined {
  const rows = Array.from({ length: 6 }, () => Array.from({ length: 7 }, () => 0))
  for (const { x, y, light } of squares) {
    const terms = termsAt(x, y)
    for (const [i, row] of rows.entries()) {
      for (const [j, term] of [...terms, light].entries()) row[j]! += terms[i]! * term
    }
  }
  for (let i = 0; i < 6; i++) {
    const pivot = rows.slice(i).reduce((best, row) => (Math.abs(row[i]!) > Math.abs(best[i]!) ? row : best))
    rows.splice(rows.indexOf(pivot), 1, rows[i]!)
    rows[i] = pivot
    if (Math.abs(pivot[i]!) < 1e-9) return undefined
    for (const row of rows) {
      if (row === pivot) continue
      const share = row[i]! / pivot[i]!
      for (let j = i; j < 7; j++) row[j]! -= share * pivot[j]!
    }
  }
  return rows.map((row, i) => row[6]! / row[i]!)
}
