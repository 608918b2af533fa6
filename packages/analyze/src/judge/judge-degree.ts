import { DegreeLevel, type Education, type Requirement, type Verdict } from '@evenhand/model'
import { HELPERS } from '../knowledge/judging/degree-stems.ts'
import { BROKEN_OFF } from '../knowledge/judging/degrees-told.ts'
import { degreeInLines, isOngoingAsked } from './degree-in-lines.ts'
import {
  fieldStems,
  type FieldsAsked,
  isField,
  isTelling,
  isTurned,
  isUnderstood,
  lineOfField,
  withoutLevels,
} from './field-stems.ts'
import { findingOf, MET, verdictOf } from './finding-of.ts'
import type { Judging } from './judging.ts'
import { NEAR, nearWork } from './kind-of-work.ts'
import { kinship } from './line-of-work.ts'
import { lowerSameLength } from './lower-same-length.ts'

const ORDER = DegreeLevel.options
const LONGEST_HELD = 120
const OTHER_FIELD = 0.35
/** A degree that names no field. */
const UNNAMED = MET
const ONGOING = 0.6
/** One level below what is asked, with the right field. */
const ONE_BELOW = 0.4

/**
 * Degree by level and field. Not met only where the resume says so: the highest level it names is lower, or its field is
 * understood and really another.
 */
export function judgeDegree(requirement: Requirement, judging: Judging): Verdict {
  const asked = ORDER.indexOf(requirement.level ?? 'bachelor')
  // Schooling has no field; "high school diploma" names none.
  const wanted = asked === 0 ? noField() : judging.job.fields.get(requirement.id)!
  let best: (Rated & { entry: Education }) | undefined
  for (const entry of judging.evidence.profile.education) {
    const rated = rate(entry, { asked, asking: requirement.label, wanted, judging })
    if (rated !== undefined && (best === undefined || isBetter(rated, best))) best = { ...rated, entry }
  }
  const named = judging.evidence.profile.education.find(({ degree }) => degree !== undefined)
  const isOpen = best === undefined || best.share === 0 || (best.share < MET && !best.isSure)
  const told = isOpen ? degreeInLines(requirement, judging) : undefined
  if (told !== undefined) {
    const held = judging.evidence.text.slice(told.start, told.end).slice(0, LONGEST_HELD)
    const shown = findingOf('degree-unclear', { degree: requirement.label, held }, [told])
    return verdictOf(requirement.id, UNNAMED, { shown, silent: shown })
  }
  const spokenOf = best?.entry ?? named
  const args = { degree: requirement.label }
  if (spokenOf === undefined)
    return verdictOf(requirement.id, 0, {
      shown: findingOf('degree-unknown', args, []),
      silent: findingOf('degree-unknown', args, []),
    })
  const spans = [...(spokenOf.degree?.spans ?? []), ...(spokenOf.field?.spans ?? [])]
  const held = { ...args, held: heldOf(spokenOf, judging.evidence.text) }
  const evidence = spans.length > 0 ? spans.slice(0, 2) : [spokenOf.span]
  const silent = findingOf('degree-unclear', held, evidence)
  if (best === undefined) return verdictOf(requirement.id, 0, { shown: silent, silent })
  const finding = findingOf(best.code, held, evidence)
  if (best.share === 0 && best.isSure)
    return { requirementId: requirement.id, value: 'not-met', share: 0, reason: finding }
  return verdictOf(requirement.id, best.share, { shown: finding, silent })
}

/** Asked for only when a degree is judged: the first line of work takes a second, which nobody should wait for to load this. */
const noField = (): FieldsAsked => ({ each: [], line: lineOfField([]) })

/** `isSure`: whether a share of nothing is what the resume says, not what could not be compared. */
type Rated = { share: number; code: string; isSure: boolean }

/** What is not understood may be what is asked for: it is better than what is surely nothing. */
function isBetter(a: Rated, b: Rated): boolean {
  return a.share > b.share || (a.share === b.share && b.isSure && !a.isSure)
}

/** The degree as it was read, with its field; where that failed the entry's first line. */
function heldOf({ degree, field, span }: Education, text: string): string {
  if (degree === undefined) return text.slice(span.start, span.end).split('\n')[0]!.trim().slice(0, LONGEST_HELD)
  const told = field === undefined || degree.value.toLowerCase().includes(field.value.toLowerCase())
  return (told ? degree.value : `${degree.value}, ${field.value}`).slice(0, LONGEST_HELD)
}

type Asked = { asked: number; asking: string; wanted: FieldsAsked; judging: Judging }

