import { lowerSameLength } from '../judge/lower-same-length.ts'
import type { JobUnit } from './split-job-text.ts'

/** The firm, or a thing, is nobody who holds the job. */
const NO_HOLDER =
  '(?:\\S+ ){0,3}(?:company|firm|client|employer|organi[sz]ation|department|school|hospital|contract|interview|process|salary|unternehmen|firma|entreprise|societe|empresa|azienda|bedrijf)(?![\\p{L}])'
const ARTICLE = "(?:the|an?|der|die|das|le|la|l'|el|il|lo|o|a)"
const MODAL =
  '(?:will|must|shall|should|is responsible for|is expected to|has to|needs to|wird|soll|muss|sera|devra|doit|debera|debe|devera|deve|sara|dovra)'

/** "The ICU nurse will prepare ...": who is wanted, told of by name. */
const HOLDER = new RegExp(`^${ARTICLE} (?!${NO_HOLDER})[^.,;:]{2,60}? ${MODAL}(?![\\p{L}])`, 'u')
const OWNS = /^ (?:also )?(?:have|hold|possess|need)(?: to have)? /u
const DOES = /^ (?:also )?(?=\p{L}{3})(?!be (?!able)|have|hold|possess|need|not )/u

/** Whether a sentence tells of who is wanted, by name. */
export function tellsOfHolder(folded: string): boolean {
  return HOLDER.test(folded)
}

/**
 * What a sentence in English asks of who is wanted, without the name, which is no skill: "The ICU nurse will have a licence"
 * asks for a licence, and for nothing of an ICU.
 */
export function withoutHolder(unit: JobUnit): JobUnit {
  const folded = lowerSameLength(unit.text)
  const named = HOLDER.exec(folded)?.[0]
  if (named === undefined || unit.language !== 'en') return unit
  const owns = OWNS.exec(folded.slice(named.length))?.[0]
  const does = owns === undefined ? DOES.exec(folded.slice(named.length))?.[0] : undefined
  if (owns === undefined && does === undefined) return unit
  const from = named.length + (owns ?? does ?? '').length
  const isAsked = owns !== undefined && unit.section === 'plain'
  return { ...unit, text: unit.text.slice(from), start: unit.start + from, ...(isAsked && { section: 'must' }) }
}
