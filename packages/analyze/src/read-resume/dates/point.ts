import type { Point } from './read-point.ts'

/** A point with all it may hold, so that the engine that runs us keeps every point in one form. */
export function pointOf(next: number, { date, month, bare, weak, season, offset }: Omit<Point, 'next'>): Point {
  return { date, month, bare, weak, season, offset, next }
}