function rate(entry: Education, { asked, asking, wanted, judging }: Asked): Rated | undefined {
  if (entry.level === undefined) return undefined
  const level = isAskedByName(entry, asking, judging) ? asked : ORDER.indexOf(entry.level)
  // Schooling has no field: it is none of a trade's training.
  if (level < asked - 1 || (level === 0 && asked > 0 && wanted.each.length > 0))
    return { share: 0, code: 'degree-lower', isSure: true }
  const field = fieldShare(entry, wanted, judging)
  const rated = (share: number, code: string): Rated => ({ share, code, isSure: field.isSure })
  if (level === asked - 1 || isOfHelper(entry, asking, judging))
    return rated(ONE_BELOW * field.share, 'degree-one-below')
  if ((entry.ongoing || isLeft(entry, judging)) && !isOngoingAsked(asking))
    return rated(ONGOING * field.share, 'degree-ongoing')
  if (field.share < 1) return rated(field.share, field.isSure ? 'degree-other-field' : 'degree-unclear')
  return rated(1, level > asked ? 'degree-higher' : 'degree-met')
}

/** A leaving certificate that trains for a trade is read as schooling in some places, and asked for as the trade in others. */
const OF_A_TRADE = /(?<!\p{L})perit[oi](?!\p{L})/u

function isAskedByName({ degree }: Education, asking: string, { evidence }: Judging): boolean {
  const held = (degree?.spans ?? []).map(({ start, end }) => evidence.whole.slice(start, end)).join(' ')
  return OF_A_TRADE.test(asking.toLowerCase()) && OF_A_TRADE.test(held.toLowerCase())
}

/** "Altenpflegehelferin", where an "Altenpfleger" is asked for. */
const OF_HELPERS = new RegExp(HELPERS, 'u')

function isOfHelper({ degree }: Education, asking: string, { evidence }: Judging): boolean {
  const held = (degree?.spans ?? []).map(({ start, end }) => evidence.whole.slice(start, end)).join(' ')
  return OF_HELPERS.test(held.toLowerCase()) && !OF_HELPERS.test(asking.toLowerCase())
}

/** "Apprenticeship, broken off in 2021": begun, and not finished. */
const LEFT = new RegExp(`(?<![\\p{L}\\p{M}])(?:${BROKEN_OFF})`, 'u')

function isLeft(entry: Education, judging: Judging): boolean {
  return LEFT.test(lowerSameLength(wordsOfEntry(entry, judging)))
}

/** A row of a degree that names a state or a town as well may have been taken for an address. */
function wordsOfEntry({ span, degree }: Education, { evidence: { text, whole } }: Judging): string {
  const said = text.slice(span.start, span.end)
  return said.trim() === '' ? (degree?.spans ?? []).map(({ start, end }) => whole.slice(start, end)).join(' / ') : said
}

/** 1 for the field asked for or when none is; less for others, by how near they are. `isSure`: both fields are understood. */
function fieldShare(entry: Education, wanted: FieldsAsked, judging: Judging): { share: number; isSure: boolean } {
  if (wanted.each.length === 0) return { share: 1, isSure: true }
  const { text, language } = judging.evidence
  // The whole entry: what a field of study was read as may be only part of it.
  const whole = wordsOfEntry(entry, judging)
  // A degree keeps the name that its own country gave it, whatever language the resume is in.
  const languages = new Set([language, judging.job.language])
  const held = [...languages].flatMap((each) => fieldStems(withoutLevels(whole, each), each))
  const other = OTHER_FIELD * nearWork(judging.kind)
  if (isTurned(wanted.each, held)) return { share: other, isSure: true }
  if (wanted.each.some((field) => isField(field, held))) return { share: 1, isSure: true }
  const near = kinship(lineOfField(held), wanted.line)
  const spans = [...(entry.degree?.spans ?? []), ...(entry.field?.spans ?? [])]
  const told = withoutLevels(spans.map(({ start, end }) => text.slice(start, end)).join(' / '), language)
  const named = fieldStems(told, language)
  const isSure = isTelling(named) && isUnderstood(named) && wanted.each.every(isUnderstood)
  // "State examination", "licentiate": whoever does this work is taken to hold it in the field of this work.
  if (named.length === 0 && !isUnderstood(held))
    return { share: Math.max(OTHER_FIELD, UNNAMED * nearWork(judging.kind)), isSure: false }
  // A neighbouring field counts for people of this work, beginners among them; for all others it is chance.
  if (near > 0.6) return { share: 0.85 * Math.min(1, judging.kind / NEAR.none), isSure }
  // Beside the job's work a degree in another field helps; without any of it, it says nothing about this job.
  return { share: other, isSure }
}
