import { isPlace, isRegion, isStateCode, isTown } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { isCapital, isSmall } from '../../text/letter-case.ts'
import { type Word, wordsIn } from '../../text/phrase-set.ts'
import { endsWithLegalForm } from '../words/employer-shape.ts'
import { firmInTown } from '../words/firm-in-town.ts'
import { LONGEST_TOWN } from '../words/known-towns.ts'
import { partOf } from '../words/part-of.ts'
import type { Segment } from '../words/segment.ts'
import { namesKind } from '../words/workplace.ts'

/** The states of Brazil, as they stand behind their towns. */
const STATES_OF_BRAZIL = new Set(
  'ac al am ap ba ce df es go ma mg ms mt pa pb pe pi pr rj rn ro rr rs sc se sp to'.split(' '),
)
/** What closes a name in quotation marks. */
const CLOSING = /[»”"]/
/** What stands before a town and its state, and between the two. */
const BEFORE_TOWN = /^(?:,| [-\u2013\u2014]) $/
const BEFORE_STATE = /^(?: ?[-\u2013\u2014] ?|\/)$/

/** "Merrow GmbH Augsburg", "Quarn Technology. San Jose": an employer without the town behind its whole name. */
export function withoutTown(doc: Doc, employer: Segment): Segment {
  const { words } = employer
  const town =
    townAndState(doc, words) || townBehindForm(doc, words) || townBehindIn(doc, words) || townInBracket(doc, employer)
  if (town === 0) return employer
  const own = partOf(doc, employer, words.slice(0, -town))
  return CLOSING.test(doc.fold[own.end] ?? '') ? { ...own, end: own.end + 1 } : own
}

/** "2010 - 2014 (Quarnix, Denver, CO)": how many words at the end of a name in a bracket are its town. */
function townInBracket(doc: Doc, { start, words }: Segment): number {
  const firm = doc.fold[start - 1] === '(' ? firmInTown(doc, { words }) : 0
  return firm === 0 ? 0 : words.length - firm
}

/** "Merrow Calçados, Tarnópolis – RS": how many words at its end are a town, known or not, and the state of Brazil it lies in. */
function townAndState(doc: Doc, words: Word[]): number {
  const state = words.at(-1)
  if (words.length < 3 || state === undefined || doc.resume.language !== 'pt' || !STATES_OF_BRAZIL.has(state.key))
    return 0
  const between = (at: number) => doc.text.slice(words[at - 1]!.end, words[at]!.start)
  const last = words.length - 1
  if (doc.text.slice(state.start, state.end) !== state.key.toUpperCase() || !BEFORE_STATE.test(between(last))) return 0
  for (let at = last - 1; at > 0 && last - at <= LONGEST_TOWN; at--)
    if (BEFORE_TOWN.test(between(at))) return words.length - at
  return 0
}

/** Words before the town in which an employer is. */
const IN = new Set(['in', 'à', 'en', 'em'])

/**
 * "Silver Tarn in Monroe", with "Georgia" behind its comma or not: how many words at its end say in which known town, or town of a
 * state, an employer is.
 */
function townBehindIn(doc: Doc, words: Word[]): number {
  for (let at = words.length - 2; at > 0 && words.length - at - 1 <= LONGEST_TOWN; at--) {
    const { start, end } = words[at]!
    if (!IN.has(doc.text.slice(start, end))) continue
    const town = words.slice(at + 1)
    if (!town.every((word) => isCapital(doc, word.start))) return 0
    if (isKindAlone(doc, words.slice(0, at))) return words.length - at
    const name = words[0]!.key === 'the' ? words[1]! : words[0]!
    return isCapital(doc, name.start) && (isPlace(doc, town) || isBeforeState(doc, town)) ? words.length - at : 0
  }
  return 0
}

/** "a leisure centre", in German "Merrow-Zulieferer": what says of which kind an employer is, before "in" and its town, known or not. */
function isKindAlone(doc: Doc, name: Word[]): boolean {
  const isNoun = doc.resume.language === 'de' && !doc.fold.slice(name[0]!.start, name.at(-1)!.end).includes(' ')
  return (isNoun || name.every((word) => isSmall(doc.text[word.start]!))) && namesKind(doc, name)
}

/** Whether a state or a country follows, behind a comma. */
function isBeforeState(doc: Doc, town: Word[]): boolean {
  const { end } = town.at(-1)!
  const state = STATE_BEHIND.exec(doc.fold.slice(end, end + LONGEST_STATE))
  return state !== null && isRegion(doc, wordsIn(doc, end, end + state[0].length))
}

const STATE_BEHIND = /^, \p{L}+(?: \p{L}+)?(?=[^\p{L} ]|$)/u
const LONGEST_STATE = 30

/** How many words at the end of an employer's name are a town or a country behind what ends the name. */
export function townBehindForm(doc: Doc, words: Word[]): number {
  for (let at = words.length - 1; at > Math.max(0, words.length - 1 - LONGEST_TOWN); at--) {
    const [name, town] = [words.slice(0, at), words.slice(at)]
    const last = name.at(-1)!
    const ends = endsWithLegalForm(name) || (last.key.length > 3 && doc.fold.slice(last.end, town[0]!.start) === '. ')
    if (ends && isPlace(doc, town) && (isTown(town) || (isRegion(doc, town) && !isStateCode(doc, town))))
      return words.length - at
  }
  return 0
}
