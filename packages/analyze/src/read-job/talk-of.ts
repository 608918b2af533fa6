import {
  COURTING,
  OFFER_OPENINGS,
  FIRM_NAMES,
  OUR_SIGNS,
  OUR_WORDS,
  YOUR_SIGNS,
  YOUR_WORDS,
} from '../knowledge/judging/talk-words.ts'
import { OWN_YEARS } from '../knowledge/judging/offer-words.ts'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import { bindsBy, namesBrought } from './reading.ts'
import type { JobUnit } from './split-job-text.ts'
import { tellsOfHolder } from './without-holder.ts'
import { anyYearsAt, asksYears } from './years-in.ts'

const words = (list: string) => `(?<![\\p{L}\\p{N}])(?:${list})(?![\\p{L}\\p{M}\\p{N}])`
const OURS = new RegExp(`${words(OUR_WORDS)}|${OUR_SIGNS}`, 'u')
const YOURS = new RegExp(`${words(YOUR_WORDS)}|${YOUR_SIGNS}`, 'u')
const OFFERED = new RegExp(`^(?:${OFFER_OPENINGS})(?![\\p{L}])`, 'u')
/** "We have 20 years of experience in logistics". */
const OWN = new RegExp(`(?<!\\p{L})(?:${OWN_YEARS})(?!\\p{L})[^.;]{0,60}$`, 'u')
const QUESTION = /[?？؟]$/u

/** Letters of a row that stands for itself. */
const ROW_LONGEST = 80

/**
 * Tells the sentences of a job text that only speak of the employer, of applying or of pay from those that ask for
 * something. Bullets and what stands under a heading are meant, whatever they speak of.
 */
export function talkOf(units: JobUnit[]): Set<JobUnit> {
  // Where headings say what is asked for, an introduction that asks for nothing is none of it.
  const isSectioned = units.some(({ section }) => section === 'must' || section === 'duties')
  const sizes = new Map<number, number>()
  for (const { block } of units) sizes.set(block, (sizes.get(block) ?? 0) + 1)
  const isRow = (unit: JobUnit) => sizes.get(unit.block) === 1 && unit.text.length <= ROW_LONGEST
  const ofEmployer = new Set(
    units.filter((unit) => isRunning(unit) && isOfEmployer(unit, isRow(unit))).map(({ block }) => block),
  )
  const isTalk = (unit: JobUnit) =>
    (isRunning(unit) && (QUESTION.test(unit.text) || tellsOwnYears(unit) || isCourting(unit))) ||
    (unit.behind && !asksFirmly(unit.text)) ||
    (isOffer(unit) && !asksFirmly(unit.text)) ||
    (!asks(unit.text) && isRunning(unit) && (isSectioned || ofEmployer.has(unit.block)))
  return new Set(units.filter(isTalk))
}

function isRunning({ section, bullet }: JobUnit): boolean {
  return section === 'plain' && !bullet
}

const COURTS = new RegExp(`^(?:${COURTING})`, 'u')

/** "You want to be challenged", "When you know that you make a difference": nothing is asked for. */
function isCourting({ text }: JobUnit): boolean {
  return COURTS.test(lowerSameLength(text)) && !asksFirmly(text)
}

/** How to apply, when to start, what is paid. */
function isOffer({ text, section, bullet }: JobUnit): boolean {
  return !bullet && section !== 'duties' && OFFERED.test(lowerSameLength(text))
}

/** "We have 20 years of experience": nobody who applies is asked for them. */
function tellsOwnYears({ text }: JobUnit): boolean {
  const folded = lowerSameLength(text)
  const at = anyYearsAt(folded)
  return at !== undefined && OWN.test(folded.slice(0, at)) && !YOURS.test(folded) && bindsBy(folded) === undefined
}

/** "Prepare the payroll of our clients": a short row that does not begin with us is work to do. */
function isOfEmployer({ text }: JobUnit, isRow: boolean): boolean {
  if (TELLS_OF_EMPLOYER.test(text) || FIRM_DOES.test(text)) return true
  const at = lowerSameLength(text).search(OURS)
  return at === 0 || (at > 0 && !(isRow && !/[.!?]$/u.test(text)))
}

/** Whether a sentence binds the reader or names what a person brings: a text behind the lists that only speaks to the reader is of applying. */
function asksFirmly(text: string): boolean {
  const folded = lowerSameLength(text)
  // "Fluent French is a plus": it asks, whoever it seems to tell of.
  return asksYears(folded) || namesBrought(folded) || bindsBy(folded) !== undefined
}

/** Whether a sentence binds the reader, names what a person brings, or speaks to the reader before it speaks of "us". */
export function asks(text: string): boolean {
  const folded = lowerSameLength(text)
  if (asksFirmly(text) || tellsOfHolder(folded)) return true
  const yours = folded.search(YOURS)
  const ours = folded.search(OURS)
  return yours !== -1 && (ours === -1 || yours < ours)
}

/** "Harbour General is a hospital of 400 beds", "Merrow Ltd builds boats": a proper name that is or does something. */
const TELLS_OF_EMPLOYER =
  /^(?:The |Die |Der |Das |La |Le |El |Il |Het |De )?(?!(?:An?|Eine?|Een|Une?|Una|Uma?)\b)(?:\p{Lu}[\p{L}\p{M}\p{N}’'.-]{1,30}|&|of|de|für|and)(?: (?:\p{Lu}[\p{L}\p{M}\p{N}’'.-]{0,30}|&|of|de|für|and)){1,5},? (?:(?:is|was|ist|est|es|è|é|är|er) (?:an?|the|one|part|based|located|opening|growing|expanding|proud|known|home|ein|eine|einer|eines|der|die|das|un|une|una|um|uma|l['’]|een|en|ett|et)\b|(?:was|were) founded|(?:serves|operates|runs|employs|builds|makes|provides|supplies|delivers|has been)\b|(?:betreibt|beschäftigt|baut|liefert)\b)/u

/** "Quill & Partners keeps the books", "Die Holm GmbH baut": a name that only firms have, and what it does. */
const FIRM_DOES = new RegExp(
  `^(?:(?:The|Die|Der|Das|La|Le|El|Il|A|O|De|Het) )?\\p{Lu}[^.,;:!?()]{0,50}(?:${FIRM_NAMES}) \\p{Ll}`,
  'u',
)
