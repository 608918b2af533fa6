import type { Segment } from './piece.ts'

type Look = Pick<Segment, 'bold' | 'color' | 'size'>

/** Whether two texts are of one weight, colour and size. */
export function sameLook(a: Look, b: Look): boolean {
  return a.bold === b.bold && a.color === b.color && Math.abs(a.size - b.size) < 0.5
}
