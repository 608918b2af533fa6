import { ADDRESSED, AND_WORDS, HANGING_OPENINGS } from '../knowledge/judging/and-words.ts'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import { type JobUnit, pieceOf } from './split-job-text.ts'

const PATTERNS = new Map(
  Object.entries(ADDRESSED).map(([language, pronouns]) => [
    language,
    {
      /** What parts two clauses that address who applies. */
      next: new RegExp(`,? (?:(?:${AND_WORDS}|puis|enfin|dann) )?(?=(?:${pronouns}) \\p{L})`, 'gu'),
      addresses: new RegExp(`(?<![\\p{L}\\p{N}])(?:${pronouns})(?!\\p{L})`, 'u'),
      hangs: new RegExp(`(?<!\\p{L})(?:${HANGING_OPENINGS})\\s?(?:${pronouns})(?!\\p{L})`, 'u'),
    },
  ]),
)
/** Letters of a clause. */
const LEAST = 8

/** "Vous accueillez les clients, vous les conseillez et vous encaissez": what addresses the reader anew is asked for by itself. */
export function partAddressed(unit: JobUnit): JobUnit[] {
  const patterns = PATTERNS.get(unit.language)
  if (patterns === undefined) return [unit]
  const folded = lowerSameLength(unit.text)
  const cuts: { at: number; from: number }[] = []
  let from = 0
  for (const { 0: sign, index } of folded.matchAll(patterns.next)) {
    const clause = folded.slice(from, index)
    if (sign === ' ' || clause.length < LEAST || !patterns.addresses.test(clause) || patterns.hangs.test(clause))
      continue
    from = index + sign.length
    cuts.push({ at: index, from })
  }
  if (cuts.length === 0) return [unit]
  const starts = [0, ...cuts.map((cut) => cut.from)]
  const ends = [...cuts.map((cut) => cut.at), folded.length]
  return starts.map((start, at) => ({ ...pieceOf(unit, start, ends[at]!), bullet: true }))
}
