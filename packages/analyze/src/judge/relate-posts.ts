import type { Profile, Span } from '@evenhand/model'
import { LEADING_LEVELS } from '../knowledge/judging/general-words.ts'
import { fold } from '../knowledge/fold.ts'
import { findTerm } from '../knowledge/lexicon.ts'
import { titleTerms } from '../read-job/read-title.ts'
import { leadingPosts } from './leads-people.ts'
import { isLevelWord } from './level-words.ts'
import { spelledOut } from './initials-of.ts'
import { lineBeyondChance } from './by-chance.ts'
import { kinship, lineOfWork } from './line-of-work.ts'
import { meaningsOf } from './meanings-of.ts'
import type { Evidence } from './prepare-evidence.ts'
import type { PreparedJob } from './prepare-job.ts'
import { stemWeight } from './stem-weight.ts'
import type { TitleHeld } from './titles-held.ts'
import { wordsOf } from './words-of.ts'

/** How near a post held is to the job, by its title. */
export type PostRelation = {
  /** Index into Profile.employment; -1 for a title found outside. */
  employment: number
  /** 0 to 1: the same title is 1, a neighbour about 0.75, a shared word less. */
  nearness: number
  title: Span
  /** Whether it is called just as the job is, whatever the level. */
  isNamesake: boolean
  months: number
  /** Months between the end of the post and the resume's own date. */
  monthsAgo: number
}

/** Nearness of a title from which it is this work, or related to it. */
export const NAMED = 0.55
const SAME = 1
const NEIGHBOUR = 0.8
const PARENT = 0.85
const SAME_FIELD = 0.4
/** Most that words in common count where both titles are known and of different fields: an account manager is no accountant. */
const OTHER_FIELD = 0.5
/** Titles outside a post are claims without a place. */
export const OUTSIDE = 0.9

/**
 * Lines of work below which a title in common is rather a word in common: "supervisor" is the name of many jobs, and neither
 * this title nor the resume as a whole speaks of the work.
 */
const IN_LINE = { title: 0.3, resume: 0.5 }
/** How far below and above, in parts of it: a step would halve the nearness of many for a word more in the knowledge. */
const AROUND = 0.5
/** What is left of the nearness out of line. */
const OUT_OF_LINE = 0.5

/** Months in the work after which more add nothing. */
const FULL_MONTHS = 36
/** Months since the last such post, after which it counts least. */
const OLD_MONTHS = 180
const UNDATED = 0.8

/** All titles the resume names, those of posts first. */
export function relatePosts(evidence: Evidence, job: PreparedJob): PostRelation[] {
  const { profile } = evidence
  const whole = inLine(lineBeyondChance(evidence.line, job), IN_LINE.resume)
  const related = evidence.titles.map((held) => {
    const title = asAdvertised(held, evidence, job)
    const isNamesake = isCalledAs(title.stems, job)
    // Whoever is called just as the job is in its line of work, in whatever words the rest of the job is told.
    const part = isNamesake ? 1 : Math.max(whole, inLine(kinship(title.line, job.line), IN_LINE.title))
    const isLeading = () => leadingPosts(evidence).has(title.employment)
    const nearness = nearnessOf(title, job, isLeading) * (OUT_OF_LINE + (1 - OUT_OF_LINE) * part)
    const { employment, span } = title
    const named = { employment, title: span, isNamesake }
    if (employment < 0) return { ...named, nearness: OUTSIDE * nearness, months: 0, monthsAgo: 0 }
    return {
      ...named,
      nearness,
      months: profile.employment[employment]!.months ?? 0,
      monthsAgo: monthsAgo(profile, employment),
    }
  })
  // What stands below a name is a claim: it says what posts of this work are called, and nothing without any.
  return related.some(isThisWork) ? related : related.filter((_, at) => !evidence.titles[at]!.isHeadline)
}

/** 0 out of line, 1 in line. */
export function inLine(line: number, mark: number): number {
  return Math.min(1, Math.max(0, (line / mark - 1 + AROUND) / (2 * AROUND)))
}

