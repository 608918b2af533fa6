/** How far content alone moves one of several equally telling sentences before another. */
export const LEAN = 0.4

/**
 * Which of several sentences that tell about as much as each other is taken, 0 to 1: by the figures of a working life, so
 * that people beside each other in a list do not read alike and the same resume always reads the same. FNV-1a, mixed.
 */
export function leanOf(code: string, figures: number): number {
  let hash = 0x811c9dc5 ^ figures
  for (let at = 0; at < code.length; at++) hash = Math.imul(hash ^ code.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000
}
