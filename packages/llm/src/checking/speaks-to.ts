import { claimOf, stemsOf, stemWeight, textOf } from '@evenhand/analyze'
import type { Finding, JobProfile, Profile, Requirement, ResumeText, SectionKind, Span, Verdict } from '@evenhand/model'

/** Part of a requirement's telling words that a quoted line must share for the quote to speak to it by its words. */
const SHARED_LEAST = 0.2
/** Letters a quote needs to show something without sharing a word. */
const SENSE_LETTERS = 16
/** Sections that show no work and no proof. */
const NO_PROOF = new Set<SectionKind>(['interests', 'references', 'contact', 'personal'])
const LONGEST_LINE = 1500

/** One resume, made ready for checking a model's quotes. */
export type Quoted = {
  profile: Profile
  resume: ResumeText
  job: JobProfile
  /** The text as the model may see it, at the resume's own length. */
  text: string
  /** What the built-in engine found, by requirement. */
  builtIn: Map<string, Verdict>
  integrity: Finding[]
}

/**
 * How a quote bears on a requirement. words: it shares its words, its place in the resume, or what the built-in engine
 * found. sense: only the model sees the likeness. none: the line claims nothing for the candidate.
 */
export type Bearing = 'words' | 'sense' | 'none'

export function speaksTo(requirement: Requirement, span: Span, quoted: Quoted): Bearing {
  const lines = quoted.resume.lines.filter((line) => line.start < span.end && line.end > span.start)
  const shown = lines.map((line) => quoted.text.slice(line.start, Math.min(line.end, line.start + LONGEST_LINE)))
  const claims = lines.filter((line, at) => claimOf(shown[at]!) > 0 && !isNoProof(line, quoted))
  if (claims.length === 0) return 'none'
  const found = quoted.builtIn.get(requirement.id)?.reason.evidence ?? []
  if (found.some((each) => claims.some((line) => overlap(each, line)))) return 'words'
  if (stands(requirement, span, quoted.profile)) return 'words'
  if (sharesWords(textOf(quoted.job, requirement), shown.join('\n'))) return 'words'
  // A heading or a word or two may be true and still say nothing.
  const said = quoted.text.slice(span.start, span.end).match(/\p{L}/gu) ?? []
  return said.length >= SENSE_LETTERS ? 'sense' : 'none'
}

function isNoProof(line: Span, { profile, resume, integrity }: Quoted): boolean {
  const number = resume.lines.findIndex((each) => each.start === line.start)
  const section = profile.sections.find(({ firstLine, lastLine }) => firstLine <= number && number <= lastLine)
  if (section !== undefined && NO_PROOF.has(section.kind)) return true
  return integrity
    .filter((finding) => finding.code === 'impossible-dates')
    .some((finding) => finding.evidence.some((span) => overlap(span, line)))
}

/** Whether the quote stands where such a thing is told: a language among the languages, a degree in the education. */
function stands({ type, language }: Requirement, span: Span, profile: Profile): boolean {
  if (type === 'language')
    return profile.languages.some((skill) => skill.code === language && overlap(skill.span, span))
  if (type === 'degree') return profile.education.some((entry) => overlap(entry.span, span))
  return false
}

function sharesWords(asked: string, shown: string): boolean {
  const held = stemsOf(shown)
  let shared = 0
  let total = 0
  for (const stem of stemsOf(asked)) {
    total += stemWeight(stem)
    if (held.has(stem)) shared += stemWeight(stem)
  }
  return total > 0 && shared >= total * SHARED_LEAST && shared > 0
}

function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}
