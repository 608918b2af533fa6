let sent = 0
const listeners = new Set<() => void>()

/** Counts what a request carries to the server. */
export function countSent(body: string): void {
  sent += new TextEncoder().encode(body).length
  for (const listener of listeners) listener()
}

/** Bytes that requests of this page have carried to the server since it was opened. */
export const sentBytes = (): number => sent

/** Calls back whenever more was sent; returns how to stop it. */
export function onSent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
