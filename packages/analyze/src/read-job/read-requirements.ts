import type { TermMatch } from '../knowledge/match-terms.ts'
import { matchTerms } from '../knowledge/match-terms.ts'
import {
  ASKED_OPENINGS,
  AVAILABILITY_CUES,
  FILLER_WORDS,
  PLACE_CUES,
  SKIP_CUES,
  STATED,
  WHOLE_SKIP_CUES,
} from '../knowledge/judging/job-cues.ts'
import { BROUGHT_SIGNS, BROUGHT_WORDS } from '../knowledge/judging/talk-words.ts'
import { OF_TRAINING } from '../knowledge/judging/applying-words.ts'
import { hoursOf } from '../judge/hours-of.ts'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import { wordsOf } from '../judge/words-of.ts'
import { isChoice } from './is-choice.ts'
import { isDeed } from './is-deed.ts'
import { isGiven, isOfFirm, isWhereTo } from './is-given.ts'
import { languagesAsked } from './read-languages.ts'
import { certificateAsked, degreeAsked, isAbout, isGivenName, namesDegree, yearsAsked } from './read-measures.ts'
import { binds, bindsBy, clauseAround, type Draft, holds, labelOf, NICE, type Reading, wishes } from './reading.ts'
import type { JobUnit } from './split-job-text.ts'
import { isWelcome } from './without-unneeded.ts'

const FILLER = new Set(wordsOf(FILLER_WORDS.replaceAll(/\s+/g, ' ')).stems)

/** Whether a whole sentence, before it is split, stands where nothing is asked for: "we offer a pension, 30 days of holiday". */
export function asksNothing(unit: JobUnit): boolean {
  const { section, text } = unit
  if (section === 'skip' || section === 'names' || isOfFirm(unit) || isWhereTo(unit)) return true
  const folded = lowerSameLength(text)
  return SKIP_CUES.some((cue) => folded.startsWith(cue)) || WHOLE_SKIP_CUES.some((cue) => holds(folded, cue))
}

/** What one sentence, clause or bullet asks for; empty for pay and the like. */
export function readRequirements(unit: JobUnit): Draft[] {
  const folded = lowerSameLength(unit.text)
  if (
    isGiven(unit) ||
    JOINS.test(folded) ||
    OF_TRAINING.some((cue) => folded.startsWith(cue)) ||
    SKIP_CUES.some((cue) => holds(folded, cue))
  )
    return []
  const must = isMust(unit, folded)
  const base = { must, span: { start: unit.start, end: unit.end }, strength: isNice(unit, folded) ? NICE : 1 }
  const terms = matchTerms(unit.text).filter((term) => !isDeed(term, unit.text))
  const place: Reading = { unit, folded, terms, base }
  const degree = degreeAsked(place)
  const certificate = certificateAsked(place)
  const drafts = [
    yearsAsked(place),
    degree,
    ...languagesAsked(place),
    isWithin(certificate, degree) ? undefined : certificate,
  ].filter((draft) => draft !== undefined)
  if (drafts.length > 0) return drafts.concat(skillsBeside(place, drafts))
  const hours = logistic(place)
  if (hours !== undefined) return [hours]
  return unit.section === 'duties' ? duty(place) : skillsOrDuty(place)
}

/** "BTS ou DCG": a certificate that is a degree by its name, and named in the degree's own clause. */
function isWithin(certificate: Draft | undefined, degree: Draft | undefined): boolean {
  if (certificate === undefined || degree === undefined || certificate.label === degree.label) return false
  return degree.label.includes(certificate.label) && namesDegree(lowerSameLength(certificate.label))
}

const BRINGS = new RegExp(`^(?:[\\p{L}\\p{M}'’-]+ ){0,3}(?:${BROUGHT_WORDS})|^.{0,8}(?:${BROUGHT_SIGNS})`, 'u')

/** What joins two sentences, and is left of one by itself. */
const JOINS =
  /^(?:in addition|additionally|furthermore|moreover|also|besides|however|further|zusatzlich|ausserdem|daruber hinaus|en outre|de plus|par ailleurs|ademas|alem disso|inoltre|bovendien|ponadto|dodatkowo)\s*$/u

/** "Assists where necessary": nothing is made binding. */
const NOT_ALWAYS =
  /\b(?:if|as|when|where|whenever|wherever|(?:may|might) be) (?:necessary|required|needed|essential)\b/gu

