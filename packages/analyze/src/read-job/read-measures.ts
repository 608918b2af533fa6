import type { DegreeLevel } from '@evenhand/model'
import { findTerm } from '../knowledge/lexicon.ts'
import type { TermMatch } from '../knowledge/match-terms.ts'
import { CERTIFICATE_CUES, NUMBER_WORDS, YEAR_WORDS } from '../knowledge/judging/job-cues.ts'
import {
  DEGREE_OR_EXPERIENCE,
  DEGREE_WORDS,
  LANGUAGE_CUES,
  LANGUAGE_LEVELS,
  LANGUAGE_NAMES,
} from '../knowledge/judging/job-degrees.ts'
import { type Draft, holds, labelOf, type Reading } from './reading.ts'

const YEARS = new RegExp(
  `(\\d{1,2}|\\b(?:${Object.keys(NUMBER_WORDS).join('|')}))\\s?\\+?\\s?(?:(?:-|–|to|bis|a|à|or)\\s?(?:\\d{1,2}|more)\\s?)?\\+?\\s?(?:plus |or more )?(?:full )?(?:${YEAR_WORDS})(?![\\p{L}])`,
  'u',
)

/** Years of experience, with the skills they are asked for. */
export function yearsAsked({ unit, folded, terms, base }: Reading): Draft | undefined {
  const match = YEARS.exec(folded)
  if (match === null || /years? old|of age|year-old|jahre alt|ans d'age/u.test(folded)) return undefined
  const figure = NUMBER_WORDS[match[1]!] ?? Number(match[1])
  if (figure < 1 || figure > 40) return undefined
  const skills = yearsOf(match, folded, terms).map((term) => term.term)
  return {
    ...base,
    // Years are asked for; those that would only be welcome say so.
    must: base.must || base.strength === 1,
    type: 'years',
    label: labelOf(unit.text),
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

/** A level of education. */
export function degreeAsked({ unit, folded, terms, base }: Reading): Draft | undefined {
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
    label: labelOf(unit.text),
    level,
    ...(fields.length > 0 && { terms: fields.slice(0, 12) }),
  }
}

const SHORT_WORDS = 4

/** Languages to be spoken, each with its level. */
export function languagesAsked({ unit, folded, base }: Reading): Draft[] {
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
    const words = labelOf(unit.text.slice(clause.start, clause.start + clause.text.length))
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

/** A certificate, licence or registration. */
export function certificateAsked({ unit, folded, terms, base }: Reading): Draft | undefined {
  const known = terms.filter((term) => /certif|licen|registr/.test(findTerm(term.term)?.category ?? ''))
  if (unit.section === 'duties' || (known.length === 0 && unit.section === 'plain' && !unit.bullet)) return undefined
  const asked =
    !YEARS.test(folded) &&
    !DEGREE_WORDS.some(([, pattern]) => pattern.test(folded)) &&
    CERTIFICATE_CUES.some((cue) => holds(folded, cue))
  if ((known.length === 0 && !asked) || unit.text.length > 220) return undefined
  const ids = known.map((term) => term.term).slice(0, 12)
  const beside = terms.some((term) => term.kind === 'skill' && !ids.includes(term.term))
  const label = beside && known.length > 0 ? unit.text.slice(known[0]!.start, known.at(-1)!.end) : unit.text
  return { ...base, type: 'certificate', label: labelOf(label), ...(ids.length > 0 && { terms: ids }) }
}
