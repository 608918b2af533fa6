import type { Span } from '@evenhand/model'
import type { Folded } from './fold-text.ts'

/** Signs that patterns ask for, as bits. */
export const [COLON, TAB, BAR, OPENING, STOP, RULE, DASH, QUOTE] = [1, 2, 4, 8, 16, 32, 64, 128] as const

const bits = new Uint8Array(0x10000)
for (const [at, sign] of [...':\t|(._-"'].entries()) bits[sign.charCodeAt(0)] = 1 << at

/** Whether one of some signs stands in a stretch: a pattern that asks for them need not be tried where none does. */
export function holdsSign({ codes }: Pick<Folded, 'codes'>, { start, end }: Span, signs: number): boolean {
  // Behind the last letter stands nothing, which an engine is slow to find.
  const until = Math.min(end, codes.length)
  for (let at = start; at < until; at++) if ((bits[codes[at]!]! & signs) !== 0) return true
  return false
}
