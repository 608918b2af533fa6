const DAY = 24 * 60 * 60 * 1000

/** Whole days until a finished run is erased; 0 when its time is over. */
export function erasedInDays(finishedAt: string, retention: number, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(finishedAt) + retention * DAY - now) / DAY))
}
