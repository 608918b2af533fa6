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
