import type { DegreeLevel, Requirement } from '@evenhand/model'
import { findTerm } from '../knowledge/lexicon.ts'
import { matchTerms, type TermMatch } from '../knowledge/match-terms.ts'
import {
  AVAILABILITY_CUES,
  CERTIFICATE_CUES,
  FILLER_WORDS,
  MUST_CUES,
  NICE_CUES,
  NUMBER_WORDS,
  PLACE_CUES,
  SKIP_CUES,
  YEAR_WORDS,
} from '../knowledge/judging/job-cues.ts'
import {
  DEGREE_OR_EXPERIENCE,
  DEGREE_WORDS,
  LANGUAGE_CUES,
  LANGUAGE_LEVELS,
  LANGUAGE_NAMES,
} from '../knowledge/judging/job-degrees.ts'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import { wordsOf } from '../judge/words-of.ts'
import type { JobUnit } from './split-job-text.ts'

/** A requirement before it has its id and final weight; `strength` multiplies its type's weight. */
export type Draft = Omit<Requirement, 'id' | 'weight'> & { strength: number }

const YEARS = new RegExp(
  `(\\d{1,2}|\\b(?:${Object.keys(NUMBER_WORDS).join('|')}))\\s?\\+?\\s?(?:(?:-|–|to|bis|a|à|or)\\s?(?:\\d{1,2}|more)\\s?)?\\+?\\s?(?:plus |or more )?(?:full )?(?:${YEAR_WORDS})(?![\\p{L}])`,
  'u',
)
const FILLER = new Set(wordsOf(FILLER_WORDS.replaceAll(/\s+/g, ' ')).stems)
const LABEL_LONGEST = 140

/** What one sentence or bullet asks for; empty for company praise, pay and the like. */
export function readRequirements(unit: JobUnit): Draft[] {
  const folded = lowerSameLength(unit.text)
  if (unit.section === 'skip' || unit.section === 'names') return []
  if (unit.section === 'plain' && isAboutCompany(folded)) return []
  if (SKIP_CUES.some((cue) => holds(folded, cue))) return []
  const must = isMust(unit, folded)
  const base = { must, span: { start: unit.start, end: unit.end }, strength: isNice(unit, folded) ? 0.4 : 1 }
  const terms = matchTerms(unit.text)
  const place: Reading = { unit, folded, terms, base }
  const drafts = [years(place), degree(place), ...languages(place), certificate(place)].filter(
    (draft) => draft !== undefined,
  )
  if (drafts.length > 0) return drafts.concat(skillsBeside(place, drafts))
  const logistic = availability(place) ?? where(place)
  if (logistic !== undefined) return [logistic]
  return unit.section === 'duties' ? duty(place) : skillsOrDuty(place)
}

type Reading = { unit: JobUnit; folded: string; terms: TermMatch[]; base: Pick<Draft, 'must' | 'span' | 'strength'> }

function isMust(unit: JobUnit, folded: string): boolean {
  if (isNice(unit, folded)) return false
  return unit.section === 'must' || MUST_CUES.some((cue) => holds(folded, cue))
}

function isNice(unit: JobUnit, folded: string): boolean {
  return unit.section === 'nice' || NICE_CUES.some((cue) => holds(folded, cue))
}

function isAboutCompany(folded: string): boolean {
  return (
    /^(?:we are|we're|we have|we've|our|at [a-z0-9& ]{2,30},|founded|established|the company|as an? (?:equal|leading)|wir sind|nous sommes|somos|siamo|wij zijn|jestesmy|vi ar|мы —|we (?:offer|provide|value|believe))\b/u.test(
      folded,
    ) && !/looking for|you will|required|must have|experience (?:in|with)/.test(folded)
  )
}

