import type { Profile, Span } from '@evenhand/model'
import { findTerm } from '../knowledge/lexicon.ts'
import { matchTerms } from '../knowledge/match-terms.ts'
import type { Evidence } from './prepare-evidence.ts'
import type { PreparedJob } from './prepare-job.ts'
import { stemWeight } from './stem-weight.ts'
import { wordsOf } from './words-of.ts'

/** How near a post held is to the job, by its title. */
export type PostRelation = {
  /** Index into Profile.employment; -1 for a title found outside. */
  employment: number
  /** 0 to 1: the same title is 1, a neighbour about 0.75, a shared word less. */
  nearness: number
  title: Span
  months: number
  /** Months between the end of the post and the resume's own date. */
  monthsAgo: number
}

const SAME = 1
const NEIGHBOUR = 0.8
const PARENT = 0.85
const SAME_FIELD = 0.4
const MOST_OUTSIDE = 12

/** All posts with a title, in the profile's order, then titles named elsewhere in the resume. */
export function relatePosts(evidence: Evidence, job: PreparedJob): PostRelation[] {
  const { profile } = evidence
  const relations: PostRelation[] = []
  for (const [employment, post] of profile.employment.entries()) {
    const title = post.title?.spans[0]
    if (title === undefined) continue
    const text = evidence.text.slice(title.start, title.end)
    relations.push({
      employment,
      nearness: nearnessOf(text, job),
      title,
      months: post.months ?? 0,
      monthsAgo: monthsAgo(profile, employment),
    })
  }
  return relations.concat(titlesOutside(evidence, job))
}

/** How near a title is to the job's names. */
export function nearnessOf(title: string, job: PreparedJob): number {
  const terms = matchTerms(title)
    .filter((match) => match.kind === 'title')
    .map((match) => match.term)
  const byTerm = Math.max(0, ...terms.map((term) => termNearness(term, job)))
  return Math.max(byTerm, wordNearness([...new Set(wordsOf(title).stems)], job))
}

function termNearness(term: string, job: PreparedJob): number {
  if (job.titleTerms.includes(term)) return SAME
  const held = findTerm(term)
  let best = 0
  for (const id of job.titleTerms) {
    const asked = findTerm(id)
    if (asked === undefined || held === undefined) continue
    if (held.parents.includes(id)) best = Math.max(best, PARENT)
    else if (held.relatives.includes(id) || asked.relatives.includes(term) || asked.parents.includes(term))
      best = Math.max(best, NEIGHBOUR)
    else if (held.field === asked.field) best = Math.max(best, SAME_FIELD)
  }
  return best
}

/** Words in common with the nearest of the job's names, telling words counting most. */
function wordNearness(words: string[], job: PreparedJob): number {
  const held = words.reduce((sum, word) => sum + titleWeight(word), 0)
  let best = 0
  for (const name of job.names) {
    const asked = name.reduce((sum, word) => sum + titleWeight(word), 0)
    const common = name.reduce((sum, word) => sum + (words.includes(word) ? titleWeight(word) : 0), 0)
    if (common > 0) best = Math.max(best, (2 * common) / (held + asked))
  }
  return best
}

/** "Manager", "assistant" and the like say the level, not the work. */
const LEVEL_WORDS = new Set(
  wordsOf(
    'manager assistant senior junior lead leader director supervisor officer specialist coordinator associate executive head chief worker trainee intern consultant analyst technician representative clerk expert general',
  ).stems,
)

function titleWeight(word: string): number {
  return LEVEL_WORDS.has(word) ? 0.5 : 1 + stemWeight(word) / 2
}

function monthsAgo(profile: Profile, employment: number): number {
  const post = profile.employment[employment]!
  if (post.current || post.end === undefined) return 0
  const { asOf } = profile
  return Math.max(0, (asOf.year - post.end.year) * 12 + (asOf.month ?? 12) - (post.end.month ?? 12))
}

/** Titles in a headline, a summary or a layout that hid the posts; they carry no dates. */
function titlesOutside(evidence: Evidence, job: PreparedJob): PostRelation[] {
  const found: PostRelation[] = []
  for (const [term, places] of evidence.terms) {
    if (!term.startsWith('title:') || found.length >= MOST_OUTSIDE) continue
    const place = places.find(({ line }) => isHead(evidence, line))
    if (place === undefined) continue
    const title = { start: place.match.start, end: place.match.end }
    found.push({
      employment: -1,
      nearness: 0.9 * nearnessOf(evidence.text.slice(title.start, title.end), job),
      title,
      months: 0,
      monthsAgo: 0,
    })
  }
  return found
}

const HEAD_WORDS = 9

function isHead(evidence: Evidence, number: number): boolean {
  const line = evidence.lines[number]!
  if (line.section === 'summary') return true
  return (
    (line.section === 'employment' || line.section === 'other' || line.section === 'projects') &&
    line.stems.length <= HEAD_WORDS
  )
}
