/** Milliseconds for which an error counts: while the database is away the queue fails every few seconds. */
const COUNTS_FOR = 15_000

/** Whether something is well that says so only when it is not: it is again once it has been silent for a while. */
export type Health = { fail(): void; recover(): void; end(): void; isWell(): boolean }

export function createHealth(): Health {
  let unwellUntil = -Infinity
  return {
    fail: () => void (unwellUntil = performance.now() + COUNTS_FOR),
    recover: () => void (unwellUntil = -Infinity),
    end: () => void (unwellUntil = Infinity),
    isWell: () => performance.now() > unwellUntil,
  }
}
