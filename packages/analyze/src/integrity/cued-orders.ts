import { codesOf } from '../knowledge/codes.ts'
import { LATIN_INSTRUCTIONS } from '../knowledge/judging/instruction-patterns.ts'

/** Letters of a word that are looked at: the number of any five letters, digits or _ is below 2^31. */
const LETTERS = 5
const BASE = 38
const FIRST_DIGIT = 27
const UNDERSCORE = 37

/** Numbers of the characters of a word, 1 to 37; 0 for all others. */
const numbers = new Uint8Array(0x10000)
for (let code = 97; code <= 122; code++) numbers[code] = numbers[code - 32] = code - 96
for (let code = 48; code <= 57; code++) numbers[code] = code - 48 + FIRST_DIGIT
numbers[95] = UNDERSCORE

/** Words between the cues of a match at most: the gaps of a pattern are of 50 letters together, which make 26 words. */
const NEAR = 40

/** A group of cues, of which every match of an order's pattern holds one. `place`: where its last word is kept. */
type Group = { order: number; place: number }

const cues = new Map<number, Group[]>()
/** By the low bits of a number, whether a cue has them: most words need not be looked for. */
const CUE_BITS = 0xffff
const mayBeCue = new Uint8Array(CUE_BITS + 1)
/** By order, where its groups begin and end. */
const places: { from: number; until: number }[] = []
let last = 0
for (const [order, { cues: groups }] of LATIN_INSTRUCTIONS.entries()) {
  places.push({ from: last, until: last + groups.length })
  for (const words of groups) {
    for (const word of words.split(' ')) {
      const number = [...word.slice(0, LETTERS)].reduce((sum, char) => sum * BASE + numbers[char.charCodeAt(0)]!, 0)
      cues.set(number, [...(cues.get(number) ?? []), { order, place: last }])
      mayBeCue[number & CUE_BITS] = 1
    }
    last++
  }
}

/**
 * Those patterns of orders to a machine which a folded text could match by the words it holds near each other; a text of
 * a thousand words is looked through once instead of once a pattern.
 */
export function cuedOrders(text: string): RegExp[] {
  const asked = places.map(({ from, until }) => from === until)
  const seen = new Int32Array(last).fill(-NEAR - 1)
  let words = 0
  let number = 0
  let letters = 0
  const codes = codesOf(text)
  for (let at = 0; at <= codes.length; at++) {
    const digit = at < codes.length ? numbers[codes[at]!]! : 0
    if (digit > 0) {
      if (letters++ < LETTERS) number = number * BASE + digit
    } else if (letters > 0) {
      words++
      if (mayBeCue[number & CUE_BITS] === 1) {
        for (const { order, place } of cues.get(number) ?? []) {
          seen[place] = words
          asked[order] ||= areNear(seen, places[order]!, words)
        }
      }
      number = 0
      letters = 0
    }
  }
  return LATIN_INSTRUCTIONS.filter((_, order) => asked[order]).map(({ pattern }) => pattern)
}

/** Whether a word of each group was seen not long before. */
function areNear(seen: Int32Array, { from, until }: { from: number; until: number }, words: number): boolean {
  for (let place = from; place < until; place++) if (words - seen[place]! > NEAR) return false
  return true
}
