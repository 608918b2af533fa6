import type { Ground, Profile, ResumeText, Score, SkillMention, Span } from '@evenhand/model'
import { prepareEvidence } from '../judge/prepare-evidence.ts'
import { sentencesIn } from '../judge/sentences.ts'
import { findResults } from '../words/find-results.ts'
import { sumOf } from './score.ts'

/** Lines of the rubric with their largest points; each is explained in every dictionary below `rubric.`. */
export const RUBRIC_LINES = {
  /** Lines that state a result with a figure: six earn all. */
  'evidence-of-results': 30,
  /** Dated posts with title and employer, education, skills, a way to make contact. */
  completeness: 20,
  /** Skills that a job or project shows in use: eight earn all. */
  'skills-in-work': 20,
  /** Lines of a readable length; a resume that is neither a stub nor a book. */
  clarity: 15,
  /** Posts that say what was done in them, not only when. */
  'continuity-of-detail': 15,
} as const

const RESULTS_FULL = 6
/** Words of a line that reads well, at most. */
const LINE_LONGEST = 40
const RESUME_WORDS = { least: 120, most: 1600 }
const DETAILS_FULL = 3
const SKILLS_FULL = 8
/** Letters of the shortest sentence that says something. */
const SAID = 12
/** Words of the resume kept for each line of the score. */
const MOST_EVIDENCE = 6

/** What part of a line's points is earned, 0 to 1, and by which words. */
type Earned = { share: number; evidence: Span[] }

/** Scores the resume itself where there is no job: how well it shows work, never who the person is; and by which words. Pure. */
export function rubric(profile: Profile, resume: ResumeText): { score: Score; grounds: Ground[] } {
  const earned: Record<keyof typeof RUBRIC_LINES, Earned> = {
    'evidence-of-results': resultsShown(profile, resume),
    completeness: completeness(profile),
    'skills-in-work': skillsInWork(profile, resume),
    clarity: clarity(profile, resume),
    'continuity-of-detail': continuity(profile, resume),
  }
  const lines = Object.entries(RUBRIC_LINES).map(([id, largest]) => ({
    id,
    points: Math.round(largest * earned[id as keyof typeof RUBRIC_LINES].share * 10) / 10,
    largest,
  }))
  const grounds = lines.flatMap(({ id, points }) => {
    const { evidence } = earned[id as keyof typeof RUBRIC_LINES]
    return points > 0 && evidence.length > 0 ? [{ lineId: id, evidence: evidence.slice(0, MOST_EVIDENCE) }] : []
  })
  return { score: { value: sumOf(lines), basis: 'rubric', lines, mustMet: 0, mustTotal: 0 }, grounds }
}

function resultsShown(profile: Profile, resume: ResumeText): Earned {
  const results = findResults(profile, resume)
  const count = results.reduce((sum, result) => sum + Math.min(1, result.weight / 1.5), 0)
  return { share: Math.min(1, count / RESULTS_FULL), evidence: results.map(({ start, end }) => ({ start, end })) }
}

function completeness({ employment, education, skills, emails, phones }: Profile): Earned {
  const part = (count: number, of: number) => (of === 0 ? 0 : count / of)
  const checks = [
    Math.min(1, employment.length),
    part(employment.filter((post) => post.title !== undefined).length, employment.length),
    part(employment.filter((post) => post.employer !== undefined).length, employment.length),
    part(employment.filter((post) => post.start !== undefined).length, employment.length),
    Math.min(1, education.length),
    Math.min(1, skills.length / 5),
    Math.min(1, emails.length + phones.length),
  ]
  const posts = employment.flatMap(({ title, employer, dates }) => title?.spans[0] ?? employer?.spans[0] ?? dates ?? [])
  const courses = education.flatMap(({ degree, school }) => degree?.spans[0] ?? school?.spans[0] ?? [])
  return {
    share: checks.reduce((sum, check) => sum + check, 0) / checks.length,
    evidence: [...posts.slice(0, MOST_EVIDENCE - 2), ...courses, ...skills.map(({ mentions }) => mentions[0]!.span)],
  }
}

function skillsInWork(profile: Profile, resume: ResumeText): Earned {
  const { terms, lines } = prepareEvidence(profile, resume)
  const places = [...terms].flatMap(([term, found]) => {
    const place = found.find(({ line }) => lines[line]!.employment >= 0 || lines[line]!.section === 'projects')
    return place !== undefined && term.startsWith('skill:') ? [place.match] : []
  })
  const listed = profile.skills.filter(({ mentions }) => mentions.some(({ section }) => section === 'skills'))
  const inWork = listed.flatMap(({ mentions }) => mentions.find(isWork) ?? [])
  // So many skills shown in work are as much as anyone can ask, however long the list beside them.
  const share = Math.max(places.length / SKILLS_FULL, listed.length === 0 ? 0 : inWork.length / listed.length)
  const evidence = [...places.map(({ start, end }) => ({ start, end })), ...inWork.map(({ span }) => span)]
  return { share: Math.min(1, share), evidence }
}

function isWork({ employment, section }: SkillMention): boolean {
  return employment !== undefined || section === 'projects'
}

/** Of the resume as a whole: no words of it show it. */
function clarity(profile: Profile, resume: ResumeText): Earned {
  const { lines: all, text } = prepareEvidence(profile, resume)
  // A row that says in part who somebody is counts for nothing: what is left of it may be the street of a known town.
  const isBlanked = ({ start, end }: Span) => text.slice(start, end) !== resume.text.slice(start, end)
  const lines = all.filter((line) => line.section !== 'contact' || !isBlanked(line))
  if (lines.length === 0) return { share: 0, evidence: [] }
  const sizes = lines.map((line) => resume.text.slice(line.start, line.end).split(/\s+/).length)
  const readable = sizes.filter((size) => size <= LINE_LONGEST).length / sizes.length
  const words = sizes.reduce((sum, size) => sum + size, 0)
  const length =
    words < RESUME_WORDS.least
      ? words / RESUME_WORDS.least
      : words > RESUME_WORDS.most
        ? Math.max(0.3, RESUME_WORDS.most / words)
        : 1
  const headed = profile.sections.filter((section) => section.heading !== undefined)
  const sections = Math.min(1, new Set(headed.map((section) => section.kind)).size / 3)
  return { share: 0.4 * readable + 0.3 * length + 0.3 * sections, evidence: [] }
}

function continuity(profile: Profile, resume: ResumeText): Earned {
  const told = toldOfPosts(profile, resume)
  if (told.length === 0) return { share: 0, evidence: [] }
  const sum = told.reduce((total, sentences) => total + Math.min(1, sentences.length / DETAILS_FULL), 0)
  return { share: sum / told.length, evidence: told.flatMap((sentences) => sentences.slice(0, 1)) }
}

/** For each post what is said of what was done in it: sentences and items of lists, however their lines were broken. */
function toldOfPosts(profile: Profile, resume: ResumeText): Span[][] {
  const told = profile.employment.map((): Span[] => [])
  for (const { own, end, employment } of prepareEvidence(profile, resume).lines) {
    const details = profile.employment[employment]?.details ?? []
    if (!details.some((detail) => detail.start < end && detail.end > own)) continue
    const sentences = sentencesIn(resume.text, { start: own, end })
    told[employment]!.push(...sentences.filter((said) => said.end - said.start >= SAID))
  }
  return told
}