function years({ unit, folded, terms, base }: Reading): Draft | undefined {
  const match = YEARS.exec(folded)
  if (match === null || /years? old|of age|year-old|jahre alt|ans d'age/u.test(folded)) return undefined
  const figure = NUMBER_WORDS[match[1]!] ?? Number(match[1])
  if (figure < 1 || figure > 40) return undefined
  const skills = yearsOf(match, folded, terms).map((term) => term.term)
  return {
    ...base,
    type: 'years',
    label: label(unit.text),
    years: figure,
    ...(skills.length > 0 && { terms: [...new Set(skills)].slice(0, 12) }),
  }
}

/** What the years are asked for: the skills that follow, up to the end of the clause. */
function yearsOf(match: RegExpExecArray, folded: string, terms: TermMatch[]): TermMatch[] {
  const from = match.index + match[0].length
  const stop = folded.slice(from).search(/[,;.]/u)
  const to = stop === -1 ? folded.length : from + stop
  return terms.filter((term) => term.start >= from && term.start < to)
}

function levelsIn(folded: string): DegreeLevel[] {
  return DEGREE_WORDS.filter(([, pattern]) => pattern.test(folded)).map(([level]) => level)
}

function degree({ unit, folded, terms, base }: Reading): Draft | undefined {
  const named = levelsIn(folded.replaceAll(/\bdegrees?\b/g, ' '))
  // A bare "degree" is a first degree only where no other level is named beside it.
  const levels = named.length > 0 ? named : levelsIn(folded)
  // "Bachelor's or Master's": the least asked decides.
  const level = levels.at(-1)
  if (level === undefined) return undefined
  if (level === 'bachelor' && /degree of\b/u.test(folded) && named.length === 0) return undefined
  const fields = terms.filter((term) => term.kind === 'skill').map((term) => term.term)
  const soft = DEGREE_OR_EXPERIENCE.test(folded)
  return {
    ...base,
    must: base.must && !soft,
    strength: soft ? base.strength * 0.7 : base.strength,
    type: 'degree',
    label: label(unit.text),
    level,
    ...(fields.length > 0 && { terms: fields.slice(0, 12) }),
  }
}

const SHORT_WORDS = 4

function languages({ unit, folded, base }: Reading): Draft[] {
  const short = folded.split(/\s+/).length <= SHORT_WORDS
  if (!short && !LANGUAGE_CUES.test(folded) && !LANGUAGE_LEVELS.some(([, pattern]) => pattern.test(folded))) return []
  const drafts: Draft[] = []
  for (const [code, names] of LANGUAGE_NAMES) {
    const clause = clausesOf(folded).find((part) => namesLanguage(part.text, names))
    if (clause === undefined) continue
    const level = (
      LANGUAGE_LEVELS.find(([, pattern]) => pattern.test(clause.text)) ??
      LANGUAGE_LEVELS.find(([, pattern]) => pattern.test(folded))
    )?.[0]
    const words = label(unit.text.slice(clause.start, clause.start + clause.text.length))
    drafts.push({
      ...base,
      type: 'language',
      label: words,
      language: code,
      ...(level !== undefined && { languageLevel: level }),
    })
  }
  return drafts.slice(0, 4)
}

function namesLanguage(text: string, names: string): boolean {
  const words = new Set(text.split(/[^\p{L}\p{M}]+/u))
  return names.split(' ').some((name) => words.has(name) || (name.charCodeAt(0) > 0x2fff && text.includes(name)))
}

/** The parts of a sentence between commas, semicolons and "and", with their places. */
function clausesOf(folded: string): { text: string; start: number }[] {
  const clauses: { text: string; start: number }[] = []
  let start = 0
  for (const match of folded.matchAll(/[,;，、]| (?:and|und|et|y|e|en|i|och|og|и|та|or|oder|ou|o) /gu)) {
    clauses.push({ text: folded.slice(start, match.index), start })
    start = match.index + match[0].length
  }
  return [...clauses, { text: folded.slice(start), start }]
}

function certificate({ unit, folded, terms, base }: Reading): Draft | undefined {
  const known = terms.filter((term) => /certif|licen|registr/.test(findTerm(term.term)?.category ?? ''))
  if (unit.section === 'duties' || (known.length === 0 && unit.section === 'plain')) return undefined
  const asked =
    !YEARS.test(folded) &&
    !DEGREE_WORDS.some(([, pattern]) => pattern.test(folded)) &&
    CERTIFICATE_CUES.some((cue) => holds(folded, cue))
  if ((known.length === 0 && !asked) || unit.text.length > 220) return undefined
  const ids = known.map((term) => term.term).slice(0, 12)
  return { ...base, type: 'certificate', label: label(unit.text), ...(ids.length > 0 && { terms: ids }) }
}

function availability({ unit, folded, base }: Reading): Draft | undefined {
  if (
    folded.length > (unit.section === 'plain' ? 80 : 160) ||
    unit.section === 'duties' ||
    !AVAILABILITY_CUES.some((cue) => holds(folded, cue))
  )
    return undefined
  return { ...base, type: 'availability', label: label(unit.text) }
}

function where({ unit, folded, base }: Reading): Draft | undefined {
  if (
    folded.length > (unit.section === 'plain' ? 80 : 120) ||
    unit.section === 'duties' ||
    !PLACE_CUES.some((cue) => holds(folded, cue))
  )
    return undefined
  return { ...base, type: 'place', label: label(unit.text) }
}

/** Other skills of a sentence that asks for years, a degree or a certificate first. */
function skillsBeside(reading: Reading, drafts: Draft[]): Draft[] {
  if (drafts.some((draft) => draft.type === 'language')) return []
  const used = new Set(drafts.flatMap((draft) => draft.terms ?? []))
  return skillDrafts({ ...reading, terms: reading.terms.filter((term) => !used.has(term.term)) })
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
  const skills = distinct(terms.filter((term) => term.kind === 'skill'))
  if (skills.length === 0) return []
  if (skills.length > 1 && isChoice(folded, skills)) {
    return [{ ...base, type: 'skill', label: label(unit.text), terms: skills.map((term) => term.term).slice(0, 12) }]
  }
  const strength = base.strength / Math.sqrt(skills.length)
  return skills.slice(0, 12).map((term) => ({
    ...base,
    strength: isFiller(wordsOf(unit.text, term.start, term.end).stems) ? strength * FILLER_WORTH : strength,
    type: 'skill' as const,
    label: skills.length === 1 ? label(unit.text) : label(unit.text.slice(term.start, term.end)),
    span: skills.length === 1 ? base.span : { start: unit.start + term.start, end: unit.start + term.end },
    terms: [term.term],
  }))
}

/** "Excel or Sheets", "databases such as A, B", "Vue/React": any one will do. */
function isChoice(folded: string, skills: TermMatch[]): boolean {
  const before = folded.slice(Math.max(0, skills[0]!.start - 24), skills[0]!.start)
  if (/\b(?:such as|e\.g|like|wie|z\.b|comme|como|one of|any of)[\s.,:(]{0,6}$/u.test(before)) return true
  const between = skills
    .slice(1)
    .map((skill, index) => folded.slice(skills[index]!.end, skill.start))
    .join(' ')
  return /\b(?:or|and\/or|oder|ou|o|of|lub|eller|или|або|such as|e\.g|like)\b|\/|或|または/u.test(between)
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

function duty({ unit, terms, base }: Reading): Draft[] {
  const stems = [...new Set(wordsOf(unit.text).stems)]
  const least = unit.section === 'must' || unit.section === 'nice' ? 1 : 2
  if (stems.length < least) return []
  const strength = isFiller(stems) ? base.strength * FILLER_WORTH : base.strength * (stems.length < 4 ? 0.8 : 1)
  const skills = terms.filter((term) => term.kind === 'skill').map((term) => term.term)
  return [
    {
      ...base,
      strength,
      type: 'duty',
      label: label(unit.text),
      ...(skills.length > 0 && { terms: [...new Set(skills)].slice(0, 12) }),
    },
  ]
}

/** The job text's own words, on one line, cut at a word. */
function label(text: string): string {
  const line = text
    .replaceAll(/\s+/g, ' ')
    .replace(/[.;,:]$/u, '')
    .trim()
  if (line.length <= LABEL_LONGEST) return line
  const cut = line.lastIndexOf(' ', LABEL_LONGEST)
  return `${line.slice(0, cut > LABEL_LONGEST / 2 ? cut : LABEL_LONGEST)}…`
}

/** Whether a folded text holds a phrase as whole words. */
function holds(folded: string, phrase: string): boolean {
  for (let at = folded.indexOf(phrase); at !== -1; at = folded.indexOf(phrase, at + 1)) {
    if (
      !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? ' ') &&
      (phrase.length > 7 || !/[a-z0-9]/u.test(folded[at + phrase.length] ?? ' '))
    )
      return true
  }
  return false
}
