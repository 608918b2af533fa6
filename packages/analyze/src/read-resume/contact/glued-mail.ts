import type { Doc } from '../text/document.ts'
import { foldText } from '../text/fold-text.ts'

/** Letters of a family name that an address tells. */
const LEAST_LETTERS = 3
const OPENING = /^\p{Lu}\p{Ll}{2,30}/u
/** Letters before an address among which its owner's given name stands. */
const SEARCHED = 60
const GIVEN = /(?:^|[\n|•\t])\s{0,8}(\p{Lu}[\p{L}'-]{0,24})\.?(?: [\p{L}'.-]{1,24}){0,4} (?:\p{Lu}\p{L}{1,24}-)?$/u

/**
 * How many letters of what stands before "@" are a family name that a copy has glued to the address: "Merrow" of
 * "Ada Merrowada.merrow@...", which has the name again, or opens as the row does.
 */
export function gluedFamily({ text, fold }: Pick<Doc, 'text' | 'fold'>, start: number, at: number): number {
  const opening = OPENING.exec(text.slice(start, Math.min(at, start + SEARCHED)))
  if (opening === null || !/[ -]/.test(text[start - 1] ?? '')) return 0
  const name = GIVEN.exec(text.slice(Math.max(0, start - SEARCHED), start))?.[1]
  if (name === undefined) return 0
  const given = foldText(name)
  const local = fold.slice(start, at)
  for (let length = opening[0].length; length >= LEAST_LETTERS; length--) {
    const rest = local.slice(length)
    if (rest.length < LEAST_LETTERS) continue
    if (rest.includes(local.slice(0, length)) || (given.length >= LEAST_LETTERS && rest.startsWith(given)))
      return length
  }
  return 0
}
