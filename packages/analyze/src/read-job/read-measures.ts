import type { DegreeLevel } from '@evenhand/model'
import { wordsOf } from '../judge/words-of.ts'
import { findTerm } from '../knowledge/lexicon.ts'
import type { TermMatch } from '../knowledge/match-terms.ts'
import { AND_WORDS } from '../knowledge/judging/and-words.ts'
import { CERTIFICATES_CALLED } from '../knowledge/judging/certificate-words.ts'
import { CERTIFICATE_CUES } from '../knowledge/judging/job-cues.ts'
import { DEGREE_OR_EXPERIENCE, DEGREE_WORDS, EXPERIENCE_WORDS, IN_LIEU } from '../knowledge/judging/job-degrees.ts'
import { orPattern } from '../knowledge/judging/joining-words.ts'
import { languageAsked } from './read-languages.ts'
import {
  binds,
  clauseAround,
  type Draft,
  holds,
  labelOf,
  namesBrought,
  ONE_CLAUSE,
  type Reading,
  UNSPACED,
} from './reading.ts'
import type { JobUnit } from './split-job-text.ts'
import { asksYears, yearsIn } from './years-in.ts'

const FIRST = /^[^\s]*/u
const WITH = /(?<!\p{L})(?:with|using|mit|avec|con|com|met|med|z|с)(?!\p{L})/u
/** How strong years of something narrower are beside all that are asked for. */
const PART_STRENGTH = 0.7

/** Years of experience, with the skills they are asked for. */
export function yearsAsked({ unit, folded, terms, base }: Reading): Draft | undefined {
  // "Three of them with Go": a skill by its name says enough.
  const isNamed = unit.years === undefined || (WITH.test(folded) && terms.some(({ kind }) => kind === 'skill'))
  const found = yearsIn(folded) ?? (isNamed ? undefined : { match: FIRST.exec(folded)!, figure: unit.years! })
  if (found === undefined) return undefined
  const { match, figure } = found
  const skills = yearsOf(match, folded, terms).map((term) => term.term)
  return {
    ...base,
    // Years are asked for; those that would only be welcome say so.
    must: base.must || base.strength === 1,
    // Of years that are asked for already.
    strength: base.strength * (unit.years === undefined ? 1 : PART_STRENGTH),
    type: 'years',
    ...yearsPart(unit, folded, match.index),
    years: figure,
    ...(skills.length > 0 && { terms: [...new Set(skills)].slice(0, 12) }),
  }
}

/** A requirement in a sentence that asks for more than one thing: its own clause, and where that stands. */
function partOf(unit: JobUnit, folded: string, offset: number): Pick<Draft, 'label' | 'span'> {
  const isLong = unit.text.length > (UNSPACED.test(folded) ? ONE_CLAUSE.dense : ONE_CLAUSE.usual)
  const { start, end: stop } = isLong ? clauseAround(folded, offset) : { start: 0, end: unit.text.length }
  const end = stop + otherHalf(folded.slice(stop), unit.language)
  return { label: labelOf(unit.text.slice(start, end)), span: { start: unit.start + start, end: unit.start + end } }
}

const AND_BEHIND = new RegExp(`^ (?:${AND_WORDS}) [^,;.:()]{3,50}`, 'u')
const HALF_WORDS = 6

/** "A diploma in health and social care": how many letters behind "and" name nothing that is asked for by itself. */
function otherHalf(folded: string, language: string): number {
  const words = AND_BEHIND.exec(folded)?.[0].trimEnd() ?? ''
  const isOwn =
    words.split(' ').length > HALF_WORDS ||
    asksYears(words) ||
    namesDegree(words) ||
    namesCertificate(words) ||
    namesBrought(words) ||
    binds(words) ||
    languageAsked(words, language)
  return isOwn ? 0 : words.length
}

/** "Three years as a project, systems or data analyst": the clause of some years, to the noun that its words share. */
function yearsPart(unit: JobUnit, folded: string, offset: number): Pick<Draft, 'label' | 'span'> {
  const part = partOf(unit, folded, offset)
  const to = part.span!.end - unit.start
  return OPEN_NOUN.test(folded.slice(0, to)) ? fieldsPart(unit, folded, offset) : part
}

const OPEN_NOUN = /(?<!\p{L})an? \p{L}+$/u

