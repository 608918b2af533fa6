import type { Requirement } from '@evenhand/model'
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
    /^(?:we are an?|we're an?|we have|we've|our|at [a-z0-9& ]{2,30},|founded|established|the company|as an? (?:equal|leading)|wir sind|nous sommes|somos|siamo|wij zijn|jestesmy|vi ar|мы —|we (?:offer|provide|value|believe))\b/u.test(
      folded,
    ) && !/looking for|you will|required|must have|experience (?:in|with)/.test(folded)
  )
}

function years({ unit, folded, terms, base }: Reading): Draft | undefined {
  const match = YEARS.exec(folded)
  if (match === null || /years? old|of age|year-old|jahre alt|ans d'age/u.test(folded)) return undefined
  const figure = NUMBER_WORDS[match[1]!] ?? Number(match[1])
  if (figure < 1 || figure > 40) return undefined
  const skills = terms.map((term) => term.term)
  return {
    ...base,
    type: 'years',
    label: label(unit.text),
    years: figure,
    ...(skills.length > 0 && { terms: [...new Set(skills)].slice(0, 12) }),
  }
}

function degree({ unit, folded, terms, base }: Reading): Draft | undefined {
  const levels = DEGREE_WORDS.filter(([, pattern]) => pattern.test(folded)).map(([level]) => level)
  // "Bachelor's or Master's": the least asked decides.
  const level = levels.at(-1)
  if (level === undefined) return undefined
  if (level === 'bachelor' && /degree of\b/u.test(folded) && !/bachelor/u.test(folded)) return undefined
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

function languages({ unit, folded, base }: Reading): Draft[] {
  if (!LANGUAGE_CUES.test(folded) && !LANGUAGE_LEVELS.some(([, pattern]) => pattern.test(folded))) return []
  const words = new Set(folded.split(/[^\p{L}\p{M}]+/u))
  const drafts: Draft[] = []
  for (const [code, names] of LANGUAGE_NAMES) {
    if (!names.split(' ').some((name) => words.has(name) || (name.charCodeAt(0) > 0x2fff && folded.includes(name))))
      continue
    const level = LANGUAGE_LEVELS.find(([, pattern]) => pattern.test(folded))?.[0]
    drafts.push({
      ...base,
      type: 'language',
      label: label(unit.text),
      language: code,
      ...(level !== undefined && { languageLevel: level }),
    })
  }
  return drafts.slice(0, 4)
}

function certificate({ unit, folded, terms, base }: Reading): Draft | undefined {
  const known = terms.filter((term) => /certif|licen|registr/.test(findTerm(term.term)?.category ?? ''))
  const asked = unit.section !== 'duties' && CERTIFICATE_CUES.some((cue) => holds(folded, cue))
  if (known.length === 0 && !asked) return undefined
  if (unit.section === 'duties' || unit.text.length > 220) return undefined
  return {
    ...base,
    type: 'certificate',
    label: label(unit.text),
    ...(known.length > 0 && { terms: known.map((term) => term.term).slice(0, 12) }),
  }
}

function availability({ unit, folded, base }: Reading): Draft | undefined {
  if (folded.length > 160 || !AVAILABILITY_CUES.some((cue) => holds(folded, cue))) return undefined
  return { ...base, type: 'availability', label: label(unit.text) }
}

function where({ unit, folded, base }: Reading): Draft | undefined {
  if (folded.length > 120 || !PLACE_CUES.some((cue) => holds(folded, cue))) return undefined
  return { ...base, type: 'place', label: label(unit.text) }
}

/** Skills named in the sentence that asks for years or a degree are asked for themselves only where they are not its subject. */
function skillsBeside(reading: Reading, drafts: Draft[]): Draft[] {
  const used = new Set(drafts.flatMap((draft) => draft.terms ?? []))
  if (drafts.some((draft) => draft.type !== 'degree')) return []
  return skillDrafts(reading).filter((draft) => !draft.terms?.some((term) => used.has(term)))
}

function skillsOrDuty(reading: Reading): Draft[] {
  const { unit, terms } = reading
  const skills = terms.filter((term) => term.kind === 'skill')
  if (unit.section === 'plain' && unit.text.length > 90) return duty(reading)
  const covered = skills.reduce((sum, term) => sum + wordsOf(unit.text, term.start, term.end).stems.length, 0)
  const words = wordsOf(unit.text).stems.length
  // A line that is mostly known skills is a list of skills; otherwise it says what the person does.
  if (skills.length > 0 && covered * 2.2 >= words) return skillDrafts(reading)
  return duty(reading)
}

/** One requirement for each skill; "Excel or Sheets" and "databases such as A, B" are one that any of them meets. */
function skillDrafts({ unit, folded, terms, base }: Reading): Draft[] {
  const skills = distinct(terms.filter((term) => term.kind === 'skill'))
  if (skills.length === 0) return []
  if (
    skills.length > 1 &&
    /\b(?:or|such as|e\.g|like|and\/or|oder|ou|o|wie|z\.b|comme|como|of|lub|eller|или|або)\b|\/|或|または/u.test(
      folded.slice(skills[0]!.start),
    )
  ) {
    return [{ ...base, type: 'skill', label: label(unit.text), terms: skills.map((term) => term.term).slice(0, 12) }]
  }
  const strength = base.strength / Math.sqrt(skills.length)
  return skills.slice(0, 12).map((term) => ({
    ...base,
    strength,
    type: 'skill' as const,
    label: skills.length === 1 ? label(unit.text) : label(unit.text.slice(term.start, term.end)),
    span: skills.length === 1 ? base.span : { start: unit.start + term.start, end: unit.start + term.end },
    terms: [term.term],
  }))
}

function distinct(terms: TermMatch[]): TermMatch[] {
  const seen = new Set<string>()
  return terms.filter((term) => !seen.has(term.term) && seen.add(term.term))
}

function duty({ unit, terms, base }: Reading): Draft[] {
  const stems = [...new Set(wordsOf(unit.text).stems)]
  if (stems.length < 2) return []
  const filler = stems.filter((word) => FILLER.has(word)).length
  // "Excellent communication skills": said of everybody, so it weighs little.
  const strength = filler * 10 >= stems.length * 7 ? base.strength * 0.25 : base.strength * (stems.length < 4 ? 0.8 : 1)
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