function isMust(unit: JobUnit, folded: string): boolean {
  // "Meets the required deadlines": what a task is about binds nobody who applies.
  if (isNice(unit, folded) || unit.section === 'duties') return false
  const said = folded.replaceAll(NOT_ALWAYS, ' ')
  return (
    unit.section === 'must' ||
    binds(said) ||
    (unit.section === 'plain' && (STATED.test(said) || ASKED_OPENINGS.test(said) || (unit.bullet && BRINGS.test(said))))
  )
}

function isNice(unit: JobUnit, folded: string): boolean {
  return unit.section === 'nice' || wishes(folded) || isWelcome(folded)
}

/** Letters of a line that is about hours or a place, and about nothing else. */
const LOGISTIC = { plain: 80, availability: 160, place: 120 }

/** Hours, travel, a place: "weekend shifts", "based in Leeds". */
function logistic({ unit, folded, base }: Reading): Draft | undefined {
  if (unit.section === 'duties') return undefined
  const isSaid = (cues: string[], isKnown: boolean, longest: number) =>
    folded.length <= (unit.section === 'plain' && !base.must ? LOGISTIC.plain : longest) &&
    (isKnown || cues.some((cue) => holds(folded, cue)))
  const draft = { ...base, label: labelOf(unit.text) }
  const kinds = hoursOf(folded).map(({ kind }) => kind)
  const isPlace = (kind: string) => kind === 'remote' || kind === 'relocation'
  if (isSaid(AVAILABILITY_CUES, !kinds.every(isPlace), LOGISTIC.availability)) return { ...draft, type: 'availability' }
  return isSaid(PLACE_CUES, kinds.some(isPlace), LOGISTIC.place) ? { ...draft, type: 'place' } : undefined
}

/** Telling words of a line that names a single certificate. */
const ONE_THING = 4

/** Other skills of a sentence that asks for years, a degree or a certificate first. */
function skillsBeside(reading: Reading, drafts: Draft[]): Draft[] {
  if (drafts.some((draft) => draft.type === 'language')) return []
  // "A recognised teaching qualification" is one thing, not a certificate and a skill.
  if (
    drafts.every((draft) => draft.type === 'certificate' && draft.terms === undefined) &&
    wordsOf(reading.unit.text).stems.length <= ONE_THING
  )
    return []
  const used = new Set(drafts.flatMap((draft) => draft.terms ?? []))
  const certificates = drafts.flatMap(({ type, terms = [] }) => (type === 'certificate' ? terms : []))
  const known = reading.terms.filter(({ term }) => certificates.includes(term))
  const terms = reading.terms.filter(
    (term) => !used.has(term.term) && !isAbout(certificates, term.term) && !isGivenName(reading.folded, term, known),
  )
  const skills = skillDrafts({ ...reading, terms })
  // A skill that is the sentence over again is what the certificate is about.
  const others = skills.filter(({ label }) => drafts.every((draft) => draft.label !== label))
  const named = terms.filter(({ term, kind }) => kind === 'skill' && others[0]?.terms?.[0] === term)
  // The line says more than this skill: "Excel and forklift licence", not "Inspection qualification (C&G 2391)".
  const areTwo = others.length === 1 && named.length > 0 && known.some((term) => areJoined(reading, named[0]!, term))
  return areTwo ? [{ ...others[0]!, label: namedAs(reading.unit, named[0]!).label }] : others
}

const JOINED = /^[^()]{0,12}(?:,|&|(?<!\p{L})(?:and|und|et|y|e|en|i|och|og|и)(?!\p{L}))[^()]{0,12}$/u

/** Two things named one after the other: "and" or a comma stands between them. */
function areJoined({ folded }: Reading, a: TermMatch, b: TermMatch): boolean {
  return JOINED.test(a.start < b.start ? folded.slice(a.end, b.start) : folded.slice(b.end, a.start))
}

function skillsOrDuty(reading: Reading): Draft[] {
  const { unit, terms } = reading
  const skills = terms.filter((term) => term.kind === 'skill')
  if (unit.section === 'plain' && unit.text.length > 90) return duty(reading)
  const covered = skills.reduce((sum, term) => sum + wordsOf(unit.text, term.start, term.end).stems.length, 0)
  const words = wordsOf(unit.text).stems.length
  // A line that is mostly known skills is a list of skills; otherwise it says what the person does.
  if (skills.length > 0 && covered * (unit.section === 'plain' ? 2.2 : 3.2) >= words) return skillDrafts(reading)
  return duty(reading)
}