/**
 * "Senior PM", where a product manager is asked for: the title as the advert spells it out. A title in the advert's very words
 * says the same in a resume whose language is another one, or could not be told.
 */
function asAdvertised(title: TitleHeld, { text, language: own }: Evidence, job: PreparedJob): TitleHeld {
  const { initials, language, written } = job
  const held = text.slice(title.span.start, title.span.end)
  const named = spelledOut(held, initials) ?? (own !== language && written.has(fold(held)) ? held : undefined)
  if (named === undefined) return title
  const stems = [...new Set(meaningsOf(named, language))]
  return { ...title, stems, terms: [...new Set([...title.terms, ...titleTerms(named)])], line: lineOfWork(stems) }
}

/** Whether a title says the work in just the words of one of the job's names. Of the level alone there is no work to say. */
function isCalledAs(title: string[], { names }: PreparedJob): boolean {
  const held = title.filter((word) => !isLevelWord(word))
  return names.some((name) => {
    const asked = name.filter((word) => !isLevelWord(word))
    return asked.length > 0 && asked.length === held.length && asked.every((word) => held.includes(word))
  })
}

/** Whether it is a post of this work, or of work related to it. */
export function isThisWork({ employment, nearness }: PostRelation): boolean {
  return employment >= 0 && nearness >= NAMED
}

/** A post's nearness, less where it was short or is long ago. */
export function worthOfPost(post: PostRelation): number {
  if (post.employment < 0) return post.nearness * UNDATED
  const length = 0.75 + 0.25 * Math.min(1, post.months / FULL_MONTHS)
  return post.nearness * length * (1 - 0.25 * Math.min(1, post.monthsAgo / OLD_MONTHS))
}

/** How near a title is to the job's names. Duties are looked through for people led only where that can count. */
function nearnessOf(title: TitleHeld, job: PreparedJob, isLeading: () => boolean): number {
  const byTerm = title.terms.reduce(
    (best, term) => Math.max(best, termNearness(term, job)),
    compoundNearness(title, job),
  )
  const byWords = wordNearness(title.stems, job, isLeading)
  const isOther = byTerm === 0 && title.terms.length > 0 && job.titleTerms.length > 0
  return Math.max(byTerm, isOther ? Math.min(OTHER_FIELD, byWords) : byWords)
}

/** A "Serviceelektriker" is an electrician, and where one is asked for, an electrician is near. */
function compoundNearness({ terms, compounds }: TitleHeld, job: PreparedJob): number {
  if (compounds.some((term) => job.titleTerms.includes(term))) return PARENT
  return terms.some((term) => job.compounds.includes(term)) ? NEIGHBOUR : 0
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
function wordNearness(words: string[], job: PreparedJob, isLeading: () => boolean): number {
  const weightOf = (some: string[]) => some.reduce((sum, word) => sum + titleWeight(word), 0)
  const held = weightOf(words)
  let best = 0
  for (const name of job.names) {
    const shared = name.filter((word) => words.includes(word))
    // The level alone says nothing of the work.
    if (shared.every(isLevelWord) && shared.length < name.length) continue
    const level = name.filter((word) => leading.has(word) && !shared.includes(word))
    const led = level.length > 0 && isLeading() ? weightOf(level) : 0
    best = Math.max(best, (2 * (weightOf(shared) + led)) / (held + led + weightOf(name)))
  }
  return best
}

/** What a job is called that leads people; whoever led some holds the level, whatever the title says. */
const leading = new Set(wordsOf(LEADING_LEVELS).stems)

function titleWeight(word: string): number {
  return isLevelWord(word) ? 0.5 : 1 + stemWeight(word) / 2
}

function monthsAgo(profile: Profile, employment: number): number {
  const post = profile.employment[employment]!
  if (post.current || post.end === undefined) return 0
  const { asOf } = profile
  return Math.max(0, (asOf.year - post.end.year) * 12 + (asOf.month ?? 12) - (post.end.month ?? 12))
}
