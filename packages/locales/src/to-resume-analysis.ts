import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { type Analysis, type Phone, RECORD_ITEMS, type ResumeAnalysis, type ResumeText } from '@evenhand/model'
import type { Translator } from './create-translator.ts'

/**
 * The specification's analysis record: an analysis in one language's words, with that record's list sizes as upper
 * bounds. A list is shorter than its lower bound only where the resume holds no more. Without its text, which may not
 * have been kept, skills that only the text names are left out.
 */
export function toResumeAnalysis(
  analysis: Analysis,
  resume: ResumeText | undefined,
  translator: Translator,
): ResumeAnalysis {
  const { profile, words, score } = analysis
  const tell = (findings: Analysis['words']['summary'], most: number) =>
    findings.slice(0, most).map(translator.describeFinding)
  const jobFit = score.basis === 'job' ? { jobFitAnalysis: tell(words.jobFit, RECORD_ITEMS.jobFitAnalysis[1]) } : {}
  return {
    name: profile.name?.value ?? '',
    email: profile.emails[0]?.value ?? '',
    phone: phoneToShow(profile.phones[0]),
    summary: words.summary.map(translator.describeFinding).join(' '),
    skills: skillsToShow(analysis, resume).slice(0, RECORD_ITEMS.skills[1]),
    experience: tell(words.experience, RECORD_ITEMS.experience[1]),
    education: words.education.map(translator.describeFinding),
    strengths: tell(words.strengths, RECORD_ITEMS.strengths[1]),
    recommendations: tell(words.recommendations, RECORD_ITEMS.recommendations[1]),
    ...jobFit,
    score: score.value,
  }
}

/** `+1 213 373 4253` where the country is clear; otherwise as written. */
function phoneToShow(phone: Phone | undefined): string {
  if (phone === undefined) return ''
  const international =
    phone.e164 === undefined ? undefined : parsePhoneNumberFromString(phone.e164)?.formatInternational()
  return international ?? phone.value
}

/** Skills the verdicts rest on first, then those shown longest; each once. */
function skillsToShow({ profile, verdicts }: Analysis, resume: ResumeText | undefined): string[] {
  const cited = new Set(verdicts.flatMap((verdict) => verdict.reason.evidence).map((span) => span.start))
  const rank = (skill: (typeof profile.skills)[number]) =>
    skill.mentions.some((mention) => cited.has(mention.span.start)) ? 1 : 0
  const sorted = profile.skills.toSorted(
    (a, b) => rank(b) - rank(a) || b.months - a.months || b.mentions.length - a.mentions.length,
  )
  const labels = sorted.map((skill) => {
    const span = skill.mentions[0]!.span
    return skill.label || (resume?.text.slice(span.start, span.end) ?? '')
  })
  const seen = new Set<string>()
  return labels.filter((label) => label !== '' && !seen.has(label.toLowerCase()) && seen.add(label.toLowerCase()))
}
