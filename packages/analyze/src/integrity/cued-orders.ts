import { LATIN_INSTRUCTIONS } from '../knowledge/judging/instruction-patterns.ts'

/** Letters of a word that are looked at: the number of any five letters, digits or _ is below 2^31. */
const LETTERS = 5
const BASE = 38
const FIRST_DIGIT = 27
const UNDERSCORE = 37

/** Numbers of the characters of a word, 1 to 37; 0 for all others. */
const numbers = new Uint8Array(128)
for (let code = 97; code <= 122; code++) numbers[code] = numbers[code - 32] = code - 96
for (let code = 48; code <= 57; code++) numbers[code] = code - 48 + FIRST_DIGIT
numbers[95] = UNDERSCORE

type Cue = { order: number; group: number }

const cues = new Map<number, Cue[]>()
/** The groups of each pattern, as bits. */
const asked = LATIN_INSTRUCTIONS.map((order) => (1 << order.cues.length) - 1)
for (const [order, { cues: groups }] of LATIN_INSTRUCTIONS.entries()) {
  for (const [group, words] of groups.entries()) {
    for (const word of words.split(' ')) {
      const number = [...word.slice(0, LETTERS)].reduce((sum, char) => sum * BASE + numbers[char.charCodeAt(0)]!, 0)
      cues.set(number, [...(cues.get(number) ?? []), { order, group: 1 << group }])
    }
  }
}

/**
 * Those patterns of orders to a machine which a folded text could match by the words it holds; a text of a thousand
 * words is looked through once instead of once a pattern.
 */
export function cuedOrders(text: string): RegExp[] {
  const seen = new Uint8Array(asked.length)
  let number = 0
  let letters = 0
  for (let at = 0; at <= text.length; at++) {
    const digit = at < text.length ? (numbers[text.charCodeAt(at)] ?? 0) : 0
    if (digit > 0) {
      if (letters++ < LETTERS) number = number * BASE + digit
    } else if (letters > 0) {
      for (const { order, group } of cues.get(number) ?? NONE) seen[order]! |= group
      number = 0
      letters = 0
    }
  }
  return LATIN_INSTRUCTIONS.filter((_, order) => seen[order] === asked[order]).map(({ pattern }) => pattern)
}

const NONE: readonly Cue[] = []
