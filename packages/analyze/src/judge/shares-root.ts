import { tokenize } from '../knowledge/tokenize.ts'
import { meaningsOf } from './meanings-of.ts'

/** Letters that two words of one root have in common at their beginning, and their part of the longer. */
const LEAST = 4
const PART = 0.6
/** Letters of a word that stands whole at the beginning of a compound. */
const WHOLE = 5

/** Whether two stems begin alike: "spawaniu" and "spawacz", "magasin" and "magasinier", "pflege" and "pflegefachkraft". */
export function sharesRoot(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length)
  const shortest = Math.min(one.length, other.length)
  let same = 0
  while (same < shortest && one[same] === other[same]) same++
  return same >= LEAST && (same > PART * longest || (same === shortest && same >= WHOLE))
}

/**
 * What those words of a text (in a language, ISO 639-1) mean that begin as a word of a name does, both as they are written:
 * "Pflege" is care and "Pflegefachkraft" a nurse, by the English words that stand for them.
 */
export function meaningsOfAlike(text: string, names: readonly string[], language: string): Set<string> {
  const written = names.flatMap((name) => tokenize(name).keys)
  const alike = tokenize(text).keys.filter((key) => written.some((name) => sharesRoot(key, name)))
  return new Set(alike.flatMap((key) => meaningsOf(key, language)))
}
