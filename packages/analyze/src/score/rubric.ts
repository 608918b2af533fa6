import type { Profile, ResumeText, Score } from '@evenhand/model'
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
const LINE_WORDS = { least: 4, most: 40 }
const RESUME_WORDS = { least: 120, most: 1600 }
const DETAILS_FULL = 3
const SKILLS_FULL = 8
/** Letters of the shortest sentence that says something. */
const SAID = 12

/** Scores the resume itself where there is no job: how well it shows work, never who the person is. Pure. */
export function rubric(profile: Profile, resume: ResumeText): Score {
  const shares: Record<keyof typeof RUBRIC_LINES, number> = {
    'evidence-of-results': Math.min(
      1,
      findResults(profile, resume).reduce((sum, result) => sum + Math.min(1, result.weight / 1.5), 0) / RESULTS_FULL,
    ),
    completeness: completeness(profile),
    'skills-in-work': skillsInWork(profile, resume),
    clarity: clarity(profile, resume),
    'continuity-of-detail': continuity(profile, resume),
  }
  const lines = Object.entries(RUBRIC_LINES).map(([id, largest]) => ({
    id,
    points: Math.round(largest * shares[id as keyof typeof RUBRIC_LINES] * 10) / 10,
    largest,
  }))
  return { value: sumOf(lines), basis: 'rubric', lines, mustMet: 0, mustTotal: 0 }
}

function completeness(profile: Profile): number {
  const posts = profile.employment
  const part = (count: number, of: number) => (of === 0 ? 0 : count / of)
  const checks = [
    Math.min(1, posts.length),
    part(posts.filter((post) => post.title !== undefined).length, posts.length),
    part(posts.filter((post) => post.employer !== undefined).length, posts.length),
    part(posts.filter((post) => post.start !== undefined).length, posts.length),
    Math.min(1, profile.education.length),
    Math.min(1, profile.skills.length / 5),
    Math.min(1, profile.emails.length + profile.phones.length),
  ]
  return checks.reduce((sum, check) => sum + check, 0) / checks.length
}

function skillsInWork(profile: Profile, resume: ResumeText): number {
  const { terms, lines } = prepareEvidence(profile, resume)
  const isWork = (line: number) => lines[line]!.employment >= 0 || lines[line]!.section === 'projects'
  let shown = 0
  for (const [term, places] of terms) if (term.startsWith('skill:') && places.some(({ line }) => isWork(line))) shown++
  const listed = profile.skills.filter(({ mentions }) => mentions.some(({ section }) => section === 'skills'))
  const both = listed.filter(({ mentions }) =>
    mentions.some(({ employment, section }) => employment !== undefined || section === 'projects'),
  )
  // So many skills shown in work are as much as anyone can ask, however long the list beside them.
  return Math.min(1, Math.max(shown / SKILLS_FULL, listed.length === 0 ? 0 : both.length / listed.length))
}

function clarity(profile: Profile, resume: ResumeText): number {
  const { lines } = prepareEvidence(profile, resume)
  if (lines.length === 0) return 0
  const sizes = lines.map((line) => resume.text.slice(line.start, line.end).split(/\s+/).length)
  const readable = sizes.filter((size) => size <= LINE_WORDS.most).length / sizes.length
  const words = sizes.reduce((sum, size) => sum + size, 0)
  const length =
    words < RESUME_WORDS.least
      ? words / RESUME_WORDS.least
      : words > RESUME_WORDS.most
        ? Math.max(0.3, RESUME_WORDS.most / words)
        : 1
  const sections = Math.min(
    1,
    new Set(profile.sections.filter((section) => section.heading !== undefined).map((section) => section.kind)).size /
      3,
  )
  return 0.4 * readable + 0.3 * length + 0.3 * sections
}

function continuity(profile: Profile, resume: ResumeText): number {
  const posts = profile.employment
  if (posts.length === 0) return 0
  const told = toldOfPosts(profile, resume)
  return told.reduce((sum, count) => sum + Math.min(1, count / DETAILS_FULL), 0) / posts.length
}

/** For each post how much is said of what was done in it: sentences and items of lists, however their lines were broken. */
function toldOfPosts(profile: Profile, resume: ResumeText): number[] {
  const counts = profile.employment.map(() => 0)
  for (const { own, end, employment } of prepareEvidence(profile, resume).lines) {
    const details = profile.employment[employment]?.details ?? []
    if (!details.some((detail) => detail.start < end && detail.end > own)) continue
    counts[employment]! += sentencesIn(resume.text, { start: own, end }).filter(
      (said) => said.end - said.start >= SAID,
    ).length
  }
  return counts
}