/** One requirement for each skill; "Excel or Sheets" and "databases such as A, B" are one that any of them meets. */
function skillDrafts({ unit, folded, terms, base }: Reading): Draft[] {
  // "Computer skills to include Word and Excel": the examples are asked for, and their kind with them.
  const isKind = (term: TermMatch) => terms.length > 1 && KIND_OF.test(folded.slice(term.end, term.end + KIND_REACH))
  const all = distinct(terms.filter((term) => term.kind === 'skill' && !isKind(term)))
  const bracket = folded.indexOf('(')
  const inside = all.filter((term) => term.start > bracket)
  // "An HR system (Workday, Personio or similar)": the examples are asked for, not their kind.
  const isOneOf = (some: TermMatch[]) => some.length > 1 && isChoice(folded, some, unit.language)
  const skills = bracket > 0 && isOneOf(inside) ? inside : all
  if (skills.length === 0) return []
  if (isOneOf(skills)) {
    return [{ ...base, type: 'skill', label: labelOf(unit.text), terms: skills.map((term) => term.term).slice(0, 12) }]
  }
  const isOne = skills.length === 1
  return skills.slice(0, 12).map((term) => ({
    ...shareOf(
      bindingAt({ unit, folded, terms, base }, term.start),
      unit.text.slice(term.start, term.end),
      skills.length,
    ),
    type: 'skill' as const,
    ...(isOne ? { label: labelOf(unit.text), span: base.span } : namedAs(unit, term)),
    terms: [term.term],
  }))
}

const KIND_OF = /^ (?:skills? |knowledge )?(?:to include|including|incl\.)/u
const KIND_REACH = 24

/** Letters of the abbreviation in front of a skill that says which: "IV drug administration". */
const ABBREVIATED = /(?<![\p{L}\p{N}&/-])[\p{Lu}\p{N}&]{2,5} $/u

/** A skill by its own words in a line of several, with where they stand. */
function namedAs({ text, start: from }: JobUnit, { start, end }: TermMatch): Pick<Draft, 'label' | 'span'> {
  const before = ABBREVIATED.exec(text.slice(0, start))?.[0] ?? ''
  const isOwn = /\p{Ll}/u.test(text) && /\p{Lu}/u.test(before) && matchTerms(before).length === 0
  const first = isOwn ? start - before.length : start
  return { label: labelOf(text.slice(first, end)), span: { start: from + first, end: from + end } }
}

/** "Excel is required, SAP is a plus": a clause that is a must by itself stays one in a sentence that also wishes. */
function bindingAt({ unit, folded, base }: Reading, offset: number): Reading['base'] {
  if (base.strength === 1 || unit.section === 'nice') return base
  const { start, end } = clauseAround(folded, offset)
  return bindsBy(folded.slice(start, end)) === 'must' ? { ...base, must: unit.section !== 'duties', strength: 1 } : base
}

/** What one of several skills weighs. */
function shareOf(base: Reading['base'], skill: string, skills: number): Reading['base'] {
  const worth = isFiller(wordsOf(skill).stems) ? FILLER_WORTH : 1
  return { ...base, strength: (base.strength / Math.sqrt(skills)) * worth }
}

function distinct(terms: TermMatch[]): TermMatch[] {
  const seen = new Set<string>()
  return terms.filter((term) => !seen.has(term.term) && seen.add(term.term))
}

/** "Excellent communication skills": said of everybody, so it weighs little. */
const FILLER_WORTH = 0.25

function isFiller(stems: string[]): boolean {
  return stems.filter((word) => FILLER.has(word)).length * 10 >= stems.length * 7
}

/** Telling words that a line needs before it asks for anything: one below a heading or in a list, more in running text. */
function leastWords({ unit, terms, base }: Reading): number {
  if (unit.section === 'must' || unit.section === 'nice' || unit.bullet) return 1
  // "Gradita la conoscenza di Zucchetti": it is said that it is asked for.
  if (unit.section === 'plain' && (base.must || base.strength < 1)) return 1
  return unit.section === 'duties' || terms.length > 0 ? 2 : 3
}

function duty(reading: Reading): Draft[] {
  const { unit, terms, base } = reading
  const stems = [...new Set(wordsOf(unit.text).stems)]
  if (stems.length < leastWords(reading)) return []
  const strength = isFiller(stems) ? base.strength * FILLER_WORTH : base.strength * (stems.length < 4 ? 0.8 : 1)
  const skills = terms.filter((term) => term.kind === 'skill').map((term) => term.term)
  return [
    {
      ...base,
      strength,
      type: 'duty',
      label: labelOf(unit.text),
      ...(skills.length > 0 && { terms: [...new Set(skills)].slice(0, 12) }),
    },
  ]
}
