import { AND_WORDS, HAS_OPENINGS } from '../knowledge/judging/and-words.ts'
import { WAYS_OF_LANGUAGE } from '../knowledge/judging/list-tails.ts'
import { CAR_BESIDE_LICENCE } from '../knowledge/judging/driving-words.ts'
import { BROUGHT_SIGNS, BROUGHT_WORDS } from '../knowledge/judging/talk-words.ts'
import { namesLicence } from '../judge/driving-licence.ts'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import { languageAsked } from './read-languages.ts'
import { namesCertificate, namesDegree } from './read-measures.ts'
import { bindsBy } from './reading.ts'
import { shareWish } from './shared-wish.ts'
import { type JobUnit, pieceOf } from './split-job-text.ts'
import { asksYears } from './years-in.ts'

const AND = new RegExp(`(?<!-),? (?:${AND_WORDS}) `, 'gu')
/** What ends a clause: a sign, or another "and". */
const CLAUSE_END = new RegExp(`[,;]| (?:${AND_WORDS}) `, 'u')
/** Words of a clause among which its head stands: "a good working knowledge". */
const HEAD = new RegExp(`^(?:[^\\s,;.()]+ ){0,3}?(?:${BROUGHT_WORDS})|^[^,;.()]{0,8}(?:${BROUGHT_SIGNS})`, 'u')
/** "Training and experience in sales": the first shares what the second is of. */
const OPEN_END = new RegExp(`(?<!\\p{L})(?:${BROUGHT_WORDS})\\p{L}*$`, 'u')
const HAS = new RegExp(`^(?:${HAS_OPENINGS})(?!\\p{L})`, 'u')
/** Letters of what stands on either side. */
const LEAST = 10
/** A list that "and" is part of has more. */
const MOST_COMMAS = 2
const COMMAS = /[,;]/gu

type Kind = 'years' | 'degree' | 'certificate' | 'language' | 'brought'

/**
 * "A degree in law and three years at the bar", "You know Excel and you are at ease with figures": two things joined by
 * "and", each of which somebody can have without the other.
 */
export function partAtAnd(unit: JobUnit): JobUnit[] {
  return shareWish(partsOf(unit))
}

function partsOf(unit: JobUnit): JobUnit[] {
  const pair = licenceAndCar(unit)
  if (pair !== undefined) return pair
  if (unit.section !== 'must' && unit.section !== 'nice' && !isBinding(unit)) return [unit]
  const folded = lowerSameLength(unit.text)
  for (const { 0: and, index } of folded.matchAll(AND)) {
    if (depthAt(folded, index) > 0) continue
    const [before, behind] = [folded.slice(0, index), folded.slice(index + and.length)]
    if (before.length < LEAST || behind.length < LEAST || (behind.match(COMMAS)?.length ?? 0) > MOST_COMMAS) continue
    if (!areTwo(before, behind, unit.language)) continue
    // "We need somebody with A and B": both of them are.
    const isMust = unit.section === 'plain' && bindsBy(folded) === 'must'
    const asked = isMust ? { ...unit, section: 'must' as const } : unit
    return [pieceOf(asked, 0, index), ...partsOf(pieceOf(asked, index + and.length, folded.length))]
  }
  return [unit]
}

const CAR = new RegExp(`(?<!\\p{L})(?:${CAR_BESIDE_LICENCE})(?!\\p{L})`, 'u')
const BESIDE = new RegExp(`,? (?:${AND_WORDS}) |\\s?[,+&/]\\s?(?=\\p{L}{3})`, 'gu')

/** "Patente B e auto propria", "Permis B + véhicule": two things in few words, wherever they stand. */
function licenceAndCar(unit: JobUnit): JobUnit[] | undefined {
  if (unit.section === 'duties' || unit.text.length > PAIR_LONGEST) return undefined
  const folded = lowerSameLength(unit.text)
  if (!CAR.test(folded)) return undefined
  for (const { 0: and, index } of folded.matchAll(BESIDE)) {
    const [before, behind] = [folded.slice(0, index), folded.slice(index + and.length)]
    const isLicenceFirst = namesLicence(before)
    if (isLicenceFirst ? !CAR.test(behind) || namesLicence(behind) : !(CAR.test(before) && namesLicence(behind)))
      continue
    const bound = unit.section === 'plain' ? bindsBy(folded) : undefined
    const asked = bound === undefined ? unit : { ...unit, section: bound }
    return [pieceOf(asked, 0, index), pieceOf(asked, index + and.length, folded.length)]
  }
  return undefined
}

/** Letters of a line that names a licence and a car and little else. */
const PAIR_LONGEST = 90

/** "A and B would be a plus", "A and B are a must" in running text. */
function isBinding({ section, text }: JobUnit): boolean {
  return section === 'plain' && bindsBy(lowerSameLength(text)) !== undefined
}

function areTwo(before: string, behind: string, language: string): boolean {
  if (HAS.test(behind)) return true
  // What goes on with another clause of its own is looked at without it.
  const clause = behind.split(CLAUSE_END)[0]!
  const [first, second] = [kindOf(before, language), kindOf(clause, language)]
  if (first === undefined || second === undefined || (first === 'brought' && OPEN_END.test(before))) return false
  // "Fluent written and spoken English": ways in which one language is used.
  if (WAYS_OF_LANGUAGE.test(clause.split(' ')[0]!)) return false
  return first !== second || first === 'years' || (first === 'brought' && HEAD.test(clause))
}

function kindOf(folded: string, language: string): Kind | undefined {
  if (asksYears(folded)) return 'years'
  if (namesDegree(folded)) return 'degree'
  if (namesCertificate(folded)) return 'certificate'
  if (languageAsked(folded, language)) return 'language'
  return HEAD.test(folded) ? 'brought' : undefined
}

function depthAt(folded: string, index: number): number {
  return (folded.slice(0, index).match(/[(（]/gu)?.length ?? 0) - (folded.slice(0, index).match(/[)）]/gu)?.length ?? 0)
}