/** What the years are asked for: the skills that follow, up to the end of the clause, or else those before them in it. */
function yearsOf(match: RegExpExecArray, folded: string, terms: TermMatch[]): TermMatch[] {
  const behind = following(match, folded, terms)
  if (behind.length > 0) return behind
  const { start } = clauseAround(folded, match.index)
  return terms.filter((term) => term.start >= start && term.end <= match.index)
}

function following(match: RegExpExecArray, folded: string, terms: TermMatch[]): TermMatch[] {
  const from = match.index + match[0].length
  const stop = folded.slice(from).search(/[,;.]/u)
  const to = stop === -1 ? folded.length : from + stop
  return terms.filter((term) => term.start >= from && term.start < to)
}

/** What goes on from a clause with other fields: ", finance or economics", ", Pflegefachfrau oder Krankenpfleger". */
const OTHER_FIELDS = { before: /^(?:,[^,;.]{1,50}){0,4}?[^,;.]{0,60}\s$/u, after: /^\s[^,;.]{1,80}/u }

const OTHER_FIELDS_REACH = 320

/** The clause of a degree, with all the fields that it names. */
function fieldsPart(unit: JobUnit, folded: string, offset: number): Pick<Draft, 'label' | 'span'> {
  const part = partOf(unit, folded, offset)
  const to = part.span!.end - unit.start
  const more = otherFields(folded.slice(to), unit.language)
  const from = part.span!.start - unit.start
  return more === 0 || asksYears(folded.slice(to, to + more))
    ? part
    : {
        label: labelOf(unit.text.slice(from, to + more)),
        span: { start: part.span!.start, end: part.span!.end + more },
      }
}

/** How many letters of what follows a clause go on from it with other fields. */
function otherFields(folded: string, language: string): number {
  const or = orPattern(language).exec(folded.slice(0, OTHER_FIELDS_REACH))
  if (or === null || !OTHER_FIELDS.before.test(folded.slice(0, or.index))) return 0
  const end = or.index + or[0].length
  const after = OTHER_FIELDS.after.exec(folded.slice(end))
  return after === null ? 0 : end + after[0].length
}

/** Whether a folded text names a level of education. */
export function namesDegree(folded: string): boolean {
  return DEGREE_WORDS.some(([, pattern]) => pattern.test(folded))
}

function levelsIn(folded: string): DegreeLevel[] {
  return DEGREE_WORDS.filter(([, pattern]) => pattern.test(folded)).map(([level]) => level)
}

/** A level of education. */
export function degreeAsked({ unit, folded: whole, terms, base }: Reading): Draft | undefined {
  const isInLieu = IN_LIEU.test(whole)
  const folded = isInLieu ? whole.replace(IN_LIEU, (words) => ' '.repeat(words.length)) : whole
  const named = levelsIn(folded.replaceAll(/\bdegrees?\b/g, ' '))
  // A bare "degree" is a first degree only where no other level is named beside it.
  const levels = named.length > 0 ? named : levelsIn(folded)
  // "Bachelor's or Master's": the least asked decides.
  const level = levels.at(-1)
  if (level === undefined) return undefined
  if (level === 'bachelor' && /degree of\b/u.test(folded) && named.length === 0) return undefined
  const fields = terms.filter((term) => term.kind === 'skill').map((term) => term.term)
  const soft = isInLieu || DEGREE_OR_EXPERIENCE.test(folded)
  return {
    ...base,
    must: base.must && !(isInLieu || mayBeExperience(folded)),
    strength: soft ? base.strength * 0.7 : base.strength,
    type: 'degree',
    ...(levels.length > 1 && orPattern(unit.language).test(folded)
      ? partsOf(unit, folded, placesOf(levels, folded))
      : fieldsPart(unit, folded, placeOf(level, folded))),
    level,
    ...(fields.length > 0 && { terms: fields.slice(0, 12) }),
  }
}

/** "A degree or equivalent experience": the degree can be done without. */
function mayBeExperience(folded: string): boolean {
  const or = DEGREE_OR_EXPERIENCE.exec(folded)
  return or !== null && EXPERIENCE_WORDS.test(folded.slice(or.index, or.index + EXPERIENCE_REACH))
}

const EXPERIENCE_REACH = 60

/** Wherever one of some levels is named. */
function placesOf(levels: DegreeLevel[], folded: string): number[] {
  return DEGREE_WORDS.filter(([level]) => levels.includes(level)).flatMap(([, { source }]) =>
    [...folded.matchAll(new RegExp(source, 'gu'))].map(({ index }) => index),
  )
}

/** Where a level is named. */
function placeOf(level: DegreeLevel, folded: string): number {
  const pattern = DEGREE_WORDS.find(([named]) => named === level)![1]
  return Math.max(0, folded.search(pattern))
}

/** A certificate, licence or registration. */
export function certificateAsked({ unit, folded, terms, base }: Reading): Draft | undefined {
  const known = terms.filter((term) => /certif|licen|registr/.test(findTerm(term.term)?.category ?? ''))
  const isAsked = unit.bullet || base.must || base.strength < 1 || isBareCertificate(unit, folded)
  if (unit.section === 'duties' || (known.length === 0 && unit.section === 'plain' && !isAsked)) return undefined
  const asked = !asksYears(folded) && !namesDegree(folded) && namesCertificate(folded)
  if ((known.length === 0 && !asked) || unit.text.length > 220) return undefined
  const ids = known.map((term) => term.term).slice(0, 12)
  const isBeside = ({ kind, term }: TermMatch) => kind === 'skill' && !ids.includes(term) && !isAbout(ids, term)
  const beside = terms.some((term) => isBeside(term) && !isGivenName(folded, term, known))
  const label = beside && known.length > 0 ? unit.text.slice(known[0]!.start, known.at(-1)!.end) : unit.text
  const part = known.length === 0 ? certificatePart(unit, folded) : {}
  return { ...base, type: 'certificate', label: labelOf(label), ...part, ...(ids.length > 0 && { terms: ids }) }
}

/** Words of a row that is no more than a certificate, and letters of one in a script without blanks. */
const BARE = { words: 4, letters: 14 }
/** "Certified to ISO 9001", "our licence": a firm speaks. */
const OF_A_FIRM =
  /certified|registered|accredited|chartered|(?<!\p{L})(?:iso|our|unser\p{L}*|notre|nuestr[oa]|noss[oa]|nostr[oa]|onze|nasz\p{L}*)(?!\p{L})|www\.|@/u

/** "Rijbewijs B", "Kat. B licence": a row of a short advert, under no heading. */
function isBareCertificate({ text }: JobUnit, folded: string): boolean {
  if (UNSPACED.test(folded)) return folded.length <= BARE.letters && namesCertificate(folded)
  return wordsOf(text).stems.length <= BARE.words && namesCertificate(folded) && !OF_A_FIRM.test(folded)
}

/** The clauses that name a certificate: "You are a registered nurse and hold registration with the board" is one thing. */
function certificatePart(unit: JobUnit, folded: string): Partial<Pick<Draft, 'label' | 'span'>> {
  const places = certificatesIn(folded)
  return places.length === 0 ? {} : partsOf(unit, folded, places)
}

/** Whether a folded text has a word for a certificate, a licence, a registration or a course. */
export function namesCertificate(folded: string): boolean {
  return certificatesIn(folded).length > 0
}

/** Where a folded text has such words. */
function certificatesIn(folded: string): number[] {
  return [
    ...CERTIFICATE_CUES.filter((cue) => holds(folded, cue)).map((cue) => folded.indexOf(cue)),
    ...[...folded.matchAll(CERTIFICATES_CALLED)].map(({ index }) => index),
  ]
}

/** The clauses in which several things are named, and what stands between them. */
function partsOf(unit: JobUnit, folded: string, places: number[]): Pick<Draft, 'label' | 'span'> {
  const { start } = partOf(unit, folded, Math.min(...places)).span!
  const { end } = fieldsPart(unit, folded, Math.max(...places)).span!
  return { label: labelOf(unit.text.slice(start - unit.start, end - unit.start)), span: { start, end } }
}

/** "A certificate in welding (EN ISO 9606)": whether a bracket behind a certificate of this skill says which one it is. */
export function isGivenName(folded: string, { start }: TermMatch, certificates: TermMatch[]): boolean {
  const bracket = folded.indexOf('(')
  if (bracket < start || certificates.length === 0) return false
  return certificates.every((known) => known.start > bracket) && namesCertificate(folded.slice(0, bracket))
}

/** "Counterbalance forklift licence": whether a skill is what one of these certificates is for, and nothing beside it. */
export function isAbout(certificates: string[], skill: string): boolean {
  const kinOf = (term: string) => [...(findTerm(term)?.parents ?? []), ...(findTerm(term)?.relatives ?? [])]
  return certificates.some((term) => term !== skill && (kinOf(term).includes(skill) || kinOf(skill).includes(term)))
}
